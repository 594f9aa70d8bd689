import { useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { RecipeEditor } from "../features/recipeForm/RecipeEditor";
import { toCopy } from "../features/recipeForm/toDraft";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./FormPage.module.css";
import { PreviewColumn } from "./PreviewColumn";
import { useEditRecipePage } from "./RecipeFormPage.generated";
import type { editRecipeLoader } from "./RecipeFormPage.loader";
import { allVisibilities, recipeFormOptions } from "./recipeFormOptions";

/** /recipes/:recipeId/variations/new */
export function Component() {
  const data = useEditRecipePage(useLoaderData<ReturnType<typeof editRecipeLoader>>());
  // The recipe when the copy was made: the cache may receive newer versions meanwhile.
  const [origin] = useState(() => ({
    id: data.recipe.id,
    recipeId: data.recipe.recipeId,
    copy: toCopy(data.recipe),
  }));
  const options = recipeFormOptions(data, data.viewerCanAddRecipe ? allVisibilities : ["PRIVATE"]);
  const isLoggedIn = data.viewer !== null;
  return (
    <Guard loggedIn={isLoggedIn} allowed={isLoggedIn}>
      <div className={classes.wide}>
        <div>
          <PageTitle>{t("variations.make")}</PageTitle>
          <p className={classes.intro}>
            {t("variations.basedOn")}{" "}
            <Link to={paths.recipe(origin.recipeId)} dir="auto">
              {data.recipe.name}
            </Link>
            {". "}
            {t("variations.photosStay")}
          </p>
        </div>
        <RecipeEditor
          origin={origin}
          options={options}
          preview={(draft) => <PreviewColumn draft={draft} options={options} />}
        />
      </div>
    </Guard>
  );
}
