import { Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { type Connection, pageArgs } from "../../../graphql/connection";
import type { Context } from "../../../graphql/context";
import { RecipeChangeType } from "../history/RecipeDifference";
import { toChangeType } from "../history/toChangeType";
import { recipeById } from "../loaders";
import { Recipe } from "../Recipe";
import { RecipeConnection } from "../RecipeConnection";
import { changesByVariation, originByRecipe, variationsOf } from "./loaders";

const VariationPage = pageArgs(12);
type VariationPage = InstanceType<typeof VariationPage>;

const loadOrigin = async (context: Context, recipeId: number): Promise<Recipe | null> => {
  const stored = await context.load(originByRecipe, recipeId);
  return stored?.originId == null ? null : context.load(recipeById, stored.originId);
};

/** Resolves the origin and the variations of a recipe. */
@Resolver(() => Recipe)
export class VariationsResolver {
  @FieldResolver(() => Recipe, {
    nullable: true,
    description:
      "The recipe of which this is a variation; null without one, and if the viewer may not see it.",
  })
  origin(@Root() { recipeId }: Recipe, @Ctx() context: Context): Promise<Recipe | null> {
    return loadOrigin(context, recipeId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The name that a public origin had, if it is deleted.",
  })
  async formerOriginName(
    @Root() { recipeId }: Recipe,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return (await context.load(originByRecipe, recipeId))?.formerName ?? null;
  }

  @FieldResolver(() => Int, {
    description: "The number of variations of this recipe that the viewer may see.",
  })
  async variationCount(@Root() { recipeId }: Recipe, @Ctx() context: Context): Promise<number> {
    return (await context.load(originByRecipe, recipeId))?.variationCount ?? 0;
  }

  @FieldResolver(() => RecipeConnection, {
    description: "The variations of this recipe that the viewer may see, sorted by name.",
  })
  variations(
    @Root() { recipeId }: Recipe,
    @Args(() => VariationPage) page: VariationPage,
    @Ctx() context: Context,
  ): Promise<Connection<Recipe>> {
    return variationsOf(context, recipeId, page);
  }

  @FieldResolver(() => [RecipeChangeType], {
    nullable: true,
    description: "The changes compared with the origin; null unless the viewer may see the origin.",
  })
  async changesFromOrigin(
    @Root() { recipeId }: Recipe,
    @Ctx() context: Context,
  ): Promise<RecipeChangeType[] | null> {
    const origin = await loadOrigin(context, recipeId);
    if (!origin) return null;
    const changes = await context.load(changesByVariation, {
      originId: origin.recipeId,
      recipeId,
    });
    return changes?.map(toChangeType) ?? null;
  }
}
