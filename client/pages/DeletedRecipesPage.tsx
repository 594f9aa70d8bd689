import { useLoaderData } from "react-router-dom";
import { DeletedRecipeItem } from "../features/recipeActions/DeletedRecipeItem";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import { useDeletedRecipesPage } from "./DeletedRecipesPage.generated";
import type { deletedRecipesLoader } from "./DeletedRecipesPage.loader";
import classes from "./FormPage.module.css";

/** /recipes/deleted */
export function Component() {
  const data = useDeletedRecipesPage(useLoaderData<ReturnType<typeof deletedRecipesLoader>>());
  const recipes = data.viewerDeletedRecipes;
  return (
    <section className={classes.page}>
      <div>
        <PageTitle>{t("deletedRecipes.title")}</PageTitle>
        <p className={classes.intro}>
          {recipes.length > 0 ? t("deletedRecipes.intro") : t("deletedRecipes.none")}
        </p>
      </div>
      {recipes.length > 0 && (
        <ul aria-label={t("deletedRecipes.title")}>
          {recipes.map((recipe) => (
            <DeletedRecipeItem key={recipe.recipeId} recipe={recipe} />
          ))}
        </ul>
      )}
    </section>
  );
}
