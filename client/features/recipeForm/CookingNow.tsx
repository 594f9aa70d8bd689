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

/** The values for cooking that somebody else has saved, as far as there are any. */
export function CookingNow({ cooking }: { cooking: Cooking }) {
  const said = detailNames.filter((name) => cooking[name] !== "");
  if (!said.length) return null;
  return (
    <dl className={classes.list}>
      {said.map((name) => (
        <div key={name}>
          <dt className={classes.term}>{t(`recipeForm.cooking.fields.${name}`)}</dt>
          <dd className={classes.value}>{valueText(name, cooking[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
