import { cookingProgressBody } from "../openapi/cookingSchemas";
import { ref } from "../openapi/schemas";
import { json, jsonOrNoContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { bodyInteger, bodyList, bodyTime, toText } from "../values";
import { CookingProgressDocument, SaveCookingProgressDocument } from "./cookingProgress.generated";

function readInput(request: RestRequest) {
  const done = bodyList(request, ["done"], toText);
  // The list is required, because a missing list would clear the finished steps.
  if (!done) request.addIssue('"done" must be a list.', "done");
  return {
    input: {
      recipeVersion: bodyInteger(request, "recipeVersion", "The version") ?? 0,
      done: done ?? [],
      step: bodyInteger(request, "step", "The step"),
      changedAt: bodyTime(request, "changedAt"),
    },
  };
}

export const cookingProgress: Resource = {
  name: "Cooking progress",
  description: "The items that users check off while cooking",
  routes: [
    route("GET /recipes/:recipeId/cooking-progress", CookingProgressDocument, {
      operationId: "getCookingProgress",
      summary: "Get how far the user has come with cooking a recipe, if that was within a day",
      response: jsonOrNoContent(
        ref("CookingProgress"),
        ({ recipe }) => recipe.viewerCookingProgress,
      ),
    }),
    route("PUT /recipes/:recipeId/cooking-progress", SaveCookingProgressDocument, {
      operationId: "saveCookingProgress",
      summary:
        "Save how far the user has come with cooking a recipe, unless something later is saved already; returns what is saved now",
      variables: readInput,
      body: cookingProgressBody,
      response: json(ref("CookingProgress"), (data) => data.saveCookingProgress),
    }),
  ],
};
