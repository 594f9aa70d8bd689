import type { RecipeActions_RecipeRef } from "./RecipeActions_recipe.generated";

export interface RecipeActionsProps {
  recipe: RecipeActions_RecipeRef;
  /** Where to go after deleting, where the recipe is the screen. */
  leave?: () => Promise<void>;
}
