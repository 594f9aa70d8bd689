import { array, id, object } from "../openapi/schemaBuilders";
import { ref, schemas } from "../openapi/schemas";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { always, type Resource, route } from "../Route";
import { bodyInteger, requiredId, toText } from "../values";
import {
  CreateReviewDocument,
  DeleteReviewDocument,
  ReviewDocument,
  type ReviewFieldsFragment,
  ReviewsByUserDocument,
  type ReviewsByUserQuery,
  ReviewsOfRecipeDocument,
  UpdateReviewDocument,
} from "./reviews.generated";

const flatten = ({ reviewId, author, recipe, score, reviewText }: ReviewFieldsFragment) => ({
  reviewId,
  userId: author.userId,
  userName: author.name,
  recipeId: recipe.recipeId,
  recipeName: recipe.name,
  score,
  reviewText,
});

const flattenAll = ({ reviews: { edges } }: ReviewsByUserQuery["user"]) =>
  edges.map(({ node }) => flatten(node));

const input = (request: RestRequest) => ({
  score: bodyInteger(request, "score", "Score"),
  text: toText(request.body["reviewText"]),
});

const { score, reviewText } = schemas.Review.properties as Record<string, object>;
const fields = { text: "reviewText" };

export const reviews: Resource = {
  name: "Reviews",
  description: "Reviews of recipes; each user reviews a recipe once",
  routes: [
    route("GET /reviews/recipe/:recipeId", ReviewsOfRecipeDocument, {
      operationId: "listReviewsOfRecipe",
      summary: "List the reviews of a recipe, newest first",
      unpaged: always,
      response: json(array(ref("Review")), ({ recipe }) => flattenAll(recipe)),
    }),
    route("GET /reviews/user/:userId", ReviewsByUserDocument, {
      operationId: "listReviewsByUser",
      summary: "List the reviews by a user, newest first",
      unpaged: always,
      response: json(array(ref("Review")), ({ user }) => flattenAll(user)),
    }),
    route("GET /reviews/:reviewId", ReviewDocument, {
      operationId: "getReview",
      summary: "Get a review",
      response: json(ref("Review"), ({ review }) => flatten(review)),
      version: ({ review }) => review.version,
    }),
    route("POST /reviews", CreateReviewDocument, {
      operationId: "createReview",
      summary: "Review a recipe",
      example: { body: { recipeId: 3 } },
      variables: (request) => ({
        recipeId: requiredId(request, "recipeId", "Recipe"),
        input: input(request),
      }),
      body: object({
        recipeId: id("The ID of the recipe."),
        score: score!,
        reviewText: reviewText!,
      }),
      fields,
      response: created(
        ref("Review"),
        ({ createReview }) => flatten(createReview),
        ({ reviewId }) => `/reviews/${reviewId}`,
      ),
    }),
    route("PUT /reviews/:reviewId", UpdateReviewDocument, {
      operationId: "updateReview",
      summary: "Update one of the user's own reviews",
      example: { parameters: { reviewId: 9 } },
      variables: (request) => ({ input: input(request) }),
      body: object({ score: score!, reviewText: reviewText! }),
      fields,
      response: json(ref("Review"), ({ updateReview }) => flatten(updateReview)),
    }),
    route("DELETE /reviews/:reviewId", DeleteReviewDocument, {
      operationId: "deleteReview",
      summary: "Delete a review",
      response: noContent,
    }),
  ],
};
