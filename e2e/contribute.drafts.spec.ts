import { enter, enterAlone, logIn } from "./people";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";

const button = { name: "Restore the draft" };

test("A draft is private to its author, offered in other tabs, and removed at the logout", async ({
  page,
  context,
}) => {
  const form = recipeForm(page);
  await logIn(page, "contributor");
  await page.goto("/recipes/new");
  await form.title.fill("Half a soup");
  await form.lines.fill("2 eggs");

  await test.step("The start page leads back to it", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Continue editing “Half a soup”" }).click();
    await expect(form.title).toHaveValue("Half a soup");
  });

  await test.step("Another tab offers it, and has a draft of its own", async () => {
    const tab = await context.newPage();
    await tab.goto("/recipes/new");
    await expect(tab.getByText(/^Draft from (just now|1 minute ago)$/)).toBeVisible();
    await expect(recipeForm(tab).title).toHaveValue("");
    await recipeForm(tab).title.fill("Half a stew");
    await page.reload();
    await expect(form.title).toHaveValue("Half a soup");
    await expect(form.lines).toHaveValue("2 eggs");
    await tab.getByRole("button", button).click();
    await expect(recipeForm(tab).title).toHaveValue("Half a soup");
    await recipeForm(tab).title.fill("Half a stew");
    await tab.close();
  });

  await test.step("Another user does not see it", async () => {
    await enter(page, "admin");
    await page.goto("/recipes/new");
    await expect(page.getByRole("heading", { name: "Add Recipe", level: 1 })).toBeVisible();
    await expect(form.title).toHaveValue("");
    await expect(page.getByRole("button", button)).toHaveCount(0);
  });

  await test.step("It is gone after its author's logout", async () => {
    await enterAlone(page, "contributor");
    await page.goto("/recipes/new");
    await form.title.fill("Half a pie");
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Continue editing “Half a pie”" })).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /tomasz_bakes/ })
      .click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await logIn(page, "contributor");
    await page.goto("/recipes/new");
    await expect(page.getByRole("heading", { name: "Add Recipe", level: 1 })).toBeVisible();
    await expect(form.title).toHaveValue("");
    await expect(page.getByRole("button", button)).toHaveCount(0);
  });
});
