import { lineName } from "../../../shared/amounts/lineName";
import { useHydrated } from "../../shared/hydration/useHydrated";
import { asDuration } from "../../shared/duration";
import { langOf } from "../../shared/languages";
import { groupLines, type IngredientLine } from "../../shared/recipeLines";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { groupSteps } from "../../shared/recipeSteps";
import { yieldText } from "../../shared/servings";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { QrImage } from "../../shared/ui/QrImage";
import classes from "./book.module.css";
import type { BookRecipe_RecipeFragment } from "./BookRecipe_recipe.generated";

type Recipe = BookRecipe_RecipeFragment;

interface LineProps {
  line: IngredientLine<Recipe["lines"][number]>;
  /** The recipe's language. */
  language: string | null;
}

function Line({ line, language }: LineProps) {
  const { isOptional, preparation, quantity, unit } = line;
  const amount = [quantity, unit].filter(Boolean).join(" ");
  return (
    <li dir="auto">
      {amount && <b>{amount} </b>}
      {lineName(line, { language, locale: currentLanguage() })}
      {preparation && `, ${preparation}`}
      {isOptional && ` (${t("card.optional")})`}
    </li>
  );
}

function Lines({ equipment, ingredientsNotes, language, lines: allLines }: Recipe) {
  return (
    <section className={classes.lines}>
      <h3>{t("recipe.ingredients")}</h3>
      {groupLines(allLines).map(({ heading, lines }) => (
        <div key={heading?.lineId ?? "first"} lang={langOf(language)}>
          {heading && <h4 dir="auto">{heading.heading}</h4>}
          <ul>
            {lines.map((line) => (
              <Line key={line.lineId} line={line} language={language} />
            ))}
          </ul>
        </div>
      ))}
      {ingredientsNotes && (
        <p className={classes.notes} dir="auto" lang={langOf(language)}>
          {ingredientsNotes}
        </p>
      )}
      {equipment.length > 0 && (
        <p className={classes.notes} dir="auto">
          {t("recipe.equipment")} {equipment.map(({ name }) => name).join(", ")}
        </p>
      )}
    </section>
  );
}

function Steps({ language, steps: allSteps }: Recipe) {
  return (
    <section className={classes.steps}>
      <h3>{t("recipe.instructions")}</h3>
      {groupSteps(allSteps).map(({ heading, steps }, index) => (
        <div key={index} lang={langOf(language)}>
          {heading && <h4 dir="auto">{heading}</h4>}
          <ol>
            {steps.map((step, number) => (
              <li key={number} dir="auto">
                {step.text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** The recipe's source, and a QR code of its page. */
function Foot({ recipeId, source }: Recipe) {
  // The address is available only in browsers.
  const link = useHydrated() ? location.origin + paths.recipe(recipeId) : null;
  return (
    <footer className={classes.foot}>
      {link && (
        <div className={classes.code}>
          <QrImage link={link} label={t("cooking.qrLabel")} />
        </div>
      )}
      <p>
        {source && (
          <>
            {t("recipe.source")} <bdi dir="auto">{source}</bdi>
            <br />
          </>
        )}
        {link}
      </p>
    </footer>
  );
}

/** A recipe of the book, which begins on a new page. */
export function BookRecipe({ recipe }: { recipe: Recipe }) {
  const { cover, description, difficultyLevel, name, owner, servings, servingsUnit } = recipe;
  const lang = langOf(recipe.language);
  const times = [
    { label: t("recipe.preparation"), minutes: recipe.prepMinutes },
    { label: t("recipe.cooking"), minutes: recipe.cookMinutes },
    { label: t("recipe.total"), minutes: recipe.totalMinutes },
  ];
  const facts = [
    recipe.category.name,
    difficultyLevel.name,
    servings && yieldText(servings, servingsUnit, recipe.language),
    ...times.map(({ label, minutes }) => minutes && `${label} ${asDuration(minutes)}`),
  ].filter(Boolean);
  return (
    <article data-part className={classes.recipe} id={`recipe-${recipe.recipeId}`}>
      <header className={classes.header}>
        <h2 dir="auto" lang={lang}>
          {name}
        </h2>
        <p className={classes.by}>{t("book.recipeBy", { name: owner.name })}</p>
        <p className={classes.facts}>{facts.join(" · ")}</p>
        {description && (
          <p className={classes.description} dir="auto" lang={lang}>
            {description}
          </p>
        )}
      </header>
      <div className={cover.srcSet ? classes.photo : classes.drawing}>
        <Picture image={cover} alt="" sizes={pictureSizes.book} />
      </div>
      <div className={classes.columns}>
        {recipe.lines.length > 0 && <Lines {...recipe} />}
        <Steps {...recipe} />
      </div>
      <Foot {...recipe} />
    </article>
  );
}
