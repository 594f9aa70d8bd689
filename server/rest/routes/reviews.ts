import type { RestCall } from "../RestCall";
import { ref, schemas } from "../openapi/schemas";
import { body, key as keyOf, listOf } from "../openapi/shapes";
import { created, json, type Resource, noContent, route } from "../Route";
import { EVERYTHING, namedKey, text, wholeNumber } from "../values";

const REVIEW = `fragment RestReview on Review {
  reviewId version author { userId name } recipe { recipeId name } score reviewText: text
}`;

interface Review {
  reviewId: number;
  version: number;
  author: { userId: number; name: string };
  recipe: { recipeId: number; name: string };
  score: number;
  reviewText: string;
}

interface WithReviews {
  reviews: { edges: { node: Review }[] };
}

const flatten = ({ reviewId, author, recipe, score, reviewText }: Review) => ({
  reviewId,
  userId: author.userId,
  userName: author.name,
  recipeId: recipe.recipeId,
  recipeName: recipe.name,
  score,
  reviewText,
});

const flattenAll = ({ reviews: { edges } }: WithReviews) => edges.map(({ node }) => flatten(node));

const input = (call: RestCall) => ({
  input: {
    score: wholeNumber(call, "score", "Score"),
    text: text(call.body["reviewText"]),
  },
});

const { score, reviewText } = schemas.Review.properties as Record<string, object>;
const fields = { text: "reviewText" };
const everything = () => ({ first: EVERYTHING });

export const reviews: Resource = {
  name: "Reviews",
  description: "What people think of recipes; one a person and recipe.",
  routes: [
    route("GET /reviews/recipe/:recipeId", {
      summary: "List the reviews of a recipe, the newest first.",
      document: `query ($recipeId: Int!, $first: Int!) {
        recipe(recipeId: $recipeId) { reviews(first: $first) { edges { node { ...RestReview } } } }
      } ${REVIEW}`,
      variables: everything,
      answer: json(listOf(ref("Review")), ({ recipe }: { recipe: WithReviews }) =>
        flattenAll(recipe),
      ),
    }),
    route("GET /reviews/user/:userId", {
      summary: "List the reviews by a user, the newest first.",
      document: `query ($userId: Int!, $first: Int!) {
        user(userId: $userId) { reviews(first: $first) { edges { node { ...RestReview } } } }
      } ${REVIEW}`,
      variables: everything,
      answer: json(listOf(ref("Review")), ({ user }: { user: WithReviews }) => flattenAll(user)),
    }),
    route("GET /reviews/:reviewId", {
      summary: "Read one review.",
      document: `query ($reviewId: Int!) { review(reviewId: $reviewId) { ...RestReview } } ${REVIEW}`,
      answer: json(ref("Review"), ({ review }: { review: Review }) => flatten(review)),
      version: ({ review }) => review.version,
    }),
    route("POST /reviews", {
      summary: "Review a recipe, once.",
      document: `mutation ($recipeId: Int!, $input: ReviewInput!) {
        createReview(recipeId: $recipeId, input: $input) { ...RestReview }
      } ${REVIEW}`,
      variables: (call) => ({ recipeId: namedKey(call, "recipeId") ?? 0, ...input(call) }),
      body: body({
        recipeId: keyOf("What the review is about."),
        score: score!,
        reviewText: reviewText!,
      }),
      fields,
      answer: created(
        ref("Review"),
        ({ createReview }: { createReview: Review }) => flatten(createReview),
        ({ reviewId }) => `/reviews/${reviewId}`,
      ),
    }),
    route("PUT /reviews/:reviewId", {
      summary: "Change what one's own review says.",
      document: `mutation ($reviewId: Int!, $input: ReviewInput!, $version: Int) {
        updateReview(reviewId: $reviewId, input: $input, version: $version) { ...RestReview }
      } ${REVIEW}`,
      variables: input,
      body: body({ score: score!, reviewText: reviewText! }),
      fields,
      answer: json(ref("Review"), ({ updateReview }: { updateReview: Review }) =>
        flatten(updateReview),
      ),
    }),
    route("DELETE /reviews/:reviewId", {
      summary: "Delete a review.",
      document: "mutation ($reviewId: Int!) { deleteReview(reviewId: $reviewId) }",
      answer: noContent,
    }),
  ],
};
