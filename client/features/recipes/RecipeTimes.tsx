import type { ReactNode } from "react";
import { asDuration } from "../../shared/duration";
import { servingsText } from "../../shared/servings";
import { t } from "../../shared/messages/t";
import classes from "./RecipeTimes.module.css";

interface RecipeTimesProps {
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  servings: number | null;
  servingsUnit: string | null;
}

interface Fact {
  name: string;
  value: ReactNode;
  className?: string | undefined;
}

const PEOPLE = /^(people|persons?|personen|leute)$/i;

/** The yield of a recipe, such as "Serves 8" or "Makes 24 biscuits". */
const readYield = (servings: number, unit: string | null): Fact =>
  unit !== null && PEOPLE.test(unit.trim())
    ? { name: t("recipe.serves"), value: t("recipe.people", { count: servings }) }
    : { name: t("recipe.makes"), value: servingsText(servings, unit) };

/** The given times and the yield of a recipe. */
export function RecipeTimes(recipe: RecipeTimesProps) {
  const { prepMinutes, cookMinutes, totalMinutes, servings, servingsUnit } = recipe;
  const times: [string, number | null][] = [
    [t("recipe.preparation"), prepMinutes],
    [t("recipe.cooking"), cookMinutes],
    [t("recipe.total"), totalMinutes],
  ];
  const facts: Fact[] = times.flatMap(([name, minutes]) =>
    minutes ? [{ name, value: asDuration(minutes) }] : [],
  );
  if (servings) facts.push({ ...readYield(servings, servingsUnit), className: classes.makes });
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, className }) => (
        <div key={name} className={className}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
