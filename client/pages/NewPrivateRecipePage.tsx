import { useLoaderData } from "react-router-dom";
import { ImportRecipes } from "../features/recipeActions/ImportRecipes";
import { RecipeEditor } from "../features/recipeForm/RecipeEditor";
import { t } from "../shared/messages/t";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./FormPage.module.css";
import { PreviewColumn } from "./PreviewColumn";
import { useNewRecipePage } from "./RecipeFormPage.generated";
import type { newRecipeLoader } from "./RecipeFormPage.loader";
import { allVisibilities, recipeFormOptions } from "./recipeFormOptions";

/** /recipes/own/new */
export function Component() {
  const data = useNewRecipePage(useLoaderData<ReturnType<typeof newRecipeLoader>>());
  const options = recipeFormOptions(data, data.viewerCanAddRecipe ? allVisibilities : ["PRIVATE"]);
  const isLoggedIn = data.viewer !== null;
  return (
    <Guard loggedIn={isLoggedIn} allowed={isLoggedIn}>
      <div className={classes.wide}>
        <div className={classes.titleRow}>
          <PageTitle>{t("ownRecipes.add")}</PageTitle>
          <ImportRecipes />
        </div>
        <RecipeEditor
          isPrivate
          options={options}
          preview={(draft) => <PreviewColumn draft={draft} options={options} />}
        />
      </div>
    </Guard>
  );
}
