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
import { type Connection, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { notFound } from "../../errors";
import { mayActOn } from "../../graphql/rules";
import { Category } from "../reference/Category";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { categoryById, difficultyLevelById } from "../reference/loaders";
import { Tag } from "../reference/Tag";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { findFacets, RecipeFacets } from "./findFacets";
import { findRecipes } from "./findRecipes";
import { linesByRecipe, recipeById, tagsByRecipe } from "./loaders";
import { canEditRecipe } from "./policy";
import { Recipe } from "./Recipe";
import { RecipeConnection } from "./RecipeConnection";
import { RecipeFilter, RecipeSort } from "./RecipeFilter";
import { RecipeIngredient } from "./RecipeIngredient";

@ArgsType()
class RecipesArgs extends pageArgs(24) {
  @Field(() => RecipeFilter, { nullable: true, description: "What the recipes must have." })
  filter?: RecipeFilter | null;

  @Field(() => RecipeSort, { defaultValue: RecipeSort.NAME_ASC, description: "Their order." })
  sort!: RecipeSort;
}

/** Reads recipes. */
@Resolver(() => Recipe)
export class RecipeResolver {
  @Query(() => RecipeConnection, {
    description: "Recipes, a page at a time. Errors: BAD_USER_INPUT.",
  })
  recipes(
    @Args() { filter, sort, ...page }: RecipesArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Recipe>> {
    return findRecipes(context, filter ?? {}, sort, page);
  }

  @Query(() => Recipe, { description: "One recipe. Errors: NOT_FOUND." })
  async recipe(
    @Arg("recipeId", () => Int, { description: "The recipe's key." }) recipeId: number,
    @Ctx() context: Context,
  ): Promise<Recipe> {
    const recipe = await context.load(recipeById, recipeId);
    if (!recipe) throw notFound("Recipe");
    return recipe;
  }

  @Query(() => RecipeFacets, {
    description: "What the list can be narrowed by: values of the four filters that are in use.",
  })
  recipeFacets(
    @Arg("filter", () => RecipeFilter, {
      nullable: true,
      description: "The filters chosen so far.",
    })
    filter: RecipeFilter | null,
    @Ctx() { db }: Context,
  ): Promise<RecipeFacets> {
    return findFacets(db, filter ?? {});
  }

  @FieldResolver(() => Author, { description: "Who added the recipe." })
  owner(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Author> {
    return context.load(authorById, recipe.ownerId);
  }

  @FieldResolver(() => Category, { description: "The kind of dish." })
  category(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Category | null> {
    return context.load(categoryById, recipe.categoryId);
  }

  @FieldResolver(() => DifficultyLevel, { description: "How hard it is." })
  difficultyLevel(
    @Root() recipe: Recipe,
    @Ctx() context: Context,
  ): Promise<DifficultyLevel | null> {
    return context.load(difficultyLevelById, recipe.difficultyLevelId);
  }

  @FieldResolver(() => [RecipeIngredient], {
    description: "The lines, in the order in which they were typed; at most 100.",
  })
  ingredients(@Root() recipe: Recipe, @Ctx() context: Context): Promise<RecipeIngredient[]> {
    return context.load(linesByRecipe, recipe.recipeId);
  }

  @FieldResolver(() => [Tag], { description: "By name; at most 50." })
  tags(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Tag[]> {
    return context.load(tagsByRecipe, recipe.recipeId);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may edit the recipe." })
  viewerCanEdit(@Root() recipe: Recipe, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditRecipe, viewer, recipe);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may delete the recipe." })
  viewerCanDelete(@Root() recipe: Recipe, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditRecipe, viewer, recipe);
  }
}
