import { detailNames, type DetailName } from "../../../shared/recipeDetails";
import type { CoverDrawing } from "../../../shared/coverDrawings";
import { languageName } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import { ChangedText, ChangedValue } from "./ChangedText";
import classes from "./Difference.module.css";
import type { Change_ChangeFragment } from "./Difference_difference.generated";

const isDetail = (field: string): field is DetailName =>
  (detailNames as readonly string[]).includes(field);

/** The label of a field in the recipe's form. */
function readLabel(field: string): string {
  if (isDetail(field)) return t(`recipeForm.cooking.fields.${field}`);
  switch (field) {
    case "name":
      return t("recipeForm.title");
    case "category":
      return t("recipeForm.category");
    case "difficultyLevel":
      return t("recipeForm.difficulty");
    case "coverDrawing":
      return t("recipeForm.drawing.title");
    default:
      return t("recipeForm.notes");
  }
}

/** A value as the recipe's page writes it. */
function writeValue(field: string, value: string | null): string | null {
  if (value === null) return null;
  if (field === "language") return languageName(value);
  if (field === "coverDrawing") return t(`recipeForm.drawing.names.${value as CoverDrawing}`);
  return field.endsWith("Minutes") ? t("recipeForm.cooking.minutes", { minutes: value }) : value;
}

const longFields = ["description", "nutrition", "ingredientsNotes"];

/** A field of the recipe with its former and new value. */
export function ChangedFact({ change }: { change: Change_ChangeFragment }) {
  const field = change.field ?? "";
  return (
    <div className={classes.fact}>
      <dt>{readLabel(field)}</dt>
      <dd dir="auto">
        {longFields.includes(field) ? (
          <ChangedText words={change.words} />
        ) : (
          <ChangedValue
            before={writeValue(field, change.before)}
            after={writeValue(field, change.after)}
          />
        )}
      </dd>
    </div>
  );
}
