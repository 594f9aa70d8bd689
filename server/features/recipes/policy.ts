import type { Viewer } from "../../graphql/context";
import { admin, byCall, ownerOf, type Rule, whenExists } from "../../graphql/rules";
import type { DeletedRecipe } from "./DeletedRecipe";
import { namedDeletedRecipe, namedRecipe } from "./loaders";
import type { Recipe } from "./Recipe";

/** Who may edit and delete a recipe. */
export const canEditRecipe: Rule<Recipe>[] = [admin, ownerOf(namedRecipe)];

const restoresOwn = ({ userId }: Viewer, { deletedByOwner, ownerId }: DeletedRecipe): boolean =>
  deletedByOwner && ownerId === userId;

/** Who may restore a deleted recipe. What an admin has deleted does not come back by its owner. */
export const canRestoreRecipe: Rule<DeletedRecipe>[] = [
  admin,
  whenExists(namedDeletedRecipe, {
    name: "owner who deleted the recipe",
    allows: async (viewer, { args, context }) => {
      const recipe = await namedDeletedRecipe.find(context, Number(args["recipeId"]));
      return recipe !== null && restoresOwn(viewer, recipe);
    },
    allowsOn: restoresOwn,
  }),
];

/** Who may export a collection: admins any, everybody their own recipes and favourites. */
export const canExportRecipes: Rule[] = [
  admin,
  byCall("user, for a collection of their own", (_viewer, { args }) => args["of"] !== "ALL"),
];
