import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { globalId } from "../../graphql/globalId";
import { admin, mayActOn, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { Image } from "../covers/Image";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { DeletedRecipe } from "./DeletedRecipe";
import { deletedCoverById } from "./deletedCoverById";
import { deleteRecipe } from "./deleteRecipe";
import { findDeletedByAdmins, findDeletedRecipes } from "./findDeletedRecipes";
import { recipeById } from "./loaders";
import { canEditRecipe, canRestoreRecipe } from "./policy";
import { Recipe } from "./Recipe";
import { restoreRecipe } from "./restoreRecipe";

/** One page of deleted recipes. */
const DeletedRecipeConnection = makeConnectionType("DeletedRecipe", DeletedRecipe);

const DeletedRecipePage = pageArgs(50);
type DeletedRecipePage = InstanceType<typeof DeletedRecipePage>;

/** Deletes recipes, lists deleted ones and restores them. */
@Resolver(() => DeletedRecipe)
export class DeletedRecipesResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => [DeletedRecipe], {
    description:
      "Lists the viewer's own recipes that the viewer or an admin deleted in the last 30 days, most recent first.",
  })
  viewerDeletedRecipes(@Ctx() { db, viewer }: Context): Promise<DeletedRecipe[]> {
    return findDeletedRecipes(db, viewer!.userId);
  }

  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => DeletedRecipeConnection, {
    description:
      "Lists recipes of other users that admins deleted in the last 30 days, most recent first.",
  })
  recipesDeletedByAdmins(
    @Args(() => DeletedRecipePage) page: DeletedRecipePage,
    @Ctx() context: Context,
  ): Promise<Connection<DeletedRecipe>> {
    return findDeletedByAdmins(context, page);
  }

  @Authorized(canEditRecipe)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, {
    description:
      "Deletes a recipe with its photos, reviews, favorites and notes, and returns its global ID. For 30 days, it can be restored with `restoreRecipe`.",
  })
  async deleteRecipe(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<string> {
    await deleteRecipe(db, recipeId, viewer!.userId);
    return globalId("Recipe", recipeId);
  }

  @Authorized(canRestoreRecipe)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Recipe, {
    description:
      "Restores a deleted recipe as it was, with its photos, reviews, favorites and notes. A recipe that an admin deleted can be restored by admins only. Fails with CONFLICT if its category, difficulty level, a tag or an ingredient has been deleted.",
  })
  async restoreRecipe(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Ctx() context: Context,
  ): Promise<Recipe | null> {
    await restoreRecipe(context.db, recipeId);
    context.clear(recipeById);
    return context.load(recipeById, recipeId);
  }

  @FieldResolver(() => Author, { description: "The user who added the recipe." })
  owner(@Root() recipe: DeletedRecipe, @Ctx() context: Context): Promise<Author> {
    return context.load(authorById, recipe.ownerId);
  }

  @FieldResolver(() => Image, {
    description:
      "A drawing of the recipe, also if it has photos: they are not served while the recipe is deleted.",
  })
  cover(@Root() { recipeId }: DeletedRecipe, @Ctx() context: Context): Promise<Image> {
    return context.load(deletedCoverById, recipeId);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may restore the recipe." })
  viewerCanRestore(@Root() recipe: DeletedRecipe, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canRestoreRecipe, viewer, recipe);
  }
}
