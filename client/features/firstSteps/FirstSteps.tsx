import { Circle, CircleCheck } from "lucide-react";
import { type ComponentType, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import type { LoadOptions, Preload } from "../../shared/preload";
import { t } from "../../shared/messages/t";
import classes from "./FirstSteps.module.css";
import { preloadFirstSteps, useFirstSteps } from "./FirstSteps.generated";

interface FirstStepsProps {
  query: Awaited<ReturnType<typeof preloadFirstSteps>>;
}

/** The state of the first steps, with their component. */
export interface LoadedFirstSteps extends FirstStepsProps {
  FirstSteps: ComponentType<FirstStepsProps>;
}

/** Loads the current state of the first steps. Only the admins of a new site load this file. */
export const loadFirstSteps = async (
  preload: Preload,
  request: LoadOptions["request"],
): Promise<LoadedFirstSteps> => ({
  FirstSteps,
  query: await preloadFirstSteps(preload, { request }),
});

/** The first steps of a new site's admin, and their completion. */
function FirstSteps({ query }: FirstStepsProps) {
  const heading = useId();
  const {
    searchCategories: categories,
    searchIngredients: ingredients,
    usersByRoles,
  } = useFirstSteps(query);
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t("firstSteps.title")}</h2>
      <ol className={classes.steps}>
        <Step isDone={categories.totalCount > 0 && ingredients.totalCount > 0}>
          <Link to={paths.categories.list()}>
            {t("firstSteps.categories", { count: categories.totalCount })}
          </Link>{" "}
          <Link to={paths.ingredients.list()}>
            {t("firstSteps.ingredients", { count: ingredients.totalCount })}
          </Link>
        </Step>
        <Step isDone={usersByRoles.length > 1}>
          <Link to={paths.users()}>{t("firstSteps.contributors")}</Link>
        </Step>
        <Step isDone={false}>
          <Link to={paths.newRecipe()}>{t("firstSteps.recipe")}</Link>{" "}
          <Link to={paths.importRecipes()}>{t("firstSteps.import")}</Link>
        </Step>
      </ol>
    </section>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={classes.step}>
      <Icon size={22} role="img" aria-label={t(isDone ? "firstSteps.done" : "firstSteps.open")} />
      <span>{children}</span>
    </li>
  );
}
