import { admin, ownerOf, type Rule } from "../../graphql/rules";
import type { DeletedRecipe } from "./DeletedRecipe";
import { namedDeletedRecipe, namedRecipe } from "./loaders";
import type { Recipe } from "./Recipe";

/** Who may edit and delete a recipe. */
export const canEditRecipe: Rule<Recipe>[] = [admin, ownerOf(namedRecipe)];

/** Who may restore a deleted recipe: whoever may delete it. */
export const canRestoreRecipe: Rule<DeletedRecipe>[] = [admin, ownerOf(namedDeletedRecipe)];
