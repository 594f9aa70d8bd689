import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Ownable } from "../../graphql/rules";
import { DeletedRecipe } from "./DeletedRecipe";
import { maySee } from "./visibility";

const deletedRecipeById: Loader<number, DeletedRecipe | null> = {
  async batch(ids, { db, viewer }) {
    const recipes = await db.getRepository(DeletedRecipe).findBy({ recipeId: In(ids) });
    const visible = recipes.filter((recipe) => maySee(viewer, recipe.before));
    return byKey(ids, visible, (recipe) => recipe.recipeId);
  },
};

/** The deleted recipe that the argument `recipeId` names. */
export const namedDeletedRecipe: Ownable<DeletedRecipe> = {
  thing: "Deleted recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(deletedRecipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};
