import { expect, type Page } from "@playwright/test";
import { cook } from "./kitchen";
import { enter } from "./people";

/** A screen in a state that it does not have when opened. */
export interface State {
  name: string;
  /** The file name of the state's pictures. */
  file: string;
  /** The size to which the state is limited. */
  only?: "desktop" | "phone";
  /** Opens the state, with new objects if it changes data. */
  show: (page: Page) => Promise<void>;
}

/** Finds a button by its exact name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a screen and expects its heading. */
export async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

/** Opens a new recipe as the contributor who added it. */
export async function own(page: Page) {
  const recipe = await cook(page, "Leek and potato soup");
  await enter(page, "contributor");
  return recipe;
}
