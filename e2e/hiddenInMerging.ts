import { expect, type Page } from "@playwright/test";
import { button, open, type State } from "./hidden";
import { enter } from "./people";
import { ingredients, makeOne, tags } from "./referenceScreens";
import { unique } from "./unique";

/** Creates two likely duplicates of a kind, the second one with a hyphen; both share a word. */
export async function makeTwins(page: Page, kind = ingredients) {
  const name = unique("Twin");
  const one = await makeOne(page, kind, name);
  const other = await makeOne(page, kind, name.replace(" ", "-"));
  return { one, other, word: name.replace("Twin ", "") };
}

/** Hidden states of merging. */
export const inMerging: State[] = [
  {
    name: "the dialog for the target and the effect of a merge",
    file: "tags-merge",
    async show(page) {
      const { one, other, word } = await makeTwins(page, tags);
      await enter(page, "admin");
      await open(page, `/tags?search=${word}`, "Tags");
      await button(page, `Merge: ${other.name}`).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Merge into" }).fill(one.name);
      await page.getByRole("option", { name: one.name, exact: true }).click();
      await expect(dialog).toContainText("This can be undone for 30 days.");
    },
  },
  {
    name: "the confirmation before likely duplicates are merged",
    file: "ingredients-merge",
    async show(page) {
      const { one, other } = await makeTwins(page);
      await enter(page, "admin");
      await open(page, "/ingredients/duplicates", "Duplicate ingredients");
      await page
        .getByRole("listitem", { name: `${one.name} and ${other.name}` })
        .getByRole("button", { name: `Keep ${one.name}`, exact: true })
        .click();
      await expect(page.getByRole("dialog")).toContainText(`${other.name} becomes another name`);
    },
  },
  {
    name: "the form that edits a group of synonyms",
    file: "synonyms-edit",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/synonyms", "Synonyms");
      await page.getByLabel("Search synonyms").fill("eggplant");
      await button(page, "Edit the synonyms of Eggplant").click();
      await page.getByLabel("Words, with commas between them").fill("Eggplant, Courgettes");
      await button(page, "Save").click();
      await expect(page.getByText("is already a synonym of Zucchini")).toBeVisible();
    },
  },
];
