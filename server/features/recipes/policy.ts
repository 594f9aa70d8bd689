import { admin, ownerOf, type Rule } from "../../graphql/rules";
import { namedRecipe } from "./loaders";
import type { Recipe } from "./Recipe";

/** Who may edit and delete a recipe. */
export const canEditRecipe: Rule<Recipe>[] = [admin, ownerOf(namedRecipe)];
