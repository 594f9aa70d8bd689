import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import type { RecipeActionsProps } from "./RecipeActionsProps";
import classes from "./RecipeActions.module.css";
import { useRecipeActions_Recipe } from "./RecipeActions_recipe.generated";
import { useDeleteRecipe } from "./useDeleteRecipe";

/** The buttons of whoever may edit or delete a recipe. */
export function RecipeButtons({ recipe: ref, leave }: RecipeActionsProps) {
  const recipe = useRecipeActions_Recipe(ref);
  const remove = useDeleteRecipe(recipe, leave);
  return (
    <div className={classes.actions}>
      {recipe.viewerCanEdit && (
        <Button
          component={Link}
          to={paths.editRecipe(recipe.recipeId)}
          variant="default"
          size="sm"
          aria-label={`${t("recipeForm.edit")}: ${recipe.name}`}
        >
          {t("recipeForm.edit")}
        </Button>
      )}
      {recipe.viewerCanDelete && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={`${t("recipeForm.delete")}: ${recipe.name}`}
          onClick={() => void remove()}
        >
          {t("recipeForm.delete")}
        </Button>
      )}
    </div>
  );
}
