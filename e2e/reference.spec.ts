import type { Page } from "@playwright/test";
import { broken, intercept, noNetwork, refusal } from "./graphql";
import { enter, newMember, unique } from "./kitchen";
import {
  categories,
  difficultyLevels,
  ingredients,
  type Kind,
  makeOne,
  renameOne,
  row,
  save,
  search,
  tags,
} from "./referenceScreens";
import { expect, test } from "./test";

const names = (page: Page) => page.getByRole("row").getByRole("cell").filter({ hasText: /thing/i });

/** A new one of a kind, seen by an admin in the table narrowed to it. */
async function found(page: Page, kind: Kind) {
  const one = await makeOne(page, kind);
  await enter(page, "admin");
  await page.goto(`${kind.path}?search=${encodeURIComponent(one.name)}`);
  await expect(row(page, one.name)).toBeVisible();
  return one;
}

/** On the screen of a new one's editing or deleting, come there from the table. */
async function at(page: Page, kind: Kind, action: "Edit" | "Delete") {
  const one = await found(page, kind);
  await row(page, one.name).getByRole("link", { name: action }).click();
  await expect(page).toHaveURL(`${kind.path}/${one.key}/${action.toLowerCase()}`);
  return one;
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

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

    test("the table has its columns, and says when nothing is found", async ({ page }) => {
      await enter(page, "admin");
      await page.goto("/");
      await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
      await page.getByRole("menuitem", { name: kind.title }).click();
      await expect(page).toHaveURL(kind.path);
      await expect(page.getByRole("columnheader")).toHaveText(kind.heads);
      await search(page).fill("plutonium");
      await expect(page.getByText(kind.empty)).toBeVisible();
      await expect(page).toHaveURL(`${kind.path}?search=plutonium`);
    });

    test("the server sorts by a click on a head", async ({ page }) => {
      const mark = unique("thing");
      await makeOne(page, kind, `${mark} b`);
      await makeOne(page, kind, `${mark} a`);
      await enter(page, "admin");
      await page.goto(`${kind.path}?search=${encodeURIComponent(mark)}`);
      const head = (name: string) => page.getByRole("columnheader", { name });
      await head("ID").getByRole("button").click();
      if (kind !== difficultyLevels) {
        await expect(head("ID")).toHaveAttribute("aria-sort", "ascending");
        await head("ID").getByRole("button").click();
      }
      await expect(head("ID")).toHaveAttribute("aria-sort", "descending");
      await expect(names(page)).toHaveText([`${mark} a`, `${mark} b`]);
      await head("Name").getByRole("button").click();
      await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
      await head("Name").getByRole("button").click();
      await expect(names(page)).toHaveText([`${mark} b`, `${mark} a`]);
      await expect(page).toHaveURL(/sort=name-desc/);
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
      await intercept(page, `Add${kind.type}`, broken);
      await save(page).click();
      await expect(toast(page, kind.createBroken).first()).toBeVisible();
      await page.unrouteAll();
      await intercept(page, `Add${kind.type}`, noNetwork);
      await save(page).click();
      await expect(toast(page, kind.createOffline).last()).toBeVisible();
      await expect(page.getByLabel(kind.label)).toHaveValue("Unheard of");
    });

    test("one is renamed, and the table is as it was", async ({ page }) => {
      const { name } = await at(page, kind, "Edit");
      await expect(page.getByRole("heading", { name: kind.edit, level: 1 })).toBeVisible();
      await expect(page.getByLabel(kind.label)).toHaveValue(name);
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

for (const { kind, failed } of [
  { kind: tags, failed: "Failed to delete tag" },
  { kind: categories, failed: "Failed to delete category" },
  { kind: difficultyLevels, failed: "Failed to delete difficulty level." },
]) {
  test.describe(`${kind.title} that cannot be deleted`, () => {
    test("because recipes use them say so in a dialog", async ({ page }) => {
      await enter(page, "admin");
      await page.goto(`${kind.path}/1/delete`);
      await page.getByRole("button", { name: "Delete" }).click();
      const dialog = page.getByRole("alertdialog", { name: failed });
      await expect(dialog).toContainText(kind.inUse);
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${kind.path}/1/delete`);
    });

    for (const [what, answer] of [
      ["a server that fails", broken],
      ["no network", noNetwork],
    ] as const) {
      test(`for ${what} say so in a dialog`, async ({ page }) => {
        await at(page, kind, "Delete");
        await intercept(page, `Delete${kind.type}`, answer);
        await page.getByRole("button", { name: "Delete" }).click();
        await expect(
          page.getByRole("alertdialog").getByText(failed, { exact: true }),
        ).toBeVisible();
      });
    }
  });
}

test.describe("Ingredients that cannot be deleted", () => {
  test("because recipes use them say so in a toast", async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/ingredients/1/delete");
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, ingredients.inUse)).toBeVisible();
    await expect(page).toHaveURL("/ingredients/1/delete");
  });

  for (const { code, status, message, leadsTo } of [
    { code: "FORBIDDEN", status: 403, message: "No.", leadsTo: "/forbidden" },
    { code: "NOT_FOUND", status: 404, message: "Ingredient not found.", leadsTo: "/not-found" },
  ]) {
    test(`with ${status} lead to ${leadsTo}`, async ({ page }) => {
      await at(page, ingredients, "Delete");
      await intercept(page, "DeleteIngredient", refusal(code, status, message));
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page).toHaveURL(leadsTo);
    });
  }

  test("say with which status, or that there is no network", async ({ page }) => {
    await at(page, ingredients, "Delete");
    await intercept(page, "DeleteIngredient", broken);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Request failed (500)")).toBeVisible();
    await page.unrouteAll();
    await intercept(page, "DeleteIngredient", noNetwork);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Network error. Please try again.")).toBeVisible();
  });
});

test("A table goes on where its page ends", async ({ page }) => {
  await enter(page, "admin");
  await page.goto("/ingredients");
  const all = page.getByRole("row");
  await expect(all).toHaveCount(51);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(all).toHaveCount(101);
  await expect(page.getByRole("status").filter({ hasText: /^100 of \d+ shown$/ })).toBeVisible();
  await intercept(page, "IngredientsPage", noNetwork);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("alert")).toContainText("Error: ");
  await expect(all).toHaveCount(101);
});

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
