import {
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { type Connection, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { mayActOn, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { findViewerRecipes } from "./findViewerRecipes";
import { canEditRecipe, mayChangeVisibility } from "./policy";
import { Recipe } from "./Recipe";
import { RecipeConnection } from "./RecipeConnection";
import { RecipeVisibility } from "./visibility";

@ArgsType()
class ViewerRecipesArgs extends pageArgs(24) {
  @Field(() => RecipeVisibility, {
    nullable: true,
    description: "Lists recipes of this visibility only; all by default.",
  })
  visibility?: RecipeVisibility | null;
}

/** Lists the viewer's own recipes, and reads links and visibilities. */
@Resolver(() => Recipe)
export class ViewerRecipesResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT")
  @Query(() => RecipeConnection, {
    description:
      "Lists the recipes that the viewer added, newest first, private and unlisted ones included.",
  })
  viewerRecipes(
    @Args() { visibility, ...page }: ViewerRecipesArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Recipe>> {
    return findViewerRecipes(context, visibility ?? null, page);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The path of the link that opens an unlisted recipe to everyone; null for any other recipe, and for users who may not edit it. It ends when the recipe is unlisted no more.",
  })
  link(@Root() recipe: Recipe, @Ctx() { viewer }: Context): string | null {
    const { recipeId, linkKey } = recipe;
    if (linkKey === null || !mayActOn(canEditRecipe, viewer, recipe)) return null;
    return `/recipes/${recipeId}?key=${linkKey}`;
  }

  @FieldResolver(() => [RecipeVisibility], {
    description:
      "The visibilities that the viewer may choose for the recipe, its own included; empty for viewers who may not edit it.",
  })
  viewerVisibilities(@Root() recipe: Recipe, @Ctx() { viewer }: Context): RecipeVisibility[] {
    if (!viewer || !mayActOn(canEditRecipe, viewer, recipe)) return [];
    return Object.values(RecipeVisibility).filter((visibility) =>
      mayChangeVisibility(viewer, recipe, visibility),
    );
  }
}
