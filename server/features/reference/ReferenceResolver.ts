import { Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { contributor, mayActOn } from "../../graphql/rules";
import { Category } from "./Category";
import { kinds, type ReferenceKind } from "./kinds";
import { Ingredient } from "./Ingredient";
import { recipeCountById } from "./loaders";
import { makeReferenceResolver } from "./makeReferenceResolver";

/** The resolvers of all kinds of reference data. */
export const referenceResolvers = Object.values(kinds).map(makeReferenceResolver);

/** Lists the kinds that a role may edit, such as "tags, categories and difficulty levels". */
const listKinds = (isListed: (kind: ReferenceKind) => boolean): string =>
  new Intl.ListFormat("en-GB").format(
    Object.values(kinds)
      .filter(isListed)
      .map(({ words }) => words.all),
  );

const isForContributors = ({ canEdit }: ReferenceKind) => canEdit.includes(contributor);

/** Reads the counts of categories and the viewer's rights. */
@Resolver(() => Category)
export class CategoryResolver {
  @FieldResolver(() => Int, { description: "The number of recipes in the category." })
  recipeCount(@Root() category: Category, @Ctx() context: Context): Promise<number> {
    return context.load(recipeCountById.categories, category.categoryId);
  }

  @Query(() => Boolean, {
    description: `True if the viewer may create, rename and delete ${listKinds((kind) => !isForContributors(kind))}.`,
  })
  viewerCanManageReference(@Ctx() { viewer }: Context): boolean {
    return mayActOn(kinds.tags.canEdit, viewer, null);
  }

  @Query(() => Boolean, {
    description: `True if the viewer may create, rename and delete ${listKinds(isForContributors)}.`,
  })
  viewerCanManageIngredients(@Ctx() { viewer }: Context): boolean {
    return mayActOn(kinds.ingredients.canEdit, viewer, null);
  }
}

/** Reads the counts of ingredients. */
@Resolver(() => Ingredient)
export class IngredientResolver {
  @FieldResolver(() => Int, { description: "The number of public recipes that use it." })
  recipeCount(@Root() { ingredientId }: Ingredient, @Ctx() context: Context): Promise<number> {
    return context.load(recipeCountById.ingredients, ingredientId);
  }
}
