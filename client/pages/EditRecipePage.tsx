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
import { PreviewColumn } from "./PreviewColumn";

/** /recipes/:recipeId/edit */
export function Component() {
  const data = useEditRecipePage(useLoaderData<ReturnType<typeof editRecipeLoader>>());
  // The recipe when editing began: the cache may receive newer versions meanwhile.
  const [recipe] = useState(data.recipe);
  const options = recipeFormOptions(data, recipe.viewerVisibilities);
  return (
    <Guard loggedIn={data.viewer !== null} allowed={recipe.viewerCanEdit}>
      <div className={classes.wide}>
        <PageTitle>{t("recipeActions.edit")}</PageTitle>
        <RecipeEditor
          options={options}
          preview={(draft) => <PreviewColumn draft={draft} options={options} />}
          recipe={recipe}
        />
      </div>
    </Guard>
  );
}
