import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { ImportItemInput } from "../../shared/apollo/schema.generated";
import { formatLongDate } from "../../shared/dates";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { showErrorToast } from "../../shared/showError";
import { useUpdateImportItemMutation } from "./ChangeImport.generated";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import classes from "./ImportItemCard.module.css";
import { ItemEditor } from "./ItemEditor";
import { ItemLines } from "./ItemLines";
import type { ItemOptions } from "./ItemOptions";
import { lineInput } from "./lineText";

interface ImportItemCardProps {
  item: ImportItem_ItemFragment;
  options: ItemOptions;
  isEditable: boolean;
  isEditing: boolean;
  /** Called with true when a correction starts, and with false when it ends. */
  onEditing: (isEditing: boolean) => void;
  /** Called once the recipe has changed. */
  onChange: () => Promise<unknown>;
}

/** The dates a recipe was added and, if on a later day, changed at its source. */
function formatDates({ createdAt, updatedAt }: ImportItem_ItemFragment["draft"]): string {
  const addedDate = formatLongDate(createdAt!);
  const changedDate = updatedAt ? formatLongDate(updatedAt) : addedDate;
  return changedDate === addedDate
    ? t("imports.addedOn", { added: addedDate })
    : t("imports.addedAndChangedOn", { added: addedDate, changed: changedDate });
}

/** A recipe of an import as it was understood, with actions to correct or skip it. */
export function ImportItemCard({
  item,
  options,
  isEditable,
  isEditing,
  onEditing,
  onChange,
}: ImportItemCardProps) {
  const { importItemId, state, error, warnings, draft, duplicateOf, recipe } = item;
  const [update, { loading }] = useUpdateImportItemMutation();
  const name = draft.name || t("imports.noName");
  const isSkipped = state === "SKIPPED";
  const change = async (input: ImportItemInput) => {
    try {
      await update({ variables: { importItemId, input } });
      await onChange();
    } catch (failure) {
      showErrorToast(failure, t("imports.failed"));
    }
  };
  return (
    <li className={classes.item} data-skipped={isSkipped || undefined}>
      <div className={classes.head}>
        <h3 className={classes.name} dir="auto">
          {name}
        </h3>
        {isEditable && !isEditing && (
          <div className={classes.buttons}>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t("imports.editOf", { name })}
              onClick={() => onEditing(true)}
            >
              {t("imports.edit")}
            </Button>
            <Button
              variant="subtle"
              size="sm"
              loading={loading}
              aria-label={t(isSkipped ? "imports.unskipOf" : "imports.skipOf", { name })}
              onClick={() => void change({ isSkipped: !isSkipped })}
            >
              {t(isSkipped ? "imports.unskip" : "imports.skip")}
            </Button>
          </div>
        )}
        {recipe && <Link to={paths.recipe(recipe.recipeId)}>{t("imports.added")}</Link>}
      </div>
      {draft.source && (
        <p className={classes.quiet} dir="auto">
          {draft.source}
        </p>
      )}
      {draft.createdAt && !recipe && <p className={classes.quiet}>{formatDates(draft)}</p>}
      {error && <p className={classes.problem}>{translateServerMessage(error)}</p>}
      {duplicateOf && !recipe && (
        <p className={classes.quiet}>
          {t(isSkipped ? "imports.duplicate" : "imports.similar")}{" "}
          <Link to={paths.recipe(duplicateOf.recipeId)}>{duplicateOf.name}</Link>
        </p>
      )}
      {!recipe && warnings.length > 0 && (
        <ul className={classes.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{translateServerMessage(warning)}</li>
          ))}
        </ul>
      )}
      {isEditing ? (
        <ItemEditor
          item={item}
          options={options}
          onDone={() => {
            onEditing(false);
            void onChange();
          }}
        />
      ) : (
        !recipe && (
          <div className={classes.parts}>
            <div>
              <h4>{t("imports.ingredients")}</h4>
              <ItemLines
                lines={draft.lines}
                createsIngredients={options.createsIngredients}
                onPick={
                  isEditable
                    ? (line, { ingredientId, name: ingredient }) =>
                        void change({
                          lines: draft.lines.map((each) =>
                            lineInput(each === line ? { ...each, ingredientId, ingredient } : each),
                          ),
                        })
                    : undefined
                }
              />
            </div>
            <div>
              <h4>{t("imports.instructions")}</h4>
              <p className={classes.steps} dir="auto">
                {draft.instructions}
              </p>
            </div>
          </div>
        )
      )}
    </li>
  );
}
