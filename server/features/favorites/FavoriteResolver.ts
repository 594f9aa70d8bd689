import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { notFound } from "../../errors";
import { prepareStatement } from "../../database/preparedStatements";
import { type Connection, pageArgs } from "../../graphql/connection";
import { type Context, getViewerParameters, type Loader } from "../../graphql/context";
import { Limited } from "../../graphql/limited";
import { newestFirst, pagedByKey } from "../../graphql/pagedByKey";
import { admin, whenExists, self, selfOrUnnamed } from "../../graphql/rules";
import { Prefetch } from "../../graphql/prefetch";
import { Throws } from "../../graphql/throws";
import {
  loadSelected,
  namedRecipe,
  prefetchNamedRecipe,
  recipeById,
  viewerRows,
} from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { RecipeConnection } from "../recipes/RecipeConnection";
import { hasVisibleRecipe, isVisibleRecipe } from "../recipes/visibility";
import { namedUser } from "../users/loaders";
import { User } from "../users/User";
import { Favorite } from "./Favorite";

const FavoritePage = pageArgs(24);
type FavoritePage = InstanceType<typeof FavoritePage>;

const favoritesOfUser = pagedByKey({
  table: "favorites",
  of: "user_id",
  order: newestFirst("favorite_id"),
  items: { key: "recipe_id", loader: recipeById },
  where: hasVisibleRecipe("favorites"),
});

/**
 * Loads true for each recipe that is a favorite of the viewer, by recipeId. Visitors have no
 * favorites.
 */
const viewerFavorites: Loader<number, boolean> = {
  batch: (ids, context) =>
    Promise.all(ids.map(async (id) => (await context.load(viewerRows, id)).isFavorite)),
};

/** Selects the recipe, even if it is a favorite already, provided that the viewer may see it. */
const RECIPE = `select recipe_id from recipes
  where recipe_id = $3 and ${isVisibleRecipe("$1::int", "$2::boolean")}`;

const ADD = prepareStatement(`
  with recipe as (${RECIPE}), added as (
    insert into favorites (user_id, recipe_id) select $1, recipe_id from recipe on conflict do nothing)
  select recipe_id from recipe`);
const REMOVE = prepareStatement(`
  with recipe as (${RECIPE}), removed as (
    delete from favorites where user_id = $1 and recipe_id = (select recipe_id from recipe))
  select recipe_id from recipe`);

/** @throws NOT_FOUND */
async function setFavorite(
  context: Context,
  recipeId: number,
  isFavorite: boolean,
  info: GraphQLResolveInfo,
): Promise<Recipe | null> {
  const parameters = [...getViewerParameters(context.viewer), recipeId];
  const [recipe] = await context.db.query<{ recipe_id: number }[]>(
    isFavorite ? ADD : REMOVE,
    parameters,
  );
  if (!recipe) throw notFound("Recipe");
  context.prime(viewerFavorites, recipeId, isFavorite);
  return loadSelected(context, recipeId, info);
}

const USER_ID_DESCRIPTION = "The viewer's numeric ID; optional.";

/** Adds, removes and reads favorites. */
@Resolver(() => Recipe)
export class FavoriteResolver {
  @Authorized(whenExists(namedRecipe, selfOrUnnamed))
  @Prefetch(prefetchNamedRecipe)
  @Limited("favorite")
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "RATE_LIMITED")
  @Mutation(() => Recipe, {
    description: "Adds a recipe to the viewer's favorites. Adding it again has no effect.",
  })
  async addFavorite(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("userId", () => Int, { nullable: true, description: USER_ID_DESCRIPTION }) _userId:
      | number
      | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Recipe | null> {
    return setFavorite(context, recipeId, true, info);
  }

  @Authorized(whenExists(namedRecipe, selfOrUnnamed))
  @Prefetch(prefetchNamedRecipe)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Recipe, {
    description: "Removes a recipe from the viewer's favorites, if it is one of them.",
  })
  async removeFavorite(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("userId", () => Int, { nullable: true, description: USER_ID_DESCRIPTION }) _userId:
      | number
      | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Recipe | null> {
    return setFavorite(context, recipeId, false, info);
  }

  @Authorized(whenExists(namedRecipe, self), whenExists(namedUser, admin))
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Query(() => Boolean, {
    description: "True if a recipe is among a user's favorites.",
  })
  isFavorite(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    return db.getRepository(Favorite).existsBy({ userId, recipeId });
  }

  @FieldResolver(() => Boolean, {
    description: "True if the recipe is among the viewer's favorites; false for visitors.",
  })
  viewerHasFavorited(@Root() recipe: Recipe, @Ctx() context: Context): Promise<boolean> | boolean {
    return context.viewer !== null && context.load(viewerFavorites, recipe.recipeId);
  }
}

/** Resolves the favorites in a user's profile. */
@Resolver(() => User)
export class UserFavoritesResolver {
  @FieldResolver(() => RecipeConnection, {
    description: "The user's favorite recipes that the viewer may see, most recently added first.",
  })
  favorites(
    @Root() user: User,
    @Args(() => FavoritePage) page: FavoritePage,
    @Ctx() context: Context,
  ): Promise<Connection<Recipe>> {
    return favoritesOfUser(context, user.userId, page);
  }
}
