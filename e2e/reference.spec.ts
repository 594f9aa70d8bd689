import type { Page } from "@playwright/test";
import { expectActFirst } from "./actionPair";
import { follow } from "./browser";
import { broken, intercept, noNetwork, refusal } from "./graphql";
import { enter } from "./people";
import {
  at,
  categories,
  difficultyLevels,
  expectPassing,
  equipment,
  ingredients,
  type Kind,
  makeOne,
  openAsAdmin,
  renameOne,
  row,
  save,
  search,
  tags,
  toast,
} from "./referenceScreens";
import { expect, test } from "./test";
import { unique } from "./unique";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const field = (page: Page, { label }: Kind) => page.getByLabel(label);

const narrowed = ({ path }: Kind) => new RegExp(`${path}\\?search=`);

/** Expects the dialog after a failed deletion, and closes it. */
async function expectDialog(page: Page, name: string, words = ""): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name });
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expect(dialog).toContainText(words);
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
}

/** Lists failures with specific messages: most kinds have one sentence for all. */
const failuresOf = ({ createBroken, createOffline }: Kind) => {
  const failed = [broken, createBroken] as const;
  return createOffline === createBroken ? [failed] : [failed, [noNetwork, createOffline] as const];
};

async function add(page: Page, kind: Kind, name: string): Promise<void> {
  const taken = await makeOne(page, kind);
  await page.getByRole("link", { name: kind.add }).click();
  await expect(title(page, kind.add)).toBeVisible();
  await save(page).click();
  await expect(page.getByText(kind.required)).toBeVisible();
  await expect(field(page, kind)).toBeFocused();

  await field(page, kind).fill(`  ${name} `);
  for (const [answer, words] of failuresOf(kind)) {
    const mend = await intercept(page, `Add${kind.type}`, answer);
    await save(page).click();
    await expectPassing(page, words);
    mend();
  }
  await expect(field(page, kind)).toHaveValue(`  ${name} `);

  await field(page, kind).fill(taken.name.toUpperCase());
  await save(page).click();
  await expect(page.getByText(kind.taken)).toBeVisible();
  const toasted = kind === ingredients || kind === equipment ? kind.taken : kind.createOffline;
  await expect(page.getByRole("alert")).toHaveText(toasted);
  await expect(page).toHaveURL(`${kind.path}/new`);

  await field(page, kind).fill(`  ${name} `);
  await save(page).click();
  await expect(toast(page, kind.created)).toBeVisible();
  await expect(page).toHaveURL(kind.path);
  await search(page).fill(name);
  await expect(page).toHaveURL(narrowed(kind));
  await expect(row(page, name)).toHaveCount(1);
}

