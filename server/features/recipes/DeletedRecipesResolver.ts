import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { globalId } from "../../graphql/globalId";
import { user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { DeletedRecipe } from "./DeletedRecipe";
import { deleteRecipe } from "./deleteRecipe";
import { recipeById } from "./loaders";
import { canEditRecipe, canRestoreRecipe } from "./policy";
import { Recipe } from "./Recipe";
import { restoreRecipe } from "./restoreRecipe";

/** Deletes recipes, lists the viewer's deleted ones and restores them. */
@Resolver()
export class DeletedRecipesResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => [DeletedRecipe], {
    description:
      "Lists the viewer's own recipes that the viewer deleted in the last 30 days, most recent first.",
  })
  viewerDeletedRecipes(@Ctx() { db, viewer }: Context): Promise<DeletedRecipe[]> {
    return db.getRepository(DeletedRecipe).find({
      select: { recipeId: true, name: true, deletedAt: true },
      where: { ownerId: viewer!.userId, deletedByOwner: true },
      order: { deletedAt: "DESC", recipeId: "DESC" },
    });
  }

  @Authorized(canEditRecipe)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, {
    description:
      "Deletes a recipe with its photos, reviews, favourites and notes, and returns its global ID. For 30 days, it can be restored with `restoreRecipe`.",
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
      "Restores a deleted recipe as it was, with its photos, reviews, favourites and notes. A recipe that an admin deleted can be restored by admins only. Fails with CONFLICT if its category, difficulty level, a tag or an ingredient has been deleted.",
  })
  async restoreRecipe(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Ctx() context: Context,
  ): Promise<Recipe | null> {
    await restoreRecipe(context.db, recipeId);
    context.clear(recipeById);
    return context.load(recipeById, recipeId);
  }
}
