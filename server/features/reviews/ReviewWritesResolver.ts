import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { EntityManager } from "typeorm";
import { prepareStatement } from "../../database/preparedStatements";
import { type Context, getViewerParameters } from "../../graphql/context";
import { notFound, stale } from "../../errors";
import { globalId } from "../../graphql/globalId";
import { Limited } from "../../graphql/limited";
import { whenExists, user } from "../../graphql/rules";
import { Prefetch } from "../../graphql/prefetch";
import { Throws } from "../../graphql/throws";
import { attachPhotos, deleteWithPhotos, hasSamePhotos } from "../photos/AttachedPhoto";
import { NoticeKind } from "../notices/NoticeKind";
import { insertNotice } from "../notices/Notice";
import { namedRecipe, ratingsByRecipe, prefetchNamedRecipe, viewerRows } from "../recipes/loaders";
import { isVisibleRecipe } from "../recipes/visibility";
import {
  type AuthoredReviewRow,
  toAuthoredReview,
  reviewById,
  viewerReviewByRecipe,
} from "./loaders";
import { canDeleteReview, canEditReview } from "./policy";
import { Review } from "./Review";
import type { ReviewChange } from "./ReviewChange";
import { ReviewInput } from "./ReviewInput";
import { REVIEW_COLUMNS } from "./ReviewRow";

const OWNER = "select owner_id from review join recipes using (recipe_id) where owner_id <> $1";

/** Inserts a review, and queues a notice for the owner of the recipe. */
const INSERT = prepareStatement(`
  with review as (
    insert into reviews (user_id, recipe_id, score, text, outcome, changes, recipe_version)
    select $1, recipe_id, $4, $5, $6, $7, version from recipes where recipe_id = $3 and ${isVisibleRecipe("$1", "$2")}
    returning *
  ), notice as (
    ${insertNotice(`'${NoticeKind.NEW_REVIEW}'`, OWNER, "'/recipes/' || $3 || '#reviews'")}
  )
  select ${REVIEW_COLUMNS}, (select name from users where user_id = $1) as "authorName"
  from review reviews`);

const DELETE = deleteWithPhotos("reviews", "review_id");

const describeChanges = (changes: readonly ReviewChange[]): string =>
  JSON.stringify(
    changes.map(({ kind, lineId, subject, detail }) => [kind, lineId, subject, detail]),
  );

/** Returns true if the input repeats the outcome with its changes. An input without an outcome keeps it. */
const keepsOutcome = (review: Review, { outcome, changes }: ReviewInput): boolean =>
  outcome === undefined ||
  (review.outcome === outcome &&
    describeChanges(review.changes) === describeChanges(changes ?? []));

/** Returns true if the input repeats the review. */
const isUnchangedBy = (review: Review, input: ReviewInput): boolean =>
  review.score === input.score &&
  review.text === input.text &&
  hasSamePhotos(review.storedPhotos, input.photos) &&
  keepsOutcome(review, input);

/** Reads one review, and writes the viewer's own. */
@Resolver()
export class ReviewWritesResolver {
  @Throws("NOT_FOUND")
  @Query(() => Review, { description: "Fetches a review." })
  async review(
    @Arg("reviewId", () => Int, { description: "The review's numeric ID." }) reviewId: number,
    @Ctx() context: Context,
  ): Promise<Review> {
    const review = await context.load(reviewById, reviewId);
    if (!review) throw notFound("Review");
    return review;
  }

  @Authorized(whenExists(namedRecipe, user))
  @Prefetch(prefetchNamedRecipe)
  @Limited("review")
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Review, {
    description: "Reviews a recipe. Fails with CONFLICT if the viewer has reviewed it already.",
  })
  async createReview(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("input", { description: "The review." }) input: ReviewInput,
    @Ctx() context: Context,
  ): Promise<Review> {
    const { score, text, outcome = null, changes, photos } = input;
    const viewer = getViewerParameters(context.viewer);
    const parameters = [...viewer, recipeId, score, text, outcome, JSON.stringify(changes ?? [])];
    const insert = async (data: EntityManager) => {
      const [row] = await data.query<AuthoredReviewRow[]>(INSERT, parameters);
      if (!row) throw notFound("Recipe");
      if (photos) await attachPhotos(data, "review_id", { ...row, id: row.reviewId }, photos);
      return row;
    };
    // Without photos, one statement is enough.
    const row = photos?.length
      ? await context.db.transaction(insert)
      : await insert(context.db.manager);
    context.services.outbox.emit("queued");
    const review = toAuthoredReview(row, context);
    context.clear(ratingsByRecipe);
    // The statement that inserts a review does not return its photos.
    if (photos?.length) {
      context.clear(viewerRows);
      context.clear(viewerReviewByRecipe);
      return (await context.load(reviewById, review.reviewId))!;
    }
    context.prime(reviewById, review.reviewId, review);
    context.prime(viewerReviewByRecipe, recipeId, review);
    return review;
  }

  @Authorized(canEditReview)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "PRECONDITION_FAILED")
  @Mutation(() => Review, {
    description: "Updates one of the viewer's own reviews.",
  })
  async updateReview(
    @Arg("reviewId", () => Int, { description: "The review's numeric ID." }) reviewId: number,
    @Arg("input", { description: "The new values." }) input: ReviewInput,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was edited. If it is outdated, the update fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<Review | null> {
    const before = await context.load(reviewById, reviewId);
    if (before && isUnchangedBy(before, input)) {
      if (version != null && version !== before.version) throw stale("review");
      return before;
    }
    const { photos } = input;
    const write = async (data: EntityManager) => {
      const { affected } = await data
        .createQueryBuilder()
        .update(Review)
        .set({
          score: input.score,
          text: input.text,
          version: () => "version + 1",
          ...(!(before && keepsOutcome(before, input)) && {
            outcome: input.outcome,
            changes: input.changes ?? [],
            recipeVersion: () =>
              "(select r.version from recipes r where r.recipe_id = reviews.recipe_id)",
          }),
        })
        .where({ reviewId, ...(version == null ? {} : { version }) })
        .execute();
      const row = { id: reviewId, userId: context.viewer!.userId };
      if (affected && photos) await attachPhotos(data, "review_id", row, photos);
      return affected;
    };
    const affected = photos ? await context.db.transaction(write) : await write(context.db.manager);
    context.clear(reviewById);
    context.clear(ratingsByRecipe);
    const review = await context.load(reviewById, reviewId);
    if (!affected) throw review ? stale("review") : notFound("Review");
    return review;
  }

  @Authorized(canDeleteReview)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, {
    description: "Deletes a review and returns its global ID.",
  })
  async deleteReview(
    @Arg("reviewId", () => Int, { description: "The review's numeric ID." }) reviewId: number,
    @Ctx() { db }: Context,
  ): Promise<string> {
    const [, deletedCount]: [object[], number] = await db.query(DELETE, [reviewId]);
    if (deletedCount === 0) throw notFound("Review");
    return globalId("Review", reviewId);
  }
}
