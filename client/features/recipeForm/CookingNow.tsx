import { t } from "../../shared/messages/t";
import {
  type Cooking,
  type CookingField,
  cookingFields,
  minutesFields,
} from "../../shared/recipeFields/cooking";
import classes from "./CookingNow.module.css";

const inMinutes = (name: CookingField) => minutesFields.some((field) => field === name);

/** The cooking values that another user has saved, if any. */
export function CookingNow({ cooking }: { cooking: Cooking }) {
  const filledFields = cookingFields.filter((name) => cooking[name] !== "");
  if (!filledFields.length) return null;
  return (
    <dl className={classes.list}>
      {filledFields.map((name) => (
        <div key={name}>
          <dt className={classes.term}>{t(`recipeForm.cooking.fields.${name}`)}</dt>
          <dd className={classes.value}>
            {inMinutes(name)
              ? t("recipeForm.cooking.minutes", { minutes: cooking[name] })
              : cooking[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
