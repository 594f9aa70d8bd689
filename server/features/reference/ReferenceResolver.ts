import { Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { mayActOn } from "../../graphql/rules";
import { Category } from "./Category";
import { categories, difficultyLevels, ingredients, tags } from "./kinds";
import { recipeCountByCategory } from "./loaders";
import { makeReferenceResolver } from "./makeReferenceResolver";

/** The resolvers of the four kinds of reference data. */
export const referenceResolvers = [
  makeReferenceResolver(tags),
  makeReferenceResolver(categories),
  makeReferenceResolver(difficultyLevels),
  makeReferenceResolver(ingredients),
] as const;

/** Reads the counts of categories and the viewer's rights. */
@Resolver(() => Category)
export class CategoryResolver {
  @FieldResolver(() => Int, { description: "The number of recipes in the category." })
  recipeCount(@Root() category: Category, @Ctx() context: Context): Promise<number> {
    return context.load(recipeCountByCategory, category.categoryId);
  }

  @Query(() => Boolean, {
    description:
      "True if the viewer may create, rename and delete tags, categories and difficulty levels.",
  })
  viewerCanManageReference(@Ctx() { viewer }: Context): boolean {
    return mayActOn(tags.canEdit, viewer, null);
  }

  @Query(() => Boolean, {
    description: "True if the viewer may create, rename and delete ingredients.",
  })
  viewerCanManageIngredients(@Ctx() { viewer }: Context): boolean {
    return mayActOn(ingredients.canEdit, viewer, null);
  }
}
