import type { Photo } from "../photos/Photo";
import { selectAttachedPhotos } from "../photos/PhotoRow";
import type { ReviewChange } from "./ReviewChange";
import type { ReviewOutcome } from "./ReviewOutcome";

/** The columns of a review, with the number of votes for it. */
export interface ReviewRow {
  reviewId: number;
  userId: number;
  recipeId: number;
  /** The user who added the recipe, and may reply. */
  recipeOwnerId: number;
  score: number;
  text: string;
  outcome: ReviewOutcome | null;
  changes: ReviewChange[];
  recipeVersion: number | null;
  helpfulCount: number;
  storedReply: string | null;
  repliedAt: Date | null;
  replyHiddenReason: string | null;
  storedPhotos: Photo[];
  version: number;
  createdAt: Date;
}

/** A row as JSON, in which times are texts. */
export type ReviewRowInJson = Omit<ReviewRow, "repliedAt" | "createdAt"> & {
  repliedAt: string | null;
  createdAt: string;
};

export const REVIEW_COLUMNS = `reviews.review_id as "reviewId", reviews.user_id as "userId",
  reviews.recipe_id as "recipeId", reviews.score, reviews.text, reviews.outcome, reviews.changes,
  reviews.recipe_version as "recipeVersion", reviews.reply as "storedReply",
  reviews.replied_at as "repliedAt", reviews.reply_hidden_reason as "replyHiddenReason",
  (select owner_id from recipes r where r.recipe_id = reviews.recipe_id) as "recipeOwnerId",
  (select count(*)::int from review_votes v where v.review_id = reviews.review_id) as "helpfulCount",
  ${selectAttachedPhotos("reviews", "review_id")} as "storedPhotos",
  reviews.version, reviews.created_at as "createdAt"`;
