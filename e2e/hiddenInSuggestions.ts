import { expect } from "@playwright/test";
import { ask } from "./graphql";
import { button, open, type State } from "./hidden";
import { cook } from "./kitchen";
import { enter, newMember, tokenOf } from "./people";

const SUGGEST = `mutation ($recipeId: Int!, $input: RecipeInput!) {
  createSuggestion(recipeId: $recipeId, input: $input) { suggestionId } }`;

const INPUT = {
  ...{ name: "Potato soup", categoryId: 1, difficultyLevelId: 1, instructions: "Cook gently." },
  editReason: "A shorter name.",
};

/** Hidden states of suggested edits. */
export const inSuggestions: State[] = [
  {
    name: "the reason for declining a suggestion",
    file: "suggestion-declining",
    async show(page) {
      const { recipeId } = await cook(page, "Leek and potato soup");
      const member = await newMember(page);
      const token = await tokenOf(page, member);
      const { createSuggestion } = await ask(page, SUGGEST, { recipeId, input: INPUT }, token);
      await enter(page, "contributor");
      const address = `/recipes/${recipeId}/suggestions/${createSuggestion.suggestionId}`;
      await open(page, address, "Suggested edit");
      await button(page, "Decline").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];
