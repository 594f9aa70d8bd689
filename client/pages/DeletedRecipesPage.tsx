import { useApolloClient } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { nextPage } from "../apollo/nextPage";
import { DeletedRecipeList } from "../features/recipeActions/DeletedRecipeList";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import { fetchMoreDeletedByAdmins, useDeletedRecipesPage } from "./DeletedRecipesPage.generated";
import { type deletedRecipesLoader, PAGE_SIZE } from "./DeletedRecipesPage.loader";
import classes from "./FormPage.module.css";

/** /recipes/deleted */
export function Component() {
  const data = useDeletedRecipesPage(useLoaderData<ReturnType<typeof deletedRecipesLoader>>());
  const client = useApolloClient();
  const { recipesDeletedByAdmins: byAdmins, viewerDeletedRecipes: own } = data;
  return (
    <section className={classes.page}>
      <div>
        <PageTitle>{t("deletedRecipes.title")}</PageTitle>
        <p className={classes.intro}>{t("deletedRecipes.intro")}</p>
      </div>
      <DeletedRecipeList
        title={t("deletedRecipes.own")}
        none={t("deletedRecipes.none")}
        recipes={own}
      />
      {byAdmins && (
        <DeletedRecipeList
          title={t("deletedRecipes.byAdmins")}
          none={t("deletedRecipes.noneByAdmins")}
          recipes={byAdmins.edges.map(({ node }) => node)}
          showsOwner
          onMore={nextPage(byAdmins.pageInfo, (after) =>
            fetchMoreDeletedByAdmins(client, { first: PAGE_SIZE, after }),
          )}
        />
      )}
    </section>
  );
}
