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

/**
 * Loads the current state of the steps. Only admins load this file.
 * @param isNewSite true without recipes; on other sites, open requests are the only step
 */
export const loadFirstSteps = async (
  preload: Preload,
  request: LoadOptions["request"],
  isNewSite: boolean,
): Promise<LoadedFirstSteps> => ({
  FirstSteps,
  query: await preloadFirstSteps(preload, { request, variables: { isNewSite } }),
});

/** The first steps of a new site's admin, and their completion; on other sites, open requests to contribute. */
function FirstSteps({ query }: FirstStepsProps) {
  const heading = useId();
  const {
    contributorRequests: { totalCount: requestCount },
    searchCategories: categories,
    searchIngredients: ingredients,
    usersByRoles,
  } = useFirstSteps(query);
  const isNewSite = categories && ingredients && usersByRoles;
  if (!isNewSite && requestCount === 0) return null;
  return (
    <section
      className={isNewSite ? classes.root : classes.next}
      {...(isNewSite ? { "aria-labelledby": heading } : { "aria-label": t("firstSteps.next") })}
    >
      {isNewSite && <h2 id={heading}>{t("firstSteps.title")}</h2>}
      <ol className={classes.steps}>
        {isNewSite && (
          <Step isDone={categories.totalCount > 0 && ingredients.totalCount > 0}>
            <Link to={paths.categories.list()}>
              {t("firstSteps.categories", { count: categories.totalCount })}
            </Link>{" "}
            <Link to={paths.ingredients.list()}>
              {t("firstSteps.ingredients", { count: ingredients.totalCount })}
            </Link>
          </Step>
        )}
        {requestCount > 0 && (
          <Step isDone={false}>
            <Link to={paths.contributorRequests()}>
              {t(isNewSite ? "firstSteps.requests" : "contributorRequests.found", {
                count: requestCount,
              })}
            </Link>
          </Step>
        )}
        {isNewSite && (
          <>
            <Step isDone={usersByRoles.length > 1}>
              <Link to={paths.users()}>{t("firstSteps.contributors")}</Link>
            </Step>
            <Step isDone={false}>
              <Link to={paths.newRecipe()}>{t("firstSteps.recipe")}</Link>{" "}
              <Link to={paths.importRecipes()}>{t("firstSteps.import")}</Link>
            </Step>
          </>
        )}
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
