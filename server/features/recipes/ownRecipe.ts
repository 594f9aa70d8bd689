import { admin, type Ownable, ownerOf, type Rule } from "../../rules";
import { recipeById } from "./loaders";
import type { Recipe } from "./Recipe";

/** The recipe that the argument `recipeId` names. */
export const namedRecipe: Ownable<Recipe> = {
  thing: "Recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(recipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};

/** Who may edit and delete a recipe. */
export const recipeEditors: Rule<Recipe>[] = [admin, ownerOf(namedRecipe)];
