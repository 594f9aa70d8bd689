import { admin, contributor, type ExampleCall, first, FREE, member, MISSING } from "./ExampleCall";

const REVIEW = { score: 4, text: "Good." };

export const reviewCalls: ExampleCall[] = [
  {
    act: "createReview",
    needs: ["recipe"],
    client: { name: "CreateReview", statements: 4, as: "cook" },
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
    client: { name: "UpdateReview", statements: 5, as: "cook" },
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
  { rest: "GET /reviews/recipe/{recipeId}", responses: {} },
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
