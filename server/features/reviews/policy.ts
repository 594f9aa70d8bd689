import { admin, type Ownable, ownerOf, type Rule } from "../../graphql/rules";
import { reviewById } from "./loaders";
import type { Review } from "./Review";

const ownable: Ownable<Review> = {
  thing: "Review",
  idArgument: "reviewId",
  find: (context, id) => context.load(reviewById, id),
  ownerId: (review) => review.userId,
};

/** Only the author may edit a review. */
export const canEditReview: Rule<Review>[] = [ownerOf(ownable)];

/** Who may delete a review. */
export const canDeleteReview: Rule<Review>[] = [ownerOf(ownable), admin];
