import { useApolloClient } from "@apollo/client/react";
import { Link, useLoaderData } from "react-router-dom";
import { CompareForm } from "../features/history/CompareForm";
import { Difference } from "../features/history/Difference";
import { VersionList } from "../features/history/VersionList";
import { nextPage } from "../shared/apollo/nextPage";
import { langOf } from "../shared/languages";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import form from "./FormPage.module.css";
import classes from "./HistoryPage.module.css";
import { fetchHistoryPage, useHistoryPage } from "./HistoryPage.generated";
import type { historyLoader } from "./HistoryPage.loader";

/** /recipes/:recipeId/history */
export function Component() {
  const { page, variables } =
    useLoaderData<Awaited<ReturnType<ReturnType<typeof historyLoader>>>>();
  const client = useApolloClient();
  const { recipe, recipeDifference } = useHistoryPage(page);
  const { edges, pageInfo } = recipe.versions;
  const versions = edges.map(({ node }) => node);
  const loadMore = nextPage(pageInfo, (after) => fetchHistoryPage(client, { ...variables, after }));
  return (
    <section className={form.page}>
      <div>
        <p className={form.origin}>
          <Link to={paths.recipe(recipe.recipeId)} dir="auto" lang={langOf(recipe.language)}>
            {recipe.name}
          </Link>
        </p>
        <PageTitle>{t("history.title")}</PageTitle>
        <p className={form.intro}>{t("history.intro")}</p>
      </div>
      {recipeDifference && (
        <section className={classes.difference} aria-labelledby="difference">
          <h2 id="difference">
            {t("history.differenceTitle", {
              before: recipeDifference.before.version,
              after: recipeDifference.after.version,
            })}
          </h2>
          <CompareForm
            recipeId={recipe.recipeId}
            versions={versions}
            before={recipeDifference.before}
            after={recipeDifference.after}
          />
          <div lang={langOf(recipe.language)}>
            <Difference difference={recipeDifference} language={recipe.language} />
          </div>
        </section>
      )}
      <VersionList recipe={recipe} versions={versions} onMore={loadMore} />
      {versions.length === 1 && <p className={form.intro}>{t("history.noEarlier")}</p>}
    </section>
  );
}
