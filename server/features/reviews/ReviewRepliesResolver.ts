import { Arg, Authorized, Ctx, Int, InputType, Field, Mutation, Resolver } from "type-graphql";
import { z } from "zod";
import { badInput, notFound } from "../../errors";
import { prepareStatement } from "../../database/preparedStatements";
import type { Context } from "../../graphql/context";
import { Limited } from "../../graphql/limited";
import { Throws } from "../../graphql/throws";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";
import { NoticeKind } from "../notices/NoticeKind";
import { insertNotice } from "../notices/Notice";
import { viewerRows } from "../recipes/loaders";
import { reviewById, viewerReviewByRecipe } from "./loaders";
import { canHideReply, canReply, canVote } from "./policy";
import { Review } from "./Review";

@InputType({ description: "The reply to a review." })
export class ReviewReplyInput {
  static rules = z.object({ text: requiredText("Reply is required.", "Reply", maxLength.reply) });

  @Field(() => String, { description: `The text, ${describeLength(maxLength.reply)}.` })
  text!: string;
}

@InputType({ description: "The reason for hiding a reply." })
export class HiddenReplyInput {
  static rules = z.object({
    reason: requiredText("Reason is required.", "Reason", maxLength.reason),
  });

  @Field(() => String, { description: `The reason, ${describeLength(maxLength.reason)}.` })
  reason!: string;
}

const VOTE = prepareStatement(`
  insert into review_votes (review_id, user_id, recipe_id)
  select review_id, $2, recipe_id from reviews where review_id = $1 on conflict do nothing`);
const REMOVE_VOTE = prepareStatement(
  "delete from review_votes where review_id = $1 and user_id = $2",
);
/** Replies, and queues a notice for the reviewer, except when the reply replaces another one. */
const REPLY = `
  with reviewed as (
    select user_id, recipe_id from reviews join recipes using (recipe_id)
    where review_id = $1 and reply is null and owner_id <> user_id
  ), notice as (
    ${insertNotice(`'${NoticeKind.REPLY}'`, "select user_id from reviewed", "(select '/recipes/' || recipe_id || '#reviews' from reviewed)")}
  )
  update reviews set reply = $2, replied_at = coalesce(replied_at, now()) where review_id = $1`;
/** The reason for hiding it stays, so that the next reply is hidden as well. */
const REMOVE_REPLY = "update reviews set reply = null, replied_at = null where review_id = $1";
const HIDE_REPLY =
  "update reviews set reply_hidden_reason = $2 where review_id = $1 and reply is not null";

/** Executes a statement and reads the review again. */
async function change(context: Context, statement: string, parameters: unknown[]): Promise<Review> {
  await context.db.query(statement, parameters);
  context.clear(reviewById);
  context.clear(viewerReviewByRecipe);
  context.clear(viewerRows);
  const review = await context.load(reviewById, Number(parameters[0]));
  if (!review) throw notFound("Review");
  return review;
}

const REVIEW_ID = { description: "The review's numeric ID." };

/** Votes for helpful reviews, and replies to reviews. */
@Resolver()
export class ReviewRepliesResolver {
  @Authorized(canVote)
  @Limited("vote")
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "RATE_LIMITED")
  @Mutation(() => Review, {
    description: "Marks a review as helpful for the viewer. Marking it again has no effect.",
  })
  markReviewHelpful(
    @Arg("reviewId", () => Int, REVIEW_ID) reviewId: number,
    @Ctx() context: Context,
  ): Promise<Review> {
    return change(context, VOTE, [reviewId, context.viewer!.userId]);
  }

  @Authorized(canVote)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Review, {
    description: "Removes the viewer's mark of a helpful review, if there is one.",
  })
  unmarkReviewHelpful(
    @Arg("reviewId", () => Int, REVIEW_ID) reviewId: number,
    @Ctx() context: Context,
  ): Promise<Review> {
    return change(context, REMOVE_VOTE, [reviewId, context.viewer!.userId]);
  }

  @Authorized(canReply)
  @Limited("review")
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Review, {
    description: "Replies to a review of one of the viewer's recipes, or replaces the reply.",
  })
  async replyToReview(
    @Arg("reviewId", () => Int, REVIEW_ID) reviewId: number,
    @Arg("input", { description: "The reply." }) { text }: ReviewReplyInput,
    @Ctx() context: Context,
  ): Promise<Review> {
    const review = await change(context, REPLY, [reviewId, text]);
    context.services.outbox.emit("queued");
    return review;
  }

  @Authorized(canReply)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Review, { description: "Deletes the viewer's reply, if there is one." })
  deleteReviewReply(
    @Arg("reviewId", () => Int, REVIEW_ID) reviewId: number,
    @Ctx() context: Context,
  ): Promise<Review> {
    return change(context, REMOVE_REPLY, [reviewId]);
  }

  @Authorized(canHideReply)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT")
  @Mutation(() => Review, {
    description: "Hides a reply from everyone except its author and admins.",
  })
  async hideReviewReply(
    @Arg("reviewId", () => Int, REVIEW_ID) reviewId: number,
    @Arg("input", { description: "The reason." }) { reason }: HiddenReplyInput,
    @Ctx() context: Context,
  ): Promise<Review> {
    const review = await change(context, HIDE_REPLY, [reviewId, reason]);
    if (review.storedReply === null) throw badInput("The review has no reply.");
    return review;
  }

  @Authorized(canHideReply)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Review, { description: "Shows a hidden reply again." })
  showReviewReply(
    @Arg("reviewId", () => Int, REVIEW_ID) reviewId: number,
    @Ctx() context: Context,
  ): Promise<Review> {
    return change(context, HIDE_REPLY, [reviewId, null]);
  }
}
