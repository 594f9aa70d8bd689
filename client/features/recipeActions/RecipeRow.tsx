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
  /** The level of the heading: one below the list's heading. */
  heading: "h2" | "h3";
}

/** A recipe in a list of one user's recipes, with its actions. */
export function RecipeRow({ recipe: ref, heading: Heading }: RecipeRowProps) {
  const recipe = useRecipeActions_Recipe(ref);
  const { name, recipeId, viewerCanDelete, viewerCanEdit, visibility } = recipe;
  const remove = useDeleteRecipe(recipe);
  return (
    <div className={classes.row}>
      <Heading className={classes.name} dir="auto">
        {name}
        <VisibilityBadge visibility={visibility} />
      </Heading>
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
            {t("recipeForm.delete")}
          </Button>
        )}
      </div>
    </div>
  );
}
