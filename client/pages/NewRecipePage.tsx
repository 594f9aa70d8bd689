import { useLoaderData } from "react-router-dom";
import { RecipeEditor } from "../features/recipeForm/RecipeEditor";
import { ImportRecipes } from "../features/recipeActions/ImportRecipes";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./FormPage.module.css";
import { useNewRecipePage } from "./RecipeFormPage.generated";
import type { newRecipeLoader } from "./RecipeFormPage.loader";
import { allVisibilities, recipeFormOptions } from "./recipeFormOptions";
import { PreviewColumn } from "./PreviewColumn";

/** /recipes/new */
export function Component() {
  const data = useNewRecipePage(useLoaderData<ReturnType<typeof newRecipeLoader>>());
  const options = recipeFormOptions(data, allVisibilities);
  return (
    <Guard loggedIn={data.viewer !== null} allowed={data.viewerCanAddRecipe}>
      <div className={classes.wide}>
        <div className={classes.titleRow}>
          <PageTitle>{t("recipeActions.add")}</PageTitle>
          <ImportRecipes />
        </div>
        <RecipeEditor
          options={options}
          preview={(draft) => <PreviewColumn draft={draft} options={options} />}
        />
      </div>
    </Guard>
  );
}
