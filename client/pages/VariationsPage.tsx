import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useLoaderData } from "react-router-dom";
import { Difference } from "../features/history/Difference";
import { summarizeChanges } from "../features/history/summarizeChanges";
import { nextPage } from "../shared/apollo/nextPage";
import { langOf } from "../shared/languages";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { Drawing } from "../shared/ui/Drawing";
import { LoadMoreButton } from "../shared/ui/LoadMoreButton";
import message from "../shared/ui/Message.module.css";
import { OwnerLink } from "../shared/ui/OwnerLink";
import { PageTitle } from "../shared/ui/PageTitle";
import form from "./FormPage.module.css";
import classes from "./VariationsPage.module.css";
import { VisibilityBadge } from "../shared/ui/VisibilityBadge";
import { fetchVariationsPage, useVariationsPage } from "./VariationsPage.generated";
import { VARIATIONS, type variationsLoader } from "./VariationsPage.loader";

/** /recipes/:recipeId/variations */
export function Component() {
  const { recipe } = useVariationsPage(useLoaderData<ReturnType<typeof variationsLoader>>());
  const client = useApolloClient();
  const session = useSession();
  const { recipeId } = recipe;
  const { edges, pageInfo } = recipe.variations;
  const loadMore = nextPage(pageInfo, (after) =>
    fetchVariationsPage(client, { recipeId, first: VARIATIONS, after }),
  );
  return (
    <section className={form.page}>
      <div>
        <p className={form.origin}>
          <Link to={paths.recipe(recipeId)} dir="auto" lang={langOf(recipe.language)}>
            {recipe.name}
          </Link>
        </p>
        <PageTitle>{t("variations.title")}</PageTitle>
        <p className={form.intro}>{t("variations.intro")}</p>
        {session && (
          <Button component={Link} to={paths.newVariation(recipeId)} size="sm" mt={20}>
            {t("variations.make")}
          </Button>
        )}
      </div>
      {edges.length === 0 && (
        <div className={message.root}>
          <Drawing name="plate" />
          <p className={message.text}>{t("variations.none")}</p>
        </div>
      )}
      <ul>
        {edges.map(({ node }) => (
          <li key={node.id} className={classes.item}>
            <h2 className={classes.name}>
              <Link to={paths.recipe(node.recipeId)} dir="auto" lang={langOf(node.language)}>
                {node.name}
              </Link>
              {node.visibility !== "PUBLIC" && <VisibilityBadge visibility={node.visibility} />}
            </h2>
            <p className={classes.quiet}>
              {t("card.uploadedBy")} <OwnerLink owner={node.owner} />
            </p>
            {node.changesFromOrigin && (
              <>
                <p dir="auto">{summarizeChanges(node.changesFromOrigin, node.language)}</p>
                <details className={classes.details}>
                  <summary>{t("variations.allChanges")}</summary>
                  <Difference
                    difference={{ changes: node.changesFromOrigin }}
                    language={node.language}
                  />
                </details>
              </>
            )}
          </li>
        ))}
      </ul>
      {loadMore && <LoadMoreButton onMore={loadMore}>{t("variations.more")}</LoadMoreButton>}
    </section>
  );
}
