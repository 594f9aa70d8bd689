import type { Loader, Viewer } from "../../graphql/context";
import {
  admin,
  byCall,
  canCreateRecipe,
  mayActOn,
  type Ownable,
  ownerOf,
  type Rule,
  whenExists,
} from "../../graphql/rules";
import { DeletedRecipe } from "./DeletedRecipe";
import { namedRecipe } from "./loaders";
import type { Recipe } from "./Recipe";
import { maySee, RecipeVisibility } from "./visibility";
import { In } from "typeorm";
import { byKey } from "../../graphql/loading";

const deletedRecipeById: Loader<number, DeletedRecipe | null> = {
  async batch(ids, { db, viewer }) {
    const recipes = await db.getRepository(DeletedRecipe).findBy({ recipeId: In(ids) });
    const visible = recipes.filter((recipe) => maySee(viewer, recipe.before));
    return byKey(ids, visible, (recipe) => recipe.recipeId);
  },
};

/** The deleted recipe that the argument `recipeId` names. */
const namedDeletedRecipe: Ownable<DeletedRecipe> = {
  thing: "Deleted recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(deletedRecipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};

/** Who may edit and delete a recipe. Who sees it at all is said in `visibility.ts`. */
export const canEditRecipe: Rule<Recipe>[] = [admin, ownerOf(namedRecipe)];

/** Who may add the recipe that the arguments describe: a private one everybody for themselves. */
export const canAddRecipe: Rule[] = [
  ...canCreateRecipe,
  byCall("user, for a private recipe", (_viewer, { args }) => {
    const input = args["input"] as { visibility?: RecipeVisibility | null } | undefined;
    return input?.visibility === RecipeVisibility.PRIVATE;
  }),
];

const isOwner: Rule<Recipe>["allowsOn"] = ({ userId }, { ownerId }) => ownerId === userId;

/** Whether a viewer may change who sees a recipe: to others than themselves, if they may add public ones. */
export const mayChangeVisibility = (
  viewer: Viewer,
  recipe: Recipe,
  visibility: RecipeVisibility,
): boolean =>
  visibility === recipe.visibility ||
  (isOwner(viewer, recipe) &&
    (visibility === RecipeVisibility.PRIVATE || mayActOn(canCreateRecipe, viewer, null)));

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
