import type { ReactNode } from "react";
import { asDuration } from "../../shared/duration";
import { langOf } from "../../shared/languages";
import { isPeople, servingsText } from "../../shared/servings";
import { t } from "../../shared/messages/t";
import classes from "./RecipeTimes.module.css";

interface RecipeTimesProps {
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  servings: number | null;
  servingsUnit: string | null;
  language: string | null;
}

interface Fact {
  name: string;
  value: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
}

/** Formats the yield of a recipe, such as "Serves 8" or "Makes 24 biscuits". */
const readYield = (servings: number, unit: string | null, language: string | null): Fact =>
  unit === null || isPeople(unit)
    ? {
        name: t("recipe.serves"),
        value: t(unit === null ? "recipe.portions" : "recipe.people", { count: servings }),
      }
    : {
        name: t("recipe.makes"),
        value: servingsText(servings, unit),
        lang: langOf(language),
      };

/** The times and the yield of a recipe. */
export function RecipeTimes(recipe: RecipeTimesProps) {
  const { language, prepMinutes, cookMinutes, totalMinutes, servings, servingsUnit } = recipe;
  const times: [string, number | null][] = [
    [t("recipe.preparation"), prepMinutes],
    [t("recipe.cooking"), cookMinutes],
    [t("recipe.total"), totalMinutes],
  ];
  const facts: Fact[] = times.flatMap(([name, minutes]) =>
    minutes ? [{ name, value: asDuration(minutes) }] : [],
  );
  if (servings)
    facts.push({ ...readYield(servings, servingsUnit, language), className: classes.makes });
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, className, lang }) => (
        <div key={name} className={className}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value} dir="auto" lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
