import { admin, type Ownable, ownerOf, type Rule } from "../../graphql/rules";
import { reviewById } from "./loaders";
import type { Review } from "./Review";

const ownableReview: Ownable<Review> = {
  thing: "Review",
  idArgument: "reviewId",
  find: (context, id) => context.load(reviewById, id),
  ownerId: (review) => review.userId,
};

/** The rules for editing a review, which only its author may do. */
export const canEditReview: Rule<Review>[] = [ownerOf(ownableReview)];

/** Rules for deleting a review. */
export const canDeleteReview: Rule<Review>[] = [ownerOf(ownableReview), admin];
