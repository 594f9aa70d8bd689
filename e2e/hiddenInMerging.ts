import { expect, type Page } from "@playwright/test";
import { button, open, type State } from "./hidden";
import { enter, newMember } from "./people";
import { ingredients, makeOne, tags } from "./referenceScreens";
import { unique } from "./unique";

/** Creates two likely duplicates of a kind, the second one with a hyphen; both share a word. */
export async function makeTwins(page: Page, kind = ingredients) {
  const name = unique("Twin");
  const one = await makeOne(page, kind, name);
  const other = await makeOne(page, kind, name.replace(" ", "-"));
  return { one, other, word: name.replace("Twin ", "") };
}

/** Opens the table of users and selects a new member. */
async function selectUser(page: Page): Promise<void> {
  const { email, name } = await newMember(page);
  await enter(page, "admin");
  await open(page, `/users?search=${encodeURIComponent(email)}`, "Users");
  await page.getByRole("checkbox", { name: `Select: ${name}` }).check();
}

/** Hidden states of merging and of the table of users. */
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
    name: "the whole list of targets in the dialog of a merge",
    file: "ingredients-merge-list",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/ingredients", "Ingredients");
      await page
        .getByRole("button", { name: /^Merge: / })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "the bar of selected users",
    file: "users-selected",
    async show(page) {
      await selectUser(page);
      await expect(page.getByRole("region", { name: "Selected users" })).toBeVisible();
    },
  },
  {
    name: "the dialog for the role of several users",
    file: "users-role",
    async show(page) {
      await selectUser(page);
      await button(page, "Change role…").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the results of a change of several users",
    file: "users-results",
    async show(page) {
      await selectUser(page);
      await button(page, "Unban").click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
    },
  },
  {
    name: "the form that edits a group of synonyms",
    file: "synonyms-edit",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/synonyms", "Synonyms");
      await page.getByLabel("Search synonyms").fill("eggplant");
      await button(page, "Edit: Eggplant").click();
      await page.getByLabel("Words of the group").fill("Eggplant, Courgettes");
      await button(page, "Save").click();
      await expect(page.getByText("is already a synonym of Zucchini")).toBeVisible();
    },
  },
];
