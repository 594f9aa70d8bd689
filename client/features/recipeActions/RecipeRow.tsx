import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { VisibilityBadge } from "../../shared/ui/VisibilityBadge";
import { t } from "../../shared/messages/t";
import {
  type RecipeActions_RecipeRef,
  useRecipeActions_Recipe,
} from "./RecipeActions_recipe.generated";
import classes from "./RecipeRow.module.css";
import { useDeleteRecipe } from "./useDeleteRecipe";

interface RecipeRowProps {
  recipe: RecipeActions_RecipeRef;
}

/** A recipe in a list of one user's recipes, with its actions. */
export function RecipeRow({ recipe: ref }: RecipeRowProps) {
  const { name, visibility } = useRecipeActions_Recipe(ref);
  return (
    <div className={classes.row}>
      <h2 className={classes.name} dir="auto">
        {name}
        <VisibilityBadge visibility={visibility} />
      </h2>
      <RecipeRowActions recipe={ref} />
    </div>
  );
}

/** The buttons that open, edit and delete a recipe in a list. */
export function RecipeRowActions({ recipe: ref }: { recipe: RecipeActions_RecipeRef }) {
  const recipe = useRecipeActions_Recipe(ref);
  const { name, recipeId, viewerCanDelete, viewerCanEdit } = recipe;
  const remove = useDeleteRecipe(recipe);
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={paths.recipe(recipeId)}
        variant="default"
        size="sm"
        aria-label={t("profile.viewOf", { name })}
      >
        {t("profile.view")}
      </Button>
      {viewerCanEdit && (
        <Button
          component={Link}
          to={paths.editRecipe(recipeId)}
          variant="default"
          size="sm"
          aria-label={t("profile.editOf", { name })}
        >
          {t("profile.edit")}
        </Button>
      )}
      {viewerCanDelete && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={t("profile.deleteOf", { name })}
          onClick={() => void remove()}
        >
          {t("recipeActions.delete")}
        </Button>
      )}
    </div>
  );
}
