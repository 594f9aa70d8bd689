import type { ReactNode } from "react";
import { asDuration } from "../../shared/duration";
import { langOf } from "../../shared/languages";
import { isPeople, servingsText } from "../../shared/servings";
import { t } from "../../shared/messages/t";
import classes from "./RecipeTimes.module.css";

interface RecipeTimesProps {
  totalMinutes: number | null;
  servings: number | null;
  servingsUnit: string | null;
  language: string | null;
  /** Another fact at the end of the line. */
  children?: ReactNode;
}

/** Formats the yield of a recipe as a name and a value, such as "Serves" and "8". */
function readYield(servings: number, unit: string | null): { name: string; value: string } {
  const name = t(unit === null || isPeople(unit) ? "recipe.serves" : "recipe.makes");
  if (unit === null) return { name, value: t("recipe.portions", { count: servings }) };
  const people = isPeople(unit) && t("recipe.people", { count: servings });
  return { name, value: people || servingsText(servings, unit) };
}

/** The yield and the total time of a recipe in one line, such as "Serves 8 · 50 min". */
export function RecipeTimes(recipe: RecipeTimesProps) {
  const { children, language, servings, servingsUnit, totalMinutes } = recipe;
  const makes = servings === null ? null : readYield(servings, servingsUnit);
  if (!makes && !totalMinutes && !children) return null;
  return (
    <div className={classes.facts}>
      {makes && (
        <dl className={classes.makes}>
          <dt>{makes.name}</dt>
          <dd dir="auto" lang={langOf(servingsUnit && language)}>
            {makes.value}
          </dd>
        </dl>
      )}
      {Boolean(totalMinutes) && (
        <dl>
          <dt className={classes.spoken}>{t("recipe.total")}</dt>
          <dd>{asDuration(totalMinutes!)}</dd>
        </dl>
      )}
      {children && <div>{children}</div>}
    </div>
  );
}

interface TimeItemsProps {
  prepMinutes: number | null;
  cookMinutes: number | null;
}

/** The times of preparation and cooking as list items, such as "Preparation 10 min". */
export function TimeItems({ cookMinutes, prepMinutes }: TimeItemsProps) {
  return (
    <>
      {Boolean(prepMinutes) && (
        <li data-time className={classes.time}>
          {t("recipe.preparation")} {asDuration(prepMinutes!)}
        </li>
      )}
      {Boolean(cookMinutes) && (
        <li data-time className={classes.time}>
          {t("recipe.cooking")} {asDuration(cookMinutes!)}
        </li>
      )}
    </>
  );
}
