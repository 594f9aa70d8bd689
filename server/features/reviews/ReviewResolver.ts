import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Info,
  registerEnumType,
  Resolver,
  Root,
} from "type-graphql";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context, Loader } from "../../graphql/context";
import { newestFirst, pagedByKey } from "../../graphql/pagedByKey";
import { Prefetch } from "../../graphql/prefetch";
import { mayActOn } from "../../graphql/rules";
import { findVisiblePhotos } from "../photos/AttachedPhoto";
import { Photo } from "../photos/Photo";
import { loadSelected, ratingsByRecipe, viewerRows } from "../recipes/loaders";
import { Rating } from "../recipes/Rating";
import { Recipe } from "../recipes/Recipe";
import { hasVisibleRecipe } from "../recipes/visibility";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { User } from "../users/User";
import { CommonChange, commonChangesByRecipe, prefetchCommonChanges } from "./commonChanges";
import { reviewById, toAuthoredReview, viewerReviewByRecipe } from "./loaders";
import { canDeleteReview, canEditReview, canHideReply, canReply } from "./policy";
import { Review } from "./Review";
import { REVIEW_COLUMNS } from "./ReviewRow";

/** One page of reviews. */
const ReviewConnection = makeConnectionType("Review", Review);

const ReviewPage = pageArgs(20);
type ReviewPage = InstanceType<typeof ReviewPage>;

/** The sort orders of the reviews of a recipe. */
enum ReviewSort {
  NEWEST = "NEWEST",
  HELPFUL = "HELPFUL",
  SCORE = "SCORE",
}

registerEnumType(ReviewSort, {
  name: "ReviewSort",
  description: "The sort order of the reviews of a recipe.",
  valuesConfig: {
    NEWEST: { description: "Newest first." },
    HELPFUL: { description: "By the number of members who find them helpful, highest first." },
    SCORE: { description: "By score, highest first." },
  },
});

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
    const ratings = await Promise.all(ids.map((id) => context.load(ratingsByRecipe, id)));
    return ratings.map(({ all }) => all.count);
  },
};

const listOfRecipe = { ...list, of: "recipe_id", totals: countByRecipe };

/** Sorts by a number and then by age. */
const highestFirst = (column: string) =>
  pagedByKey({
    ...listOfRecipe,
    order: { columns: [column, "review_id"], types: ["number", "number"], direction: "desc" },
  });

const reviewsOfRecipe = {
  NEWEST: pagedByKey(listOfRecipe),
  HELPFUL: highestFirst(
    "(select count(*)::int from review_votes v where v.review_id = reviews.review_id)",
  ),
  SCORE: highestFirst("score"),
};
const reviewsOfUser = pagedByKey({ ...list, of: "user_id", where: hasVisibleRecipe("reviews") });

/** Returns true if a reply is not hidden, or the viewer wrote it or may hide it. */
const seesReply = (review: Review, viewer: Context["viewer"]): boolean =>
  review.replyHiddenReason === null || mayActOn([...canReply, ...canHideReply], viewer, review);

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

  @FieldResolver(() => [Photo], {
    description:
      "The photos in order. Those that an admin has hidden are left out, except for the author and admins.",
  })
  photos(@Root() review: Review, @Ctx() { viewer }: Context): Photo[] {
    return findVisiblePhotos(review.storedPhotos, viewer);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The reply of the user who added the recipe. One that an admin has hidden is null, except for that user and admins.",
  })
  reply(@Root() review: Review, @Ctx() { viewer }: Context): string | null {
    return seesReply(review, viewer) ? review.storedReply : null;
  }

  @FieldResolver(() => Date, { nullable: true, description: "The time of the reply." })
  repliedAt(@Root() review: Review, @Ctx() { viewer }: Context): Date | null {
    return seesReply(review, viewer) ? review.repliedAt : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The reason why an admin has hidden the reply, for that user and admins; otherwise null.",
  })
  replyHiddenReason(@Root() review: Review, @Ctx() context: Context): string | null {
    return this.reply(review, context) === null ? null : review.replyHiddenReason;
  }

  @FieldResolver(() => Boolean, {
    description: "True if the viewer finds the review helpful; false for visitors.",
  })
  async viewerFindsHelpful(@Root() review: Review, @Ctx() context: Context): Promise<boolean> {
    if (!context.viewer) return false;
    const { helpful } = await context.load(viewerRows, review.recipeId);
    return helpful?.includes(review.reviewId) ?? false;
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may reply to the review." })
  viewerCanReply(@Root() review: Review, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canReply, viewer, review);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may hide the reply." })
  viewerCanHideReply(@Root() review: Review, @Ctx() { viewer }: Context): boolean {
    return review.storedReply !== null && mayActOn(canHideReply, viewer, review);
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
  @Prefetch(({ sort, ...page }, _viewerId, { recipeId }) =>
    sort === ReviewSort.NEWEST ? reviewsOfRecipe.NEWEST.prefetch(recipeId, page) : [],
  )
  @FieldResolver(() => ReviewConnection, { description: "The reviews, by default newest first." })
  reviews(
    @Root() recipe: Recipe,
    @Args(() => ReviewPage) { first, after }: ReviewPage,
    @Arg("sort", () => ReviewSort, {
      nullable: true,
      defaultValue: ReviewSort.NEWEST,
      description: "The sort order.",
    })
    sort: ReviewSort | null,
    @Ctx() context: Context,
  ): Promise<Connection<Review>> {
    return reviewsOfRecipe[sort ?? ReviewSort.NEWEST](context, recipe.recipeId, { first, after });
  }

  @FieldResolver(() => Rating, { description: "The scores of the reviews." })
  async rating(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Rating> {
    return (await context.load(ratingsByRecipe, recipe.recipeId)).all;
  }

  @FieldResolver(() => Rating, {
    description:
      "The scores of the recipe as it is written: of all reviews except those of cooks who changed it. Lists sort and filter by it.",
  })
  async asWrittenRating(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Rating> {
    return (await context.load(ratingsByRecipe, recipe.recipeId)).asWritten;
  }

  @Prefetch((_args, _viewerId, { recipeId }) => prefetchCommonChanges(recipeId))
  @FieldResolver(() => [CommonChange], {
    description: "The changes in which at least three reviews agree, the most frequent first.",
  })
  commonChanges(@Root() recipe: Recipe, @Ctx() context: Context): Promise<CommonChange[]> {
    return context.load(commonChangesByRecipe, recipe.recipeId);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "The viewer's own review; null without one and for visitors.",
  })
  viewerReview(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Review | null> | null {
    return context.viewer && context.load(viewerReviewByRecipe, recipe.recipeId);
  }
}

/** Resolves the reviews with a common change. */
@Resolver(() => CommonChange)
export class CommonChangeResolver {
  @FieldResolver(() => [Review], { description: "The newest reviews with the change." })
  async reviews(@Root() change: CommonChange, @Ctx() context: Context): Promise<Review[]> {
    const reviews = await Promise.all(change.reviewIds.map((id) => context.load(reviewById, id)));
    return reviews.filter((review) => review !== null);
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
