import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { forbidden, stale } from "../../errors";
import type { Context } from "../../graphql/context";
import { Limited } from "../../graphql/limited";
import { mayActOn, canCreateRecipe } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { isUnchangedBy } from "./isUnchangedBy";
import { recipeById } from "./loaders";
import { canAddRecipe, canEditRecipe, mayChangeVisibility } from "./policy";
import { Recipe } from "./Recipe";
import { RecipeInput } from "./RecipeInput";
import { findOrigin } from "./variations/loaders";
import { addRecipe, editRecipe } from "./writeRecipe";

/** Adds and edits recipes. */
@Resolver()
export class RecipeWritesResolver {
  @Query(() => Boolean, {
    description: "True if the viewer may create recipes that others see.",
  })
  viewerCanAddRecipe(@Ctx() { viewer }: Context): boolean {
    return mayActOn(canCreateRecipe, viewer, null);
  }

  @Authorized(canAddRecipe)
  @Limited("recipe")
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Recipe, {
    description: "Creates a recipe. Members can create private ones only.",
  })
  async createRecipe(
    @Arg("input", { description: "The new recipe." }) input: RecipeInput,
    @Arg("originId", () => Int, {
      nullable: true,
      description: "The numeric ID of the recipe of which this is a variation.",
    })
    originId: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<Recipe | null> {
    const origin = originId == null ? {} : await findOrigin(context, originId);
    const { userId } = context.viewer!;
    return context.load(recipeById, await addRecipe(context.db, userId, input, origin));
  }

  @Authorized(canEditRecipe)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "PRECONDITION_FAILED")
  @Mutation(() => Recipe, {
    description: "Updates a recipe. If nothing changes, its version and `updatedAt` stay.",
  })
  async updateRecipe(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("input", { description: "The new values." }) input: RecipeInput,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was edited. If it is outdated, the update fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<Recipe | null> {
    const { visibility } = input;
    const before = await context.load(recipeById, recipeId);
    if (visibility && before && !mayChangeVisibility(context.viewer!, before, visibility)) {
      throw forbidden();
    }
    if (before && isUnchangedBy(before, input)) {
      if (version != null && version !== before.version) throw stale("recipe");
      return before;
    }
    await editRecipe(context.db, recipeId, context.viewer!.userId, input, version);
    context.clear(recipeById);
    return context.load(recipeById, recipeId);
  }
}
