import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { words } from "../../shared/words";
import {
  type RecipeActions_RecipeRef,
  useRecipeActions_Recipe,
} from "./RecipeActions_recipe.generated";
import classes from "./RecipeRow.module.css";
import { useDeleteRecipe } from "./useDeleteRecipe";

/** A recipe in a list of somebody's recipes, and what may be done with it. */
export function RecipeRow({ recipe: ref }: { recipe: RecipeActions_RecipeRef }) {
  const recipe = useRecipeActions_Recipe(ref);
  const { name, recipeId, viewerCanDelete, viewerCanEdit } = recipe;
  const remove = useDeleteRecipe(recipe);
  const text = words.profile;
  return (
    <div className={classes.row}>
      <h3 className={classes.name}>{name}</h3>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={paths.recipe(recipeId)}
          variant="default"
          size="sm"
          aria-label={text.viewOf(name)}
        >
          {text.view}
        </Button>
        {viewerCanEdit && (
          <Button
            component={Link}
            to={paths.editRecipe(recipeId)}
            variant="default"
            size="sm"
            aria-label={text.editOf(name)}
          >
            {text.edit}
          </Button>
        )}
        {viewerCanDelete && (
          <Button
            variant="subtle"
            size="sm"
            aria-label={text.deleteOf(name)}
            onClick={() => void remove()}
          >
            {words.recipeForm.delete}
          </Button>
        )}
      </div>
    </div>
  );
}
