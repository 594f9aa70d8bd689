import { t } from "../../shared/messages/t";
import { detailNames, type DetailName, recipeDetails } from "../../../shared/recipeDetails";
import { languageName } from "../../shared/languages";
import type { Cooking } from "../../shared/recipeFields/cooking";
import classes from "./CookingNow.module.css";

function valueText(name: DetailName, value: string): string {
  const { type } = recipeDetails[name];
  if (type === "minutes") return t("recipeForm.cooking.minutes", { minutes: value });
  return type === "language" ? languageName(value) : value;
}

/** The cooking values that another user has saved, if any. */
export function CookingNow({ cooking }: { cooking: Cooking }) {
  const filledFields = detailNames.filter((name) => cooking[name] !== "");
  if (!filledFields.length) return null;
  return (
    <dl className={classes.list}>
      {filledFields.map((name) => (
        <div key={name}>
          <dt className={classes.term}>{t(`recipeForm.cooking.fields.${name}`)}</dt>
          <dd className={classes.value}>{valueText(name, cooking[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
