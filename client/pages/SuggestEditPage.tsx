import { useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { RecipeEditor } from "../features/recipeForm/RecipeEditor";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./FormPage.module.css";
import { PreviewColumn } from "./PreviewColumn";
import { useEditRecipePage } from "./RecipeFormPage.generated";
import type { editRecipeLoader } from "./RecipeFormPage.loader";
import { recipeFormOptions } from "./recipeFormOptions";

/** /recipes/:recipeId/suggest */
export function Component() {
  const data = useEditRecipePage(useLoaderData<ReturnType<typeof editRecipeLoader>>());
  // The recipe when editing began: the cache may receive newer versions meanwhile.
  const [recipe] = useState(data.recipe);
  const options = {
    // Own ingredients cannot be part of a recipe that others see.
    ...recipeFormOptions({ ...data, viewerOwnIngredients: [] }, []),
    canAddIngredients: data.viewerCanAddRecipe,
    canAddPhotos: false,
    isSuggestion: true,
  };
  const isLoggedIn = data.viewer !== null;
  return (
    <Guard loggedIn={isLoggedIn} allowed={isLoggedIn && !recipe.viewerCanEdit}>
      <div className={classes.wide}>
        <div>
          <PageTitle>{t("suggestions.suggest")}</PageTitle>
          <p className={classes.intro}>
            {t("suggestions.for")}{" "}
            <Link to={paths.recipe(recipe.recipeId)} dir="auto">
              {recipe.name}
            </Link>
            {". "}
            {t("suggestions.intro")}
          </p>
        </div>
        <RecipeEditor
          options={options}
          preview={(draft) => <PreviewColumn draft={draft} options={options} />}
          recipe={recipe}
        />
      </div>
    </Guard>
  );
}
