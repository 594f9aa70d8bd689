import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { RecipeEditor } from "../features/recipeForm/RecipeEditor";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./FormPage.module.css";
import { useEditRecipePage } from "./RecipeFormPage.generated";
import type { editRecipeLoader } from "./RecipeFormPage.loader";
import { recipeFormOptions } from "./recipeFormOptions";

/** /recipes/:recipeId/edit */
export function Component() {
  const data = useEditRecipePage(useLoaderData<ReturnType<typeof editRecipeLoader>>());
  // What was there when editing began: the cache may learn of newer versions meanwhile.
  const [recipe] = useState(data.recipe);
  return (
    <Guard loggedIn={data.viewer !== null} allowed={recipe.viewerCanEdit}>
      <div className={classes.page}>
        <PageTitle>{t("recipeForm.edit")}</PageTitle>
        <RecipeEditor options={recipeFormOptions(data)} recipe={recipe} />
      </div>
    </Guard>
  );
}
