import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { badInput, notFound } from "../../errors";
import { mayActOn } from "../../graphql/rules";
import { Prefetch } from "../../graphql/prefetch";
import { Throws } from "../../graphql/throws";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { describeMaxLength } from "../../lib/describeLimits";
import { searchText } from "../../graphql/validate";
import { suggestSearches } from "./suggestSearches";
import { findFacets } from "./findFacets";
import { RecipeFacets } from "./RecipeFacets";
import { findRecipes, type RecipePage } from "./findRecipes";
import { openByLink, prefetchViewedRecipe, viewedRecipeById } from "./loaders";
import { canEditRecipe, listUnplacedSteps } from "./policy";
import { Recipe } from "./Recipe";
import { RecipeConnection } from "./RecipeConnection";
import { RecipeFilter, resolveFilter } from "./RecipeFilter";
import { RecipeSort } from "./RecipeSort";
import { RecipeStep } from "./steps/RecipeStep";

@ArgsType()
class RecipesArgs extends pageArgs(24) {
  @Field(() => RecipeFilter, { nullable: true, description: "The filter." })
  filter?: RecipeFilter | null;

  @Field(() => RecipeSort, { defaultValue: RecipeSort.NAME_ASC, description: "The sort order." })
  sort!: RecipeSort;
}

@ArgsType()
class SearchArgs {
  static rules = z.looseObject({ search: searchText });

  @Field(() => String, {
    description: `The search text; ${describeMaxLength(maxLength.searchText)}.`,
  })
  search!: string;
}

/** Reads recipes. */
@Resolver(() => Recipe)
export class RecipeResolver {
  @Throws("BAD_USER_INPUT", "UNAUTHENTICATED")
  @Query(() => RecipeConnection, {
    description: "Lists recipes, page by page.",
  })
  async recipes(
    @Args() { filter, sort, ...page }: RecipesArgs,
    @Ctx() context: Context,
  ): Promise<RecipePage> {
    return findRecipes(context, resolveFilter(filter ?? {}, context.viewer), sort, page);
  }

  @Prefetch((args, viewerId) => (args["key"] ? [] : prefetchViewedRecipe(args, viewerId)))
  @Throws("NOT_FOUND")
  @Query(() => Recipe, { description: "Fetches a recipe." })
  async recipe(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("key", () => String, {
      nullable: true,
      description: "The key in the link of an unlisted recipe, which opens it to everyone.",
    })
    key: string | null,
    @Ctx() context: Context,
  ): Promise<Recipe> {
    const recipe = key
      ? await openByLink(context, recipeId, key)
      : await context.load(viewedRecipeById, recipeId);
    if (!recipe) throw notFound("Recipe");
    return recipe;
  }

  @Throws("BAD_USER_INPUT", "UNAUTHENTICATED")
  @Query(() => RecipeFacets, {
    description: "The options for filtering the list of recipes.",
  })
  async recipeFacets(
    @Arg("filter", () => RecipeFilter, {
      nullable: true,
      description: "The filter that is currently applied.",
    })
    filter: RecipeFilter | null,
    @Arg("limit", () => Int, {
      nullable: true,
      description:
        "The maximum number of options of a list: the ones that match most recipes, and the ones in the filter. No maximum if null.",
    })
    limit: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<RecipeFacets> {
    if (limit !== null && limit < 1) throw badInput('"limit" must be at least 1.', "limit");
    return findFacets(db, resolveFilter(filter ?? {}, viewer), limit);
  }

  @Throws("BAD_USER_INPUT")
  @Query(() => [String], {
    description:
      "Suggests up to three searches that find recipes and are similar to one that does not; empty if the search finds recipes.",
  })
  searchSuggestions(@Args() { search }: SearchArgs, @Ctx() { db }: Context): Promise<string[]> {
    return suggestSearches(db, search);
  }

  @FieldResolver(() => [RecipeStep], {
    description:
      "Additions to steps that the instructions no longer have; empty for viewers who may not update the recipe.",
  })
  unplacedSteps(@Root() recipe: Recipe, @Ctx() { viewer }: Context): RecipeStep[] {
    return listUnplacedSteps(recipe, viewer);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may update the recipe." })
  viewerCanEdit(@Root() recipe: Recipe, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditRecipe, viewer, recipe);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may delete the recipe." })
  viewerCanDelete(@Root() recipe: Recipe, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditRecipe, viewer, recipe);
  }
}
