import { expect } from "@playwright/test";
import { follow } from "./browser";
import { broken, intercept } from "./graphql";
import { open, own, type State } from "./hidden";
import { isStored } from "./stored";

/** The hidden states of stored recipes. */
export const inOffline: readonly State[] = [
  {
    name: "the stored copy of a recipe while the server fails",
    file: "recipe-stored-copy",
    async show(page) {
      const { name, recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}`, name);
      await expect.poll(() => isStored(page, recipeId)).toBe(true);
      await open(page, "/forbidden", "Forbidden");
      await intercept(page, "RecipePage", broken);
      await follow(page, `/recipes/${recipeId}`);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(page.getByText("You are viewing a copy stored on this device.")).toBeVisible();
    },
  },
];
