import { type Context, getViewerParameters, type Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { toPhotos } from "../photos/AttachedPhoto";
import { viewerRows } from "../recipes/loaders";
import { hasVisibleRecipe } from "../recipes/visibility";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { Review } from "./Review";
import { REVIEW_COLUMNS, type ReviewRow } from "./ReviewRow";

export const toReview = (row: ReviewRow): Review =>
  Object.assign(new Review(), { ...row, storedPhotos: toPhotos(row.storedPhotos) });

/** A review's row with its author's name. */
export interface AuthoredReviewRow extends ReviewRow {
  authorName: string;
}

/** Builds a review, and caches its author for the request. */
export function toAuthoredReview(
  { authorName, ...row }: AuthoredReviewRow,
  context: Context,
): Review {
  const author = Object.assign(new Author(), { userId: row.userId, name: authorName });
  context.prime(authorById, row.userId, author);
  return toReview(row);
}

/** Loads reviews of recipes that the viewer may see, by reviewId. */
export const reviewById: Loader<number, Review | null> = {
  async batch(ids, { db, viewer }) {
    const rows: ReviewRow[] = await db.query(
      `select ${REVIEW_COLUMNS} from reviews
       where review_id = any($1) and ${hasVisibleRecipe("reviews")("$2::int", "$3::boolean")}`,
      [ids, ...getViewerParameters(viewer)],
    );
    return byKey(ids, rows.map(toReview), (review) => review.reviewId);
  },
};

/** Loads the viewer's reviews by recipeId. It is used only for logged-in viewers. */
export const viewerReviewByRecipe: Loader<number, Review | null> = {
  batch: (ids, context) =>
    Promise.all(
      ids.map(async (recipeId) => {
        const { review } = await context.load(viewerRows, recipeId);
        if (!review) return null;
        const { createdAt, repliedAt } = review;
        return toReview({
          ...review,
          createdAt: new Date(createdAt),
          repliedAt: repliedAt === null ? null : new Date(repliedAt),
        });
      }),
    ),
};
