import { expect, type Page } from "@playwright/test";
import { button, open, type State } from "./hidden";
import { enter, newMember } from "./people";
import { unique } from "./unique";

/** Imports a pasted recipe for a new user. */
async function importOne(page: Page): Promise<string> {
  const name = unique("Onion soup");
  await enter(page, await newMember(page));
  await open(page, "/recipes/import", "Import recipes");
  await page
    .getByRole("textbox", { name: "Link or recipe" })
    .fill([name, "Serves 4", "", "2 onions, finely chopped", "1 l water", "", "Boil."].join("\n"));
  await button(page, "Read recipe").click();
  await expect(page.getByText("1 recipe found.")).toBeVisible();
  return name;
}

/** Hidden states of imports. */
export const inImports: State[] = [
  {
    name: "the preview of a pasted recipe",
    file: "import-read",
    async show(page) {
      const name = await importOne(page);
      await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
    },
  },
  {
    name: "the corrections of an imported recipe",
    file: "import-corrections",
    async show(page) {
      const name = await importOne(page);
      await page.getByRole("button", { name: `Edit ${name}` }).click();
      await expect(page.getByText("Save or cancel your corrections first.")).toBeVisible();
    },
  },
];