async function rename(page: Page, kind: Kind, name: string, other: string): Promise<void> {
  await row(page, name).getByRole("link", { name: "Edit" }).click();
  await expect(title(page, kind.edit)).toBeVisible();
  await expect(field(page, kind)).toHaveValue(name);
  await expectActFirst(page.getByRole("main"), "Save");
  await field(page, kind).fill(other);
  const mend = await intercept(page, `Rename${kind.type}`, broken);
  await save(page).click();
  await expect(toast(page, kind.updateFailed)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${kind.path}/\\d+/edit$`));
  mend();
  await save(page).click();
  await expect(toast(page, kind.updated)).toBeVisible();
  await expect(page).toHaveURL(narrowed(kind));
  await expect(row(page, other)).toBeVisible();
}

async function remove(page: Page, kind: Kind, name: string): Promise<void> {
  await row(page, name).getByRole("link", { name: "Delete" }).click();
  await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
  await expectActFirst(page.getByRole("main"), "Delete");
  for (const [answer, words] of failuresOf(kind)) {
    const mend = await intercept(page, `Delete${kind.type}`, answer);
    await button(page, "Delete").click();
    await (kind.deleteFailed ? expectDialog(page, kind.deleteFailed) : expectPassing(page, words));
    mend();
  }
  await button(page, "Delete").click();
  await expect(toast(page, kind.deleted)).toBeVisible();
  await expect(page).toHaveURL(narrowed(kind));
  await expect(page.getByText(kind.empty)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
}

for (const kind of [tags, categories, difficultyLevels, ingredients, equipment]) {
  test(`${kind.title} can be listed, added, renamed and deleted, and failures are reported`, async ({
    page,
  }) => {
    const name = unique("A thing");
    await enter(page, "admin");
    await page.goto("/forbidden");

    await test.step("The table has its columns, and says when nothing is found", async () => {
      await openAsAdmin(page, kind.title);
      await expect(page).toHaveURL(kind.path);
      await expect(page.getByRole("columnheader")).toHaveText(kind.columns);
      await search(page).fill("plutonium");
      await expect(page.getByText(kind.empty)).toBeVisible();
      await expect(page).toHaveURL(`${kind.path}?search=plutonium`);
    });

    await test.step("One is added once its name is there and is its own", () =>
      add(page, kind, name));

    await test.step("It is renamed, and the table is as it was", () =>
      rename(page, kind, name, `${name} renamed`));

    await test.step("It is deleted once that was asked", () =>
      remove(page, kind, `${name} renamed`));

    await test.step("One that recipes use stays", async () => {
      await follow(page, `${kind.path}/1/delete`);
      await button(page, "Delete").click();
      if (kind.deleteFailed) await expectDialog(page, kind.deleteFailed, kind.inUse);
      else await expect(toast(page, kind.inUse)).toBeVisible();
      await expect(page).toHaveURL(`${kind.path}/1/delete`);
    });
  });
}

test("An ingredient that is missing or cannot be deleted leads to the screen for the reason", async ({
  page,
}) => {
  const { key } = await at(page, ingredients, "Delete");
  const mend = await intercept(page, "DeleteIngredient", refusal("FORBIDDEN", 403, "No."));
  await button(page, "Delete").click();
  await expect(page).toHaveURL("/forbidden");
  mend();
  await follow(page, `/ingredients/${key}/delete`);
  const gone = refusal("NOT_FOUND", 404, "Ingredient not found.");
  await intercept(page, "DeleteIngredient", gone);
  await button(page, "Delete").click();
  await expect(page).toHaveURL("/not-found");
  await expect(page.getByText("Ingredient not found.")).toBeVisible();
});

test("A tag that was renamed elsewhere is reported, Cancel leads back, and leaving a changed name asks first", async ({
  page,
}) => {
  const { name, key } = await at(page, tags, "Edit");
  await test.step("A name that was changed elsewhere is shown, then replaced", async () => {
    await renameOne(page, tags, key, `${name} theirs`);
    await field(page, tags).fill(`${name} mine`);
    await save(page).click();
    await expect(page.getByRole("alert").filter({ hasText: `“${name} theirs”` })).toBeVisible();
    await expect(field(page, tags)).toHaveValue(`${name} mine`);
    await save(page).click();
    await expect(row(page, `${name} mine`)).toBeVisible();
  });

  await test.step("Cancel goes back to where one came from", async () => {
    await row(page, `${name} mine`).getByRole("link", { name: "Delete" }).click();
    await button(page, "Cancel").click();
    await expect(page).toHaveURL(narrowed(tags));
    await expect(row(page, `${name} mine`)).toBeVisible();
  });

  await test.step("A name that was typed is not left behind unasked", async () => {
    await page.getByRole("link", { name: tags.add }).click();
    await field(page, tags).fill("Half a na");
    await page.getByRole("banner").getByRole("link", { name: "Recipes" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(field(page, tags)).toHaveValue("Half a na");
    await button(page, "Cancel").click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(narrowed(tags));
  });

  await test.step("Cancel goes to the table when one came from nowhere", async () => {
    await page.goto(`/tags/${key}/delete`);
    await button(page, "Cancel").click();
    await expect(page).toHaveURL("/tags");
  });
});
