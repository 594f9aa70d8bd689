import type { Page } from "@playwright/test";
import { expectGreeting } from "./bar";
import { ask, broken, intercept, noNetwork, refusal } from "./graphql";
import { cook, writeReview } from "./kitchen";
import { enter, keyOf, newMember, type Person, tokenOf } from "./people";
import { unique } from "./unique";
import { expect, test } from "./test";

const UPDATE = `mutation ($userId: Int!, $input: UserInput!) {
  updateUser(userId: $userId, input: $input) { userId }
}`;
const DELETE = "mutation ($userId: Int!) { deleteUser(userId: $userId) }";

const username = (page: Page) => page.getByLabel("Username");
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const shown = (page: Page) => page.getByRole("switch", { name: "Show the email to others" });
const save = (page: Page) => page.getByRole("button", { name: "Save" });
const role = (page: Page) => page.getByRole("combobox", { name: "Role" });
const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** The guarded addresses of somebody's account. */
const guarded = (userId: number) =>
  ["edit", "edit/role", "delete"].map((screen) => `/users/${userId}/${screen}`);

/** A screen of somebody new, on their own screen or the admin's. */
async function open(page: Page, screen: string, viewer?: "admin") {
  const person = await newMember(page);
  const userId = await keyOf(page, person);
  await enter(page, viewer ?? person);
  await page.goto(`/users/${userId}/${screen}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { person, userId };
}

test.describe("The screens of an account", () => {
  test("are for people who are logged in", async ({ page }) => {
    for (const address of guarded(2)) {
      await page.goto(address);
      await expect(page).toHaveURL("/login");
    }
  });

  test("are forbidden to others", async ({ page }) => {
    await enter(page, await newMember(page));
    for (const address of guarded(2)) {
      await page.goto(address);
      await expect(page).toHaveURL("/forbidden");
    }
  });

  test("that an admin has for others are forbidden for oneself", async ({ page }) => {
    await enter(page, "admin");
    const [, ...forOthers] = guarded(await keyOf(page, "admin"));
    for (const address of forOthers) {
      await page.goto(address);
      await expect(page).toHaveURL("/forbidden");
    }
  });

  test("are not found for nobody", async ({ page }) => {
    await enter(page, "admin");
    for (const address of guarded(999_999)) {
      await page.goto(address);
      await expect(page).toHaveURL("/not-found");
      await expect(page.getByText("User not found.")).toBeVisible();
    }
  });
});

test.describe("Editing an account", () => {
  test("tells each field's rule", async ({ page }) => {
    await open(page, "edit");
    await username(page).fill("  ");
    await email(page).fill("");
    await save(page).click();
    await expect(username(page)).toHaveAccessibleDescription("Username is required");
    await expect(username(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription("Email is required");
    await email(page).fill("nowhere");
    await save(page).click();
    await expect(email(page)).toHaveAccessibleDescription("Invalid email address");
  });

  test("changes what the profile and the bar say, and who sees the email", async ({ page }) => {
    const { userId } = await open(page, "edit");
    const name = unique("baker");
    await expect(shown(page)).not.toBeChecked();
    await username(page).fill(name);
    await shown(page).press("Space");
    await save(page).click();
    await expect(page.getByText("Profile saved.")).toBeVisible();
    await expect(page).toHaveURL(`/users/${userId}`);
    await expect(title(page, name)).toBeVisible();
    await expectGreeting(page, name);
    await page.reload();
    await expectGreeting(page, name);
    const address = (await page.getByRole("definition").first().textContent()) ?? "";
    await enter(page, await newMember(page));
    await page.goto(`/users/${userId}`);
    await expect(page.getByRole("definition").first()).toHaveText(address);
  });

  test("tells of a name that somebody has, at the field", async ({ page }) => {
    await open(page, "edit");
    await username(page).fill("tomasz_bakes");
    await save(page).click();
    await expect(username(page)).toHaveAccessibleDescription("Username already taken.");
    await expect(username(page)).toBeFocused();
  });

  test("tells what was changed elsewhere meanwhile, then saves", async ({ page }) => {
    const { person, userId } = await open(page, "edit", "admin");
    const theirs = unique("baker");
    const input = { name: theirs, email: person.email };
    await ask(page, UPDATE, { userId, input }, await tokenOf(page, person));
    const mine = unique("miller");
    await username(page).fill(mine);
    await save(page).click();
    await expect(page.getByRole("alert")).toContainText(`It now says: ${theirs}, ${person.email}.`);
    await expect(username(page)).toHaveValue(mine);
    await save(page).click();
    await expect(title(page, mine)).toBeVisible();
  });

  test("asks before it is left unsaved; Cancel without changes does not", async ({ page }) => {
    const { userId } = await open(page, "edit");
    await username(page).fill("somebody else");
    await page.getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("dialog", {
      name: "Leave without saving? Your changes are lost.",
    });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/users/${userId}/edit`);
    await expect(username(page)).toHaveValue("somebody else");
    await page.reload();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/users/${userId}`);
  });

  for (const [how, answer, message] of [
    ["by a broken server", broken, "HTTP 500 The kitchen is on fire."],
    ["without network", noNetwork, "The server cannot be reached."],
  ] as const) {
    test(`that fails ${how} says so and keeps the words`, async ({ page }) => {
      await open(page, "edit");
      const name = unique("baker");
      await username(page).fill(name);
      await intercept(page, "UpdateUser", answer);
      await save(page).click();
      await expect(page.getByRole("alert")).toContainText(message);
      await expect(username(page)).toHaveValue(name);
      await expect(save(page)).toBeEnabled();
    });
  }
});

test.describe("Changing a role", () => {
  test("needs one, and shows on the profile", async ({ page }) => {
    const { userId } = await open(page, "edit/role", "admin");
    await expect(role(page).getByRole("option", { selected: true })).toHaveText("member");
    await role(page).selectOption("");
    await save(page).click();
    await expect(role(page)).toHaveAccessibleDescription(/Role is required/);
    await role(page).selectOption("contributor");
    await save(page).click();
    await expect(page.getByText("Role changed.")).toBeVisible();
    await expect(page).toHaveURL(`/users/${userId}`);
    await expect(page.getByRole("definition").nth(1)).toHaveText("contributor");
  });

  test("that is refused says why", async ({ page }) => {
    await open(page, "edit/role", "admin");
    await role(page).selectOption("contributor");
    await intercept(page, "SetUserRole", refusal("CONFLICT", 409, "One admin must be left."));
    await save(page).click();
    await expect(page.getByRole("alert")).toHaveText("One admin must be left.");
    await expect(save(page)).toBeEnabled();
  });
});

test.describe("Deleting an account", () => {
  const remove = (page: Page) => page.getByRole("button", { name: "Delete" });
  const toast = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });

  /** A recipe's review by that person, which holds the account. */
  const review = async (page: Page, person: Person) =>
    writeReview(page, (await cook(page)).recipeId, person, 3);

  test("asks first; Cancel goes to the profile when one came from nowhere", async ({ page }) => {
    const { person, userId } = await open(page, "delete", "admin");
    await expect(page.getByText(`Are you sure you want to delete ${person.name}?`)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/users/${userId}`);
  });

  test("takes it away and leads to the users", async ({ page }) => {
    const { userId } = await open(page, "delete", "admin");
    await remove(page).click();
    await expect(page.getByText("User deleted successfully!")).toBeVisible();
    await expect(page).toHaveURL("/users");
    await page.goto(`/users/${userId}`);
    await expect(page).toHaveURL("/not-found");
  });

  test("of somebody with reviews is refused", async ({ page }) => {
    const { person, userId } = await open(page, "delete", "admin");
    await review(page, person);
    await remove(page).click();
    await expect(toast(page, "Cannot delete user: its data is in use.")).toBeVisible();
    await expect(page).toHaveURL(`/users/${userId}/delete`);
  });

  test("that was deleted meanwhile is not found", async ({ page }) => {
    const { userId } = await open(page, "delete", "admin");
    await ask(page, DELETE, { userId }, await tokenOf(page, "admin"));
    await remove(page).click();
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByText("User not found.")).toBeVisible();
  });

  test("that is not allowed any more is forbidden", async ({ page }) => {
    await open(page, "delete", "admin");
    await intercept(page, "DeleteUser", refusal("FORBIDDEN", 403, "You may not."));
    await remove(page).click();
    await expect(page).toHaveURL("/forbidden");
  });

  for (const [how, answer, message] of [
    ["in use and without words", refusal("CONFLICT", 409, ""), "Cannot delete user: its data is"],
    ["by a broken server", broken, "The kitchen is on fire."],
    ["without words", refusal("INTERNAL_SERVER_ERROR", 500, ""), "Error 500"],
    ["without network", noNetwork, "Failed to delete user."],
  ] as const) {
    test(`that fails ${how} says so`, async ({ page }) => {
      const { userId } = await open(page, "delete", "admin");
      await intercept(page, "DeleteUser", answer);
      await remove(page).click();
      await expect(toast(page, message)).toBeVisible();
      await expect(page).toHaveURL(`/users/${userId}/delete`);
    });
  }
});
