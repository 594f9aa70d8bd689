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
import { makeUnplacedSteps, type RecipeStep } from "./steps/RecipeStep";
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

/** The deleted recipe with the ID in the argument `recipeId`. */
const namedDeletedRecipe: Ownable<DeletedRecipe> = {
  thing: "Deleted recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(deletedRecipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};

/** Rules for editing and deleting a recipe. `visibility.ts` contains the rule for seeing it. */
export const canEditRecipe: Rule<Recipe>[] = [admin, ownerOf(namedRecipe)];

/** Lists the additions without a step, for viewers who may edit the recipe. */
export const listUnplacedSteps = (recipe: Recipe, viewer: Viewer | null): RecipeStep[] =>
  mayActOn(canEditRecipe, viewer, recipe) ? makeUnplacedSteps(recipe) : [];

/** Rules for adding a recipe. All users may add private ones. */
export const canAddRecipe: Rule[] = [
  ...canCreateRecipe,
  byCall("user, for a private recipe", (_viewer, { args }) => {
    const input = args["input"] as { visibility?: RecipeVisibility | null } | undefined;
    return input?.visibility === RecipeVisibility.PRIVATE;
  }),
];

const isOwner: Rule<Recipe>["allowsOn"] = ({ userId }, { ownerId }) => ownerId === userId;

/**
 * Returns true if a viewer may change a recipe's visibility. Making it visible to others needs the right to add public
 * recipes.
 */
export const mayChangeVisibility = (
  viewer: Viewer,
  recipe: Recipe,
  visibility: RecipeVisibility,
): boolean =>
  visibility === recipe.visibility ||
  (isOwner(viewer, recipe) &&
    (visibility === RecipeVisibility.PRIVATE || mayActOn(canCreateRecipe, viewer, null)));

const canRestoreOwn = ({ userId }: Viewer, { deletedByOwner, ownerId }: DeletedRecipe): boolean =>
  deletedByOwner && ownerId === userId;

/** Rules for restoring a deleted recipe. Its owner cannot restore a recipe that an admin has deleted. */
export const canRestoreRecipe: Rule<DeletedRecipe>[] = [
  admin,
  whenExists(namedDeletedRecipe, {
    name: "owner who deleted the recipe",
    allows: async (viewer, { args, context }) => {
      const recipe = await namedDeletedRecipe.find(context, Number(args["recipeId"]));
      return recipe !== null && canRestoreOwn(viewer, recipe);
    },
    allowsOn: canRestoreOwn,
  }),
];
