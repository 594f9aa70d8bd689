import { expectActFirst } from "./actionPair";
import { broken, intercept, noNetwork } from "./graphql";
import { enter, newMember } from "./people";
import { unique } from "./unique";
import {
  at,
  categories,
  difficultyLevels,
  ingredients,
  makeOne,
  renameOne,
  row,
  save,
  search,
  tags,
  toast,
} from "./referenceScreens";
import { expect, test } from "./test";

test.describe("Without being allowed to", () => {
  for (const { path } of [tags, categories, difficultyLevels, ingredients]) {
    test(`visitors are asked to log in at ${path}`, async ({ page }) => {
      for (const screen of [path, `${path}/new`, `${path}/1/edit`, `${path}/1/delete`]) {
        await page.goto(screen);
        await expect(page, screen).toHaveURL("/login");
      }
    });

    test(`members may not see ${path}`, async ({ page }) => {
      await enter(page, await newMember(page));
      for (const screen of [path, `${path}/new`, `${path}/1/edit`, `${path}/1/delete`]) {
        await page.goto(screen);
        await expect(page, screen).toHaveURL("/forbidden");
      }
    });
  }

  test("contributors see ingredients and no other table", async ({ page }) => {
    await enter(page, "contributor");
    for (const { path } of [tags, categories, difficultyLevels]) {
      await page.goto(path);
      await expect(page).toHaveURL("/forbidden");
    }
    await page.getByRole("banner").getByRole("link", { name: "Ingredients" }).click();
    await expect(page.getByRole("heading", { name: "Ingredients", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Add Ingredient" })).toBeVisible();
  });
});

for (const kind of [tags, categories, difficultyLevels, ingredients]) {
  test.describe(`${kind.title}:`, () => {
    test("one that does not exist is not found", async ({ page }) => {
      await enter(page, "admin");
      for (const id of ["2147483647", "none"]) {
        for (const screen of ["edit", "delete"]) {
          await page.goto(`${kind.path}/${id}/${screen}`);
          await expect(page).toHaveURL("/not-found");
          await expect(page.getByText(kind.notFound)).toBeVisible();
        }
      }
    });

    test("a name is asked for, and may be taken", async ({ page }) => {
      const { name } = await makeOne(page, kind);
      await enter(page, "admin");
      await page.goto(`${kind.path}/new`);
      await save(page).click();
      await expect(page.getByText(kind.required)).toBeVisible();
      await expect(page.getByLabel(kind.label)).toBeFocused();
      await page.getByLabel(kind.label).fill(name.toUpperCase());
      await save(page).click();
      await expect(page.getByText(kind.taken)).toBeVisible();
      const toasted = kind === ingredients ? kind.taken : kind.createOffline;
      await expect(page.getByRole("alert")).toHaveText(toasted);
      await expect(page).toHaveURL(`${kind.path}/new`);
    });

    test("one is added", async ({ page }) => {
      const name = unique("A thing");
      await enter(page, "admin");
      await page.goto(kind.path);
      await page.getByRole("link", { name: kind.add }).click();
      await expect(page.getByRole("heading", { name: kind.add, level: 1 })).toBeVisible();
      await page.getByLabel(kind.label).fill(`  ${name} `);
      await save(page).click();
      await expect(toast(page, kind.created)).toBeVisible();
      await expect(page).toHaveURL(kind.path);
      await search(page).fill(name);
      await expect(row(page, name)).toHaveCount(1);
    });

    test("adding that fails says so and keeps the name", async ({ page }) => {
      await enter(page, "admin");
      await page.goto(`${kind.path}/new`);
      await page.getByLabel(kind.label).fill("Unheard of");
      const mend = await intercept(page, `Add${kind.type}`, broken);
      await save(page).click();
      await expect(toast(page, kind.createBroken).first()).toBeVisible();
      mend();
      await intercept(page, `Add${kind.type}`, noNetwork);
      await save(page).click();
      await expect(toast(page, kind.createOffline).last()).toBeVisible();
      await expect(page.getByLabel(kind.label)).toHaveValue("Unheard of");
    });

    test("one is renamed, and the table is as it was", async ({ page }) => {
      const { name } = await at(page, kind, "Edit");
      await expect(page.getByRole("heading", { name: kind.edit, level: 1 })).toBeVisible();
      await expect(page.getByLabel(kind.label)).toHaveValue(name);
      await expectActFirst(page.getByRole("main"), "Save");
      await page.getByLabel(kind.label).fill(`${name} renamed`);
      await save(page).click();
      await expect(toast(page, kind.updated)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${kind.path}\\?search=`));
      await expect(row(page, `${name} renamed`)).toBeVisible();
    });

    test("what was renamed elsewhere meanwhile is told, then renamed", async ({ page }) => {
      const { name, key } = await at(page, kind, "Edit");
      await renameOne(page, kind, key, `${name} theirs`);
      await page.getByLabel(kind.label).fill(`${name} mine`);
      await save(page).click();
      await expect(page.getByRole("alert").filter({ hasText: `“${name} theirs”` })).toBeVisible();
      await expect(page.getByLabel(kind.label)).toHaveValue(`${name} mine`);
      await save(page).click();
      await expect(row(page, `${name} mine`)).toBeVisible();
    });

    test("renaming that fails says so and stays", async ({ page }) => {
      const { name, key } = await at(page, kind, "Edit");
      await intercept(page, `Rename${kind.type}`, broken);
      await page.getByLabel(kind.label).fill(`${name} renamed`);
      await save(page).click();
      await expect(toast(page, kind.updateFailed)).toBeVisible();
      await expect(page).toHaveURL(`${kind.path}/${key}/edit`);
    });

    test("deleting is asked about; Cancel goes back", async ({ page }) => {
      const { name, key } = await at(page, kind, "Delete");
      await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
      await expectActFirst(page.getByRole("main"), "Delete");
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page).toHaveURL(new RegExp(`${kind.path}\\?search=`));
      await expect(row(page, name)).toBeVisible();
      await page.goto("/favicon.svg");
      await page.goto(`${kind.path}/${key}/delete`);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page).toHaveURL(kind.path);
    });

    test("one is deleted", async ({ page }) => {
      const { name } = await at(page, kind, "Delete");
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, kind.deleted)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${kind.path}\\?search=`));
      await expect(page.getByText(kind.empty)).toBeVisible();
      await expect(row(page, name)).toHaveCount(0);
    });
  });
}

test("A name that was typed is not left behind unasked", async ({ page }) => {
  await enter(page, "admin");
  await page.goto("/tags/new");
  await page.getByLabel("Tag name").fill("Half a na");
  await page.getByRole("banner").getByRole("link", { name: "Recipes" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Tag name")).toHaveValue("Half a na");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/tags");
});
