import { array, id, object } from "../openapi/schemaBuilders";
import { ref, schemas } from "../openapi/schemas";
import { queryChoice } from "../query";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { always, type Resource, route } from "../Route";
import {
  bodyChoice,
  bodyInteger,
  bodyList,
  requiredId,
  toFields,
  toListedId,
  toOptionalText,
  toText,
  isObject,
} from "../values";
import type { ReviewChangeInput } from "../schema.generated";
import { describeChoices, findChoice, toRestEnum, toRestEnumOrNull } from "../enums";
import { hidingBody, outcomeInput, replyBody } from "../openapi/reviewSchemas";
import { ReviewChangeKind } from "../../../shared/reviewOutcome";
import {
  CreateReviewDocument,
  DeleteReviewDocument,
  DeleteReviewReplyDocument,
  HideReviewReplyDocument,
  MarkReviewHelpfulDocument,
  ReplyToReviewDocument,
  ShowReviewReplyDocument,
  UnmarkReviewHelpfulDocument,
  ReviewDocument,
  type ReviewFieldsFragment,
  ReviewsByUserDocument,
  type ReviewsByUserQuery,
  ReviewsOfRecipeDocument,
  UpdateReviewDocument,
} from "./reviews.generated";

const flatten = ({
  reviewId,
  author,
  recipe,
  score,
  reviewText,
  version: _version,
  ...additions
}: ReviewFieldsFragment) => ({
  reviewId,
  userId: author.userId,
  userName: author.name,
  recipeId: recipe.recipeId,
  recipeName: recipe.name,
  score,
  reviewText,
  ...additions,
  outcome: toRestEnumOrNull(additions.outcome),
  changes: additions.changes.map((change) => ({ ...change, kind: toRestEnum(change.kind) })),
});

const flattenAll = ({ reviews: { edges } }: ReviewsByUserQuery["user"]) =>
  edges.map(({ node }) => flatten(node));

const input = (request: RestRequest) => ({
  score: bodyInteger(request, "score", "Score"),
  text: toText(request.body["reviewText"]),
  // A client that omits the outcome keeps it.
  ...(Object.hasOwn(request.body, "outcome") && {
    outcome: bodyChoice(request, "outcome", OUTCOMES),
  }),
  ...(Object.hasOwn(request.body, "changes") && {
    changes: bodyList(request, ["changes"], (item, path) => readChange(request, item, path)),
  }),
});

/** Reads a change. An unknown kind adds an issue. */
function readChange(request: RestRequest, item: unknown, path: string): ReviewChangeInput {
  if (!isObject(item)) request.addIssue(`"${path}" must be an object.`, path);
  const fields = toFields(item);
  const kind = findChoice(KINDS, fields["kind"]);
  if (!kind) request.addIssue(describeChoices('"kind"', KINDS), `${path}.kind`);
  return {
    kind: kind ?? "OTHER",
    lineId: toListedId(request, fields["lineId"], `${path}.lineId`),
    subject: toText(fields["subject"]),
    detail: toOptionalText(request, fields["detail"], `${path}.detail`, "The detail"),
  };
}

const OUTCOMES = ["AS_WRITTEN", "WITH_CHANGES"] as const;
const KINDS = Object.values(ReviewChangeKind);
const SORTS = ["NEWEST", "HELPFUL", "SCORE"] as const;

const { score, reviewText } = schemas.Review.properties as Record<string, object>;
const fields = { text: "reviewText" };

export const reviews: Resource = {
  name: "Reviews",
  description: "Reviews of recipes; each user reviews a recipe once",
  routes: [
    route("GET /reviews/recipe/:recipeId", ReviewsOfRecipeDocument, {
      operationId: "listReviewsOfRecipe",
      summary: "List the reviews of a recipe, by default newest first",
      unpaged: always,
      variables: (request) => ({ sort: queryChoice(request, "sort", SORTS) ?? "NEWEST" }),
      query: {
        sort: {
          type: "string",
          enum: SORTS.map(toRestEnum),
          description:
            "Sorts by date, by votes for helpful ones or by score, highest first. If omitted, by date.",
        },
      },
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
      body: object(
        {
          recipeId: id("The ID of the recipe."),
          score: score!,
          reviewText: reviewText!,
          ...outcomeInput,
        },
        ["recipeId", "score", "reviewText"],
      ),
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
      body: object({ score: score!, reviewText: reviewText!, ...outcomeInput }, [
        "score",
        "reviewText",
      ]),
      fields,
      response: json(ref("Review"), ({ updateReview }) => flatten(updateReview)),
    }),
    route("DELETE /reviews/:reviewId", DeleteReviewDocument, {
      operationId: "deleteReview",
      summary: "Delete a review",
      response: noContent,
    }),
    route("PUT /reviews/:reviewId/helpful/vote", MarkReviewHelpfulDocument, {
      operationId: "markReviewHelpful",
      summary: "Mark a review as helpful; marking it again has no effect",
      response: json(ref("Review"), (data) => flatten(data.markReviewHelpful)),
    }),
    route("DELETE /reviews/:reviewId/helpful/vote", UnmarkReviewHelpfulDocument, {
      operationId: "unmarkReviewHelpful",
      summary: "Remove the user's own mark of a helpful review",
      example: { requires: "choose a review of another user." },
      response: json(ref("Review"), (data) => flatten(data.unmarkReviewHelpful)),
    }),
    route("PUT /reviews/:reviewId/reply/text", ReplyToReviewDocument, {
      operationId: "replyToReview",
      summary: "Reply to a review of one of the user's own recipes, or replace the reply",
      example: { requires: "choose a review of one of your recipes." },
      variables: (request) => ({ input: { text: toText(request.body["text"]) } }),
      body: replyBody,
      response: json(ref("Review"), (data) => flatten(data.replyToReview)),
    }),
    route("DELETE /reviews/:reviewId/reply/text", DeleteReviewReplyDocument, {
      operationId: "deleteReviewReply",
      summary: "Delete the user's own reply to a review",
      example: { requires: "call `replyToReview` first." },
      response: json(ref("Review"), (data) => flatten(data.deleteReviewReply)),
    }),
    route("PUT /reviews/:reviewId/reply/hide", HideReviewReplyDocument, {
      operationId: "hideReviewReply",
      summary: "Hide a reply from everyone except its author and admins",
      example: { requires: "call `replyToReview` first." },
      variables: (request) => ({ input: { reason: toText(request.body["reason"]) } }),
      body: hidingBody,
      response: json(ref("Review"), (data) => flatten(data.hideReviewReply)),
    }),
    route("PUT /reviews/:reviewId/reply/show", ShowReviewReplyDocument, {
      operationId: "showReviewReply",
      summary: "Show a hidden reply again",
      response: json(ref("Review"), (data) => flatten(data.showReviewReply)),
    }),
  ],
};
