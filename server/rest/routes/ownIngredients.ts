import { declineBody, replacementBody } from "../openapi/mergeSchemas";
import { array } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { json, noContent } from "../responses";
import { invalidId, type RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { toId, toOptionalText } from "../values";
import {
  AcceptIngredientDocument,
  DeclineIngredientDocument,
  OwnIngredientsDocument,
  ProposedIngredientsDocument,
  ProposeIngredientsDocument,
  ReplaceIngredientDocument,
} from "./ownIngredients.generated";

/** Reads the ID of the ingredient that is used instead. Any other value adds an issue. */
function readIntoId(request: RestRequest): number {
  const intoId = toId(request.body["intoId"]);
  if (!intoId) request.addIssue(invalidId("intoId"), "intoId");
  return intoId;
}

const proposal = { requires: "call `proposeIngredients` first." };

export const ownIngredients: Resource = {
  name: "Own ingredients",
  description: "Ingredients of users that are not in the list, and proposals to add them",
  routes: [
    route("GET /own-ingredients", OwnIngredientsDocument, {
      operationId: "listOwnIngredients",
      summary: "List the caller's own ingredients; empty without a login",
      response: json(array(ref("OwnIngredient")), (data) => data.viewerOwnIngredients),
    }),
    route("GET /proposed-ingredients", ProposedIngredientsDocument, {
      operationId: "listProposedIngredients",
      summary: "List ingredients that users propose, oldest first, at most 100",
      response: json(array(ref("ProposedIngredient")), (data) => data.proposedIngredients),
    }),
    route("POST /recipes/:recipeId/proposed-ingredients", ProposeIngredientsDocument, {
      operationId: "proposeIngredients",
      summary: "Propose the own ingredients of a recipe of the caller for the list",
      example: { requires: "choose a recipe of your own." },
      response: json(
        array(ref("OwnIngredient")),
        ({ proposeIngredients }) => proposeIngredients.ownIngredients,
      ),
    }),
    route("POST /proposed-ingredients/:ingredientId/accept", AcceptIngredientDocument, {
      operationId: "acceptIngredient",
      summary: "Add a proposed ingredient to the list",
      example: proposal,
      response: json(ref("Ingredient"), ({ acceptIngredient }) => acceptIngredient),
    }),
    route("POST /proposed-ingredients/:ingredientId/replace", ReplaceIngredientDocument, {
      operationId: "replaceIngredient",
      summary: "Use an ingredient of the list instead of a proposed one",
      example: proposal,
      variables: (request) => ({ intoId: readIntoId(request) }),
      body: replacementBody,
      response: json(ref("Ingredient"), ({ replaceIngredient }) => replaceIngredient),
    }),
    route("POST /proposed-ingredients/:ingredientId/decline", DeclineIngredientDocument, {
      operationId: "declineIngredient",
      summary: "Decline a proposed ingredient, with a reason that its owners read",
      example: proposal,
      variables: (request) => ({
        reason: toOptionalText(request, request.body["reason"], "reason", "Reason"),
      }),
      body: declineBody,
      response: noContent,
    }),
  ],
};
