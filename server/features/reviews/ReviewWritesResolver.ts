import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { notFound, stale } from "../../errors";
import { globalId } from "../../graphql/globalId";
import { whenExists, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { namedRecipe } from "../recipes/loaders";
import { reviewById } from "./loaders";
import { canDeleteReview, canEditReview } from "./policy";
import { Review } from "./Review";
import { ReviewInput } from "./ReviewInput";

/** Reading one review, and writing one's own. */
@Resolver()
export class ReviewWritesResolver {
  @Throws("NOT_FOUND")
  @Query(() => Review, { description: "One review." })
  async review(
    @Arg("reviewId", () => Int, { description: "The review's key." }) reviewId: number,
    @Ctx() context: Context,
  ): Promise<Review> {
    const review = await context.load(reviewById, reviewId);
    if (!review) throw notFound("Review");
    return review;
  }

  @Authorized(whenExists(namedRecipe, user))
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => Review, {
    description: "Reviews a recipe, once a person.",
  })
  async createReview(
    @Arg("recipeId", () => Int, { description: "What the review is about." }) recipeId: number,
    @Arg("input", { description: "What it says." }) input: ReviewInput,
    @Ctx() context: Context,
  ): Promise<Review | null> {
    const { userId } = context.viewer!;
    const { identifiers } = await context.db
      .getRepository(Review)
      .insert({ ...input, recipeId, userId });
    return context.load(reviewById, Number(identifiers[0]!["reviewId"]));
  }

  @Authorized(canEditReview)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "PRECONDITION_FAILED")
  @Mutation(() => Review, {
    description: "Changes what one's own review says.",
  })
  async updateReview(
    @Arg("reviewId", () => Int, { description: "The review's key." }) reviewId: number,
    @Arg("input", { description: "What it shall say." }) input: ReviewInput,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that was edited; an edit of an older one is refused.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<Review | null> {
    const { affected } = await context.db
      .createQueryBuilder()
      .update(Review)
      .set({ score: input.score, text: input.text, version: () => "version + 1" })
      .where({ reviewId, ...(version == null ? {} : { version }) })
      .execute();
    context.clear(reviewById);
    const review = await context.load(reviewById, reviewId);
    if (!affected) throw review ? stale("review") : notFound("Review");
    return review;
  }

  @Authorized(canDeleteReview)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, {
    description: "Deletes a review; answers its global id.",
  })
  async deleteReview(
    @Arg("reviewId", () => Int, { description: "The review's key." }) reviewId: number,
    @Ctx() { db }: Context,
  ): Promise<string> {
    const { affected } = await db.getRepository(Review).delete({ reviewId });
    if (!affected) throw notFound("Review");
    return globalId("Review", reviewId);
  }
}
