import { toRestEnum } from "../enums";
import { array } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { acceptanceBody, declineBody, suggestionBody } from "../openapi/suggestionSchemas";
import { created, json, noContent } from "../responses";
import { always, type Resource, route } from "../Route";
import { bodyInteger, bodyList, toText } from "../values";
import { recipeFields, recipeInput } from "./recipeInput";
import {
  AcceptSuggestionDocument,
  CreateSuggestionDocument,
  DeclineSuggestionDocument,
  GetSuggestionDocument,
  ReceivedSuggestionsDocument,
  SentSuggestionsDocument,
  type SuggestionFieldsFragment,
  SuggestionsOfRecipeDocument,
  type SuggestionWithChangesFragment,
  WithdrawSuggestionDocument,
} from "./suggestions.generated";
import { flattenChange } from "./versions";

const flatten = ({ suggester, state, ...suggestion }: SuggestionFieldsFragment) => ({
  ...suggestion,
  state: toRestEnum(state),
  userId: suggester.userId,
  userName: suggester.name,
});

const flattenWhole = ({ changes, ...suggestion }: SuggestionWithChangesFragment) => ({
  ...flatten(suggestion),
  changes:
    changes?.map(({ change, ...suggested }) => ({ ...suggested, ...flattenChange(change) })) ??
    null,
});

interface SuggestionList {
  edges: { node: SuggestionFieldsFragment }[];
}

const flattenAll = (list: SuggestionList | null | undefined) =>
  (list?.edges ?? []).map(({ node }) => flatten(node));

export const suggestions: Resource = {
  name: "Suggestions",
  description: "Edits that members suggest for recipes of others",
  routes: [
    route("GET /recipes/:recipeId/suggestions", SuggestionsOfRecipeDocument, {
      operationId: "listSuggestionsOfRecipe",
      summary: "List the suggested edits of a recipe that the user may see, open ones first",
      unpaged: always,
      response: json(array(ref("Suggestion")), ({ recipe }) => flattenAll(recipe.suggestions)),
    }),
    route("GET /suggestions/sent", SentSuggestionsDocument, {
      operationId: "listSentSuggestions",
      summary: "List the edits that the user has suggested, newest first",
      unpaged: always,
      response: json(array(ref("Suggestion")), ({ viewer }) => flattenAll(viewer?.sentSuggestions)),
    }),
    route("GET /suggestions/received", ReceivedSuggestionsDocument, {
      operationId: "listReceivedSuggestions",
      summary: "List the open suggestions for the user's own recipes, newest first",
      unpaged: always,
      response: json(array(ref("Suggestion")), ({ viewer }) =>
        flattenAll(viewer?.receivedSuggestions),
      ),
    }),
    route("GET /suggestions/:suggestionId", GetSuggestionDocument, {
      operationId: "getSuggestion",
      summary: "Get a suggested edit with its changes",
      response: json(ref("SuggestionWithChanges"), ({ suggestion }) => flattenWhole(suggestion)),
    }),
    route("POST /recipes/:recipeId/suggestions", CreateSuggestionDocument, {
      operationId: "createSuggestion",
      summary: "Suggest an edit of a recipe that the user may not edit",
      example: {
        body: { difficultyId: 1 },
        requires: "choose a recipe that you may not edit.",
      },
      variables: recipeInput,
      body: suggestionBody,
      fields: recipeFields,
      response: created(
        ref("SuggestionWithChanges"),
        ({ createSuggestion }) => flattenWhole(createSuggestion),
        ({ suggestionId }) => `/suggestions/${suggestionId}`,
      ),
    }),
    route("POST /suggestions/:suggestionId/accept", AcceptSuggestionDocument, {
      operationId: "acceptSuggestion",
      summary: "Make the changes of a suggestion to its recipe, as a new version",
      variables: (request) => ({
        changes: bodyList(request, ["changes"], (item, path) => {
          if (Number.isInteger(item)) return Number(item);
          request.addIssue(`"${path}" must be an integer.`, path);
          return 0;
        }),
        currentVersion: bodyInteger(request, "currentVersion", "The version"),
      }),
      body: acceptanceBody,
      response: json(ref("SuggestionWithChanges"), (data) => flattenWhole(data.acceptSuggestion)),
    }),
    route("POST /suggestions/:suggestionId/decline", DeclineSuggestionDocument, {
      operationId: "declineSuggestion",
      summary: "Decline a suggestion with a reason",
      example: { requires: "choose an open suggestion." },
      variables: (request) => ({ reason: toText(request.body["reason"]) }),
      body: declineBody,
      response: json(ref("SuggestionWithChanges"), (data) => flattenWhole(data.declineSuggestion)),
    }),
    route("DELETE /suggestions/:suggestionId", WithdrawSuggestionDocument, {
      operationId: "deleteSuggestion",
      summary: "Withdraw one of the user's own open suggestions",
      example: { requires: "choose an open suggestion of yours." },
      response: noContent,
    }),
  ],
};
