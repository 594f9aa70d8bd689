import { admin, byCall, type Ownable, ownerOf, type Rule, whenExists } from "../../graphql/rules";
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

/** The rules for replying to a review, which only the user who added the recipe may do. */
export const canReply: Rule<Review>[] = [
  {
    ...ownerOf({ ...ownableReview, ownerId: (review) => review.recipeOwnerId }),
    name: "owner of recipe",
  },
];

/** The rules for hiding a reply, and for showing it again. */
export const canHideReply: Rule<Review>[] = [whenExists(ownableReview, admin)];

/** The rules for voting for a helpful review, which its author may not do. */
export const canVote: Rule<Review>[] = [
  whenExists(
    ownableReview,
    byCall("user, except the author", async (viewer, { args, context }) => {
      const review = await ownableReview.find(context, Number(args["reviewId"]));
      return review !== null && review.userId !== viewer.userId;
    }),
  ),
];
