import { admin, contributor, type ExampleCall, first, FREE, member, MISSING } from "./ExampleCall";

/** A review with a reply, of a recipe of the first admin. */
const REPLIED = { things: { review: FREE + 2 } };

const REVIEW = { score: 4, text: "Good." };

export const reviewCalls: ExampleCall[] = [
  {
    act: "createReview",
    needs: ["recipe"],
    client: { name: "CreateReview", statements: 6, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe, input: REVIEW }),
    rest: "POST /reviews",
    body: ({ recipe }) => ({ recipeId: recipe }),
    responses: {
      example: { ...admin, things: { recipe: 7 } },
      missing: { things: { recipe: MISSING } },
      broken: { recipeId: 7 },
      conflict: {},
    },
  },
  {
    act: "updateReview",
    needs: ["review"],
    client: { name: "UpdateReview", statements: 6, as: "cook" },
    variables: ({ review }) => ({ reviewId: review, input: REVIEW, version: 1 }),
    rest: "PUT /reviews/{reviewId}",
    responses: { example: member, stranger: admin },
  },
  {
    act: "deleteReview",
    needs: ["review"],
    client: { name: "DeleteReview", statements: 3, as: "cook" },
    variables: ({ review }) => ({ reviewId: review }),
    rest: "DELETE /reviews/{reviewId}",
    // The row differs from those that the other calls read.
    responses: { example: { ...admin, things: { review: FREE + 1 } }, stranger: contributor },
  },
  {
    act: "User.reviews",
    needs: ["user"],
    graphql: ({ user }) => `{ user(userId: ${user}) { reviews { totalCount } } }`,
    rest: "GET /reviews/user/{userId}",
    responses: { example: member },
  },
  {
    act: "review",
    needs: ["review"],
    graphql: ({ review }) => `{ review(reviewId: ${review}) { text } }`,
    rest: "GET /reviews/{reviewId}",
    responses: {},
  },
  { rest: "GET /reviews/recipe/{recipeId}", responses: { unreadable: "?sort=x" } },
  {
    act: "markReviewHelpful",
    needs: ["review"],
    client: { name: "MarkReviewHelpful", statements: 5, as: "admin" },
    variables: ({ review }) => ({ reviewId: review }),
    rest: "PUT /reviews/{reviewId}/helpful/vote",
    responses: { example: admin, stranger: member },
  },
  {
    act: "unmarkReviewHelpful",
    needs: ["review"],
    client: { name: "UnmarkReviewHelpful", statements: 5, as: "admin" },
    variables: ({ review }) => ({ reviewId: review }),
    rest: "DELETE /reviews/{reviewId}/helpful/vote",
    responses: { example: admin, stranger: member },
  },
  {
    act: "replyToReview",
    needs: ["review"],
    client: { name: "ReplyToReview", statements: 4, as: "cook" },
    variables: ({ review }) => ({ reviewId: review, input: { text: "Thanks." } }),
    rest: "PUT /reviews/{reviewId}/reply/text",
    responses: { example: { ...admin, ...REPLIED }, stranger: member },
  },
  {
    act: "hideReviewReply",
    needs: ["review"],
    client: { name: "HideReviewReply", statements: 4, as: "admin" },
    variables: ({ review }) => ({ reviewId: review, input: { reason: "Insulting." } }),
    rest: "PUT /reviews/{reviewId}/reply/hide",
    responses: { example: { ...admin, ...REPLIED }, stranger: contributor },
  },
  {
    act: "showReviewReply",
    needs: ["review"],
    client: { name: "ShowReviewReply", statements: 4, as: "admin" },
    variables: ({ review }) => ({ reviewId: review }),
    rest: "PUT /reviews/{reviewId}/reply/show",
    responses: { example: { ...admin, ...REPLIED }, stranger: contributor },
  },
  {
    act: "deleteReviewReply",
    needs: ["review"],
    client: { name: "DeleteReviewReply", statements: 4, as: "cook" },
    variables: ({ review }) => ({ reviewId: review }),
    rest: "DELETE /reviews/{reviewId}/reply/text",
    responses: { example: { ...admin, ...REPLIED }, stranger: member },
  },
  {
    act: "Recipe.commonChanges",
    needs: ["recipe"],
    client: { name: "ReviewsWithChange", statements: 3, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe, linkKey: null }),
  },
  {
    needs: ["recipe"],
    client: { name: "SortedReviews", statements: 3, as: "cook" },
    variables: ({ recipe }) => ({
      recipeId: recipe,
      linkKey: null,
      sort: "HELPFUL",
      reviews: first,
    }),
  },
  {
    needs: ["recipe"],
    client: { name: "NewReviewPage", statements: 3, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe }),
  },
  {
    needs: ["review"],
    client: { name: "ReviewPage", statements: 5, as: "cook" },
    variables: ({ review }) => ({ reviewId: review }),
  },
  {
    needs: ["review"],
    client: { name: "ReviewNow", statements: 2, as: "cook" },
    variables: ({ review }) => ({ reviewId: review }),
  },
  {
    client: { name: "MoreReviewsOf", statements: 4, as: "cook" },
    variables: (_things, { cook }) => ({ userId: cook.userId, first }),
  },
];
