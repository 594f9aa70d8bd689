import { useApolloClient } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { DeletedRecipeList, NoDeletedRecipes } from "../features/recipeActions/DeletedRecipeList";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import {
  type DeletedByAdmins_ConnectionFragment,
  fetchMoreDeletedByAdmins,
  useDeletedRecipesPage,
} from "./DeletedRecipesPage.generated";
import { type deletedRecipesLoader, PAGE_SIZE } from "./DeletedRecipesPage.loader";
import classes from "./FormPage.module.css";

/** Recipes deleted by admins, visible to admins only. */
function DeletedByAdmins({ edges, pageInfo }: DeletedByAdmins_ConnectionFragment) {
  const client = useApolloClient();
  return (
    <DeletedRecipeList
      title={t("deletedRecipes.byAdmins")}
      emptyText={t("deletedRecipes.noneByAdmins")}
      recipes={edges.map(({ node }) => node)}
      showsOwner
      onMore={nextPage(pageInfo, (after) =>
        fetchMoreDeletedByAdmins(client, { first: PAGE_SIZE, after }),
      )}
    />
  );
}

/** /recipes/deleted */
export function Component() {
  const data = useDeletedRecipesPage(useLoaderData<ReturnType<typeof deletedRecipesLoader>>());
  const { recipesDeletedByAdmins, viewerDeletedRecipes } = data;
  const isEmpty = viewerDeletedRecipes.length === 0 && !recipesDeletedByAdmins?.edges.length;
  return (
    <section className={classes.page}>
      <div>
        <PageTitle>{t("deletedRecipes.title")}</PageTitle>
        {!isEmpty && <p className={classes.intro}>{t("deletedRecipes.intro")}</p>}
      </div>
      {isEmpty ? (
        <NoDeletedRecipes />
      ) : (
        <>
          <DeletedRecipeList
            title={t("deletedRecipes.own")}
            emptyText={t("deletedRecipes.none")}
            recipes={viewerDeletedRecipes}
          />
          {recipesDeletedByAdmins && <DeletedByAdmins {...recipesDeletedByAdmins} />}
        </>
      )}
    </section>
  );
}
