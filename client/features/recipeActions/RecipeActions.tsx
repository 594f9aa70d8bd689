import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import classes from "./RecipeActions.module.css";
import {
  type RecipeActions_RecipeRef,
  useRecipeActions_Recipe,
} from "./RecipeActions_recipe.generated";
import { useDeleteRecipe } from "./useDeleteRecipe";

interface RecipeActionsProps {
  recipe: RecipeActions_RecipeRef;
  /** Navigates away after deletion; given on the recipe's own screen. */
  leave?: () => Promise<void>;
}

/** The buttons that edit and delete a recipe; empty without permission. */
export function RecipeActions({ recipe: ref, leave }: RecipeActionsProps) {
  const recipe = useRecipeActions_Recipe(ref);
  const remove = useDeleteRecipe(recipe, leave);
  if (!recipe.viewerCanEdit && !recipe.viewerCanDelete) return null;
  return (
    <div className={classes.actions}>
      {recipe.viewerCanEdit && (
        <Button
          component={Link}
          to={paths.editRecipe(recipe.recipeId)}
          variant="default"
          size="sm"
          aria-label={`${t("recipeActions.edit")}: ${recipe.name}`}
        >
          {t("recipeActions.edit")}
        </Button>
      )}
      {recipe.viewerCanDelete && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={`${t("recipeActions.delete")}: ${recipe.name}`}
          onClick={() => void remove()}
        >
          {t("recipeActions.delete")}
        </Button>
      )}
    </div>
  );
}
