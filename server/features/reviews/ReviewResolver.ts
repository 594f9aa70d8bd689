import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context, Loader } from "../../graphql/context";
import { newestFirst, pagedByKey } from "../../graphql/pagedByKey";
import { Prefetch } from "../../graphql/prefetch";
import { mayActOn } from "../../graphql/rules";
import { loadSelected, ratingByRecipe } from "../recipes/loaders";
import { Rating } from "../recipes/Rating";
import { Recipe } from "../recipes/Recipe";
import { hasVisibleRecipe } from "../recipes/visibility";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { User } from "../users/User";
import { toAuthoredReview, REVIEW_COLUMNS, viewerReviewByRecipe } from "./loaders";
import { canDeleteReview, canEditReview } from "./policy";
import { Review } from "./Review";

/** One page of reviews. */
const ReviewConnection = makeConnectionType("Review", Review);

const ReviewPage = pageArgs(20);
type ReviewPage = InstanceType<typeof ReviewPage>;

const list = {
  table: "reviews",
  order: newestFirst("review_id"),
  items: {
    columns: `${REVIEW_COLUMNS}, name as "authorName"`,
    join: "join users using (user_id)",
    read: toAuthoredReview,
  },
};

/**
 * Loads the number of reviews by recipeId. Every review has a score, and scores are already
 * counted.
 */
const countByRecipe: Loader<number, number> = {
  batch: async (ids, context) => {
    const ratings = await Promise.all(ids.map((id) => context.load(ratingByRecipe, id)));
    return ratings.map(({ count }) => count);
  },
};

const reviewsOfRecipe = pagedByKey({ ...list, of: "recipe_id", totals: countByRecipe });
const reviewsOfUser = pagedByKey({ ...list, of: "user_id", where: hasVisibleRecipe("reviews") });

/** Resolves the fields of a review. */
@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => Author, { description: "The author." })
  author(@Root() review: Review, @Ctx() context: Context): Promise<Author> {
    return context.load(authorById, review.userId);
  }

  @FieldResolver(() => Recipe, { description: "The recipe." })
  recipe(
    @Root() review: Review,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Recipe | null> {
    return loadSelected(context, review.recipeId, info);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may update the review." })
  viewerCanEdit(@Root() review: Review, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditReview, viewer, review);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may delete the review." })
  viewerCanDelete(@Root() review: Review, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canDeleteReview, viewer, review);
  }
}

/** Resolves the reviews in a recipe. */
@Resolver(() => Recipe)
export class RecipeReviewsResolver {
  @Prefetch((args, _viewerId, { recipeId }) => reviewsOfRecipe.prefetch(recipeId, args))
  @FieldResolver(() => ReviewConnection, { description: "The reviews, newest first." })
  reviews(
    @Root() recipe: Recipe,
    @Args(() => ReviewPage) page: ReviewPage,
    @Ctx() context: Context,
  ): Promise<Connection<Review>> {
    return reviewsOfRecipe(context, recipe.recipeId, page);
  }

  @FieldResolver(() => Rating, { description: "The scores of the reviews." })
  rating(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Rating> {
    return context.load(ratingByRecipe, recipe.recipeId);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "The viewer's own review; null without one and for visitors.",
  })
  viewerReview(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Review | null> | null {
    return context.viewer && context.load(viewerReviewByRecipe, recipe.recipeId);
  }
}

/** Resolves the reviews in a user's profile. */
@Resolver(() => User)
export class UserReviewsResolver {
  @FieldResolver(() => ReviewConnection, {
    description: "The user's reviews of recipes that the viewer may see, newest first.",
  })
  reviews(
    @Root() user: User,
    @Args(() => ReviewPage) page: ReviewPage,
    @Ctx() context: Context,
  ): Promise<Connection<Review>> {
    return reviewsOfUser(context, user.userId, page);
  }
}
