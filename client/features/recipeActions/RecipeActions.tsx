import { latePart } from "../../hydration/lateText";
import type { RecipeActionsProps } from "./RecipeActionsProps";
import { useRecipeActions_Recipe } from "./RecipeActions_recipe.generated";

const buttons = latePart<RecipeActionsProps>(() =>
  import("./RecipeButtons").then(({ RecipeButtons }) => RecipeButtons),
);

/** Loads the buttons, which visitors do not have. */
export const loadRecipeButtons = buttons.load;

/** What the owner and admins may do with a recipe; nothing for others. */
export function RecipeActions(props: RecipeActionsProps) {
  const { viewerCanDelete, viewerCanEdit } = useRecipeActions_Recipe(props.recipe);
  return viewerCanEdit || viewerCanDelete ? <buttons.Component {...props} /> : null;
}
