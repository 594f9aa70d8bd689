import { Camera } from "lucide-react";
import { readAmount } from "../../shared/amounts/readAmount";
import { readSteps } from "../../shared/recipeSections";
import { LineWords } from "../features/cooking/display/LineWords";
import type { ItemPreviewProps } from "../features/imports/ImportItemCard";
import { type Line, ItemLines } from "../features/imports/ItemLines";
import { lineInput } from "../features/imports/lineText";
import { useCoverOptions } from "../features/recipeForm/useCoverOptions";
import { RecipeTimes, TimeItems } from "../features/recipes/RecipeTimes";
import { formatLongDate } from "../shared/dates";
import { langOf } from "../shared/languages";
import { translateServerMessage } from "../shared/messages/serverMessages";
import { t } from "../shared/messages/t";
import { groupSteps } from "../shared/recipeSteps";
import { Picture } from "../shared/ui/Picture";
import { pictureSizes } from "../shared/ui/pictureSizes";
import classes from "./ImportedRecipe.module.css";

type Draft = ItemPreviewProps["item"]["draft"];

/** An ingredient in words, as on the recipe's page. */
function Ingredient({ line, language }: { line: Line; language: string | null }) {
  const { ingredient, quantity, unit, preparation, isOptional, scales } = line;
  return (
    <LineWords
      line={{
        ...{ name: ingredient, isOptional, scales },
        quantity: quantity || null,
        unit: unit || null,
        preparation: preparation || null,
        amount: readAmount(quantity || null, unit || null),
      }}
      language={language}
      displayOptions={{ factor: 1, unitSystem: "asWritten", arithmetic: null }}
    />
  );
}

/** The steps with their numbers, which start again below a heading. */
function Steps({ instructions, language }: Pick<Draft, "instructions" | "language">) {
  return groupSteps(readSteps(instructions)).map(({ heading, steps }, index) => (
    <div key={index} className={classes.section} lang={langOf(language)}>
      {heading && <h5 className={classes.heading}>{heading}</h5>}
      <ol className={classes.steps}>
        {steps.map(({ text }, number) => (
          <li key={number} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** The cover that the recipe will have; a photo at its source is fetched when the recipe is added. */
function Cover({ draft, photoUrl }: Pick<ItemPreviewProps["item"], "draft" | "photoUrl">) {
  const covers = useCoverOptions(draft, photoUrl !== null);
  const image = covers.find(({ drawing }) => drawing === draft.coverDrawing)?.image;
  return (
    <div className={classes.cover}>
      {photoUrl && (
        <p className={classes.photo}>
          <Camera size={20} aria-hidden />
          {t("imports.photoFrom", { host: new URL(photoUrl).hostname })}
        </p>
      )}
      {image && <Picture image={image} alt="" sizes={pictureSizes.cover} />}
    </div>
  );
}

/** The dates a recipe was added and, if on a later day, changed at its source. */
function formatDates({ createdAt, updatedAt }: Draft): string {
  const addedDate = formatLongDate(createdAt!);
  const changedDate = updatedAt ? formatLongDate(updatedAt) : addedDate;
  return changedDate === addedDate
    ? t("imports.addedOn", { added: addedDate })
    : t("imports.addedAndChangedOn", { added: addedDate, changed: changedDate });
}

/** A recipe to import as its page will show it, with marks for missing and doubtful parts. */
export function ImportedRecipe({ item, options, title, marks, actions }: ItemPreviewProps) {
  const { draft, photoUrl, warnings } = item;
  const { language, lines } = draft;
  const find = (among: readonly { value: string; label: string }[], id: number | null) =>
    among.find(({ value }) => value === String(id))?.label;
  const level = find(options.difficultyLevels, draft.difficultyLevelId);
  const category = find(options.categories, draft.categoryId);
  const tags = draft.tagIds.flatMap((id) => find(options.tags, id) ?? []);
  const equipment = draft.equipmentIds.flatMap((id) => find(options.equipment, id) ?? []);
  return (
    <div className={classes.recipe}>
      <header className={classes.header}>
        <div>
          {title}
          <RecipeTimes {...draft} />
          {draft.description && (
            <p className={classes.description} dir="auto" lang={langOf(language)}>
              {draft.description}
            </p>
          )}
          <ul className={classes.facts}>
            <TimeItems {...draft} />
            {category && <li dir="auto">{category}</li>}
            {level && (
              <li dir="auto">
                {level}
                {draft.isDifficultyAssumed && ` (${t("imports.assumed")})`}
              </li>
            )}
          </ul>
        </div>
        <Cover draft={draft} photoUrl={photoUrl} />
      </header>
      {marks}
      <div className={classes.parts}>
        <div>
          <h4 className={classes.part}>{t("imports.ingredients")}</h4>
          <div lang={langOf(language)}>
            <ItemLines
              lines={lines}
              formatLine={(line) => <Ingredient line={line} language={language} />}
              createsIngredients={options.createsIngredients}
              onEdit={actions && (() => actions.onEdit("lines"))}
              onPick={
                actions &&
                ((line, { ingredientId, name: ingredient }) =>
                  actions.onChange({
                    lines: lines.map((each) =>
                      lineInput(each === line ? { ...each, ingredientId, ingredient } : each),
                    ),
                  }))
              }
            />
          </div>
          {draft.ingredientsNotes && (
            <p className={classes.notes} dir="auto" lang={langOf(language)}>
              {draft.ingredientsNotes}
            </p>
          )}
          {equipment.length > 0 && (
            <p className={classes.quiet}>
              {t("recipe.equipment")}: {equipment.join(", ")}
            </p>
          )}
        </div>
        <div>
          <h4 className={classes.part}>{t("imports.instructions")}</h4>
          <Steps instructions={draft.instructions} language={language} />
        </div>
      </div>
      <footer className={classes.quiet} dir="auto">
        {[
          draft.source,
          draft.createdAt && formatDates(draft),
          draft.nutrition,
          tags.join(", "),
        ].map((text) => text && <p key={text}>{text}</p>)}
      </footer>
      {warnings.length > 0 && (
        <section className={classes.quiet} aria-label={t("imports.remarks")}>
          <ul className={classes.remarks}>
            {warnings.map((warning) => (
              <li key={warning}>{translateServerMessage(warning)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
