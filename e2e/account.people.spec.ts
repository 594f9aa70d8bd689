import type { Page } from "@playwright/test";
import { expectGreeting } from "./bar";
import { follow } from "./browser";
import { ask, broken, intercept, noNetwork, refusal } from "./graphql";
import { cook, writeReview } from "./kitchen";
import { enter, keyOf, nameOf, newMember, tokenOf } from "./people";
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
const button = (page: Page, name: string) => page.getByRole("button", { name });
const remove = (page: Page) => button(page, "Delete");
const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** Opens a new user's screen, as that user or as the admin. */
async function open(page: Page, screen: string, viewer?: "admin") {
  const person = await newMember(page);
  const userId = await keyOf(page, person);
  await enter(page, viewer ?? person);
  await page.goto(`/users/${userId}/${screen}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { person, userId };
}

test("Editing an account reports errors, asks before changes are lost, and updates the profile and the bar", async ({
  page,
}) => {
  const { person, userId } = await open(page, "edit");
  const name = unique("baker");

  await test.step("Cancel without changes does not ask", async () => {
    await button(page, "Cancel").click();
    await expect(page).toHaveURL(`/users/${userId}`);
    await link(page, "Edit").click();
    await expect(username(page)).toHaveValue(person.name);
  });

  await test.step("Each field's rule is reported", async () => {
    await username(page).fill("  ");
    await email(page).fill("");
    await save(page).click();
    await expect(username(page)).toHaveAccessibleDescription("Username is required");
    await expect(username(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription("Email is required");
    await email(page).fill("nowhere");
    await save(page).click();
    await expect(email(page)).toHaveAccessibleDescription("Invalid email address");
    await email(page).fill(person.email);
  });

  await test.step("A name that is taken is reported at the field", async () => {
    await username(page).fill(nameOf.contributor);
    await save(page).click();
    await expect(username(page)).toHaveAccessibleDescription("Username already taken.");
    await expect(username(page)).toBeFocused();
  });

  await test.step("A failure is reported and keeps the words", async () => {
    await username(page).fill(name);
    for (const [answer, message] of [
      [broken, "HTTP 500 The kitchen is on fire."],
      [noNetwork, "The server cannot be reached."],
    ] as const) {
      const mend = await intercept(page, "UpdateUser", answer);
      await save(page).click();
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      await expect(username(page)).toHaveValue(name);
      await expect(save(page)).toBeEnabled();
      mend();
    }
  });

  await test.step("Leaving unsaved is asked about", async () => {
    await button(page, "Cancel").click();
    const question = page.getByRole("dialog", {
      name: "Leave without saving? Your changes will be lost.",
    });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/users/${userId}/edit`);
    await expect(username(page)).toHaveValue(name);
  });

  await test.step("Saved changes appear on the profile and in the bar", async () => {
    await expect(shown(page)).not.toBeChecked();
    await shown(page).press("Space");
    await save(page).click();
    await expect(page.getByText("Profile saved.")).toBeVisible();
    await expect(page).toHaveURL(`/users/${userId}`);
    await expect(title(page, name)).toBeVisible();
    await expectGreeting(page, name);
    await page.reload();
    await expectGreeting(page, name);
  });

  await test.step("Others see the email now", async () => {
    await enter(page, await newMember(page));
    await page.goto(`/users/${userId}`);
    await expect(page.getByRole("definition").first()).toHaveText(person.email);
  });
});

test("An admin who edits a user is shown concurrent changes, and can change the user's role", async ({
  page,
}) => {
  const { person, userId } = await open(page, "edit", "admin");

  await test.step("A change made elsewhere is shown, then replaced", async () => {
    const theirs = unique("baker");
    const input = { name: theirs, email: person.email };
    await ask(page, UPDATE, { userId, input }, await tokenOf(page, person));
    const mine = unique("miller");
    await username(page).fill(mine);
    await save(page).click();
    const now = `It is now: ${theirs}, ${person.email}.`;
    await expect(page.getByRole("alert")).toContainText(now);
    await expect(username(page)).toHaveValue(mine);
    await save(page).click();
    await expect(title(page, mine)).toBeVisible();
  });

  await test.step("A role is required; a refusal says why", async () => {
    await link(page, "Change Role").click();
    await expect(role(page).getByRole("option", { selected: true })).toHaveText("Member");
    await role(page).selectOption("");
    await save(page).click();
    await expect(role(page)).toHaveAccessibleDescription(/Role is required/);
    await role(page).selectOption("Contributor");
    const refused = refusal("CONFLICT", 409, "One admin must be left.");
    const mend = await intercept(page, "SetUserRole", refused);
    await save(page).click();
    await expect(page.getByRole("alert")).toHaveText("One admin must be left.");
    await expect(save(page)).toBeEnabled();
    mend();
  });

  await test.step("The new one shows on the profile", async () => {
    await save(page).click();
    await expect(page.getByText("Role changed.")).toBeVisible();
    await expect(page).toHaveURL(`/users/${userId}`);
    await expect(page.getByRole("definition").nth(1)).toHaveText("Contributor");
  });
});

test("Deleting an account asks first, reports failures, and leads to the list of users", async ({
  page,
}) => {
  const toast = (words: string) => page.getByRole("alert").filter({ hasText: words });
  const inUse = "Cannot delete user: its data is in use.";
  const { person, userId } = await open(page, "delete", "admin");
  const address = `/users/${userId}/delete`;

  await test.step("Cancel goes to the profile when one came from nowhere", async () => {
    await expect(page.getByText(`Are you sure you want to delete ${person.name}?`)).toBeVisible();
    await button(page, "Cancel").click();
    await expect(page).toHaveURL(`/users/${userId}`);
    await follow(page, address);
  });

  for (const [how, answer, message] of [
    ["in use and without words", refusal("CONFLICT", 409, ""), inUse],
    ["without words", refusal("INTERNAL_SERVER_ERROR", 500, ""), "Error 500"],
    ["by a broken server", broken, "The kitchen is on fire."],
    ["without network", noNetwork, "Failed to delete user."],
  ] as const) {
    await test.step(`A request that fails ${how} is reported`, async () => {
      const mend = await intercept(page, "DeleteUser", answer);
      await remove(page).click();
      await expect(toast(message)).toBeVisible();
      await expect(page).toHaveURL(address);
      mend();
    });
  }

  await test.step("An action without permission is forbidden", async () => {
    const refused = refusal("FORBIDDEN", 403, "You may not.");
    const mend = await intercept(page, "DeleteUser", refused);
    await remove(page).click();
    await expect(page).toHaveURL("/forbidden");
    mend();
  });

  await test.step("A user with reviews stays", async () => {
    const { recipeId } = await cook(page);
    await writeReview(page, recipeId, person, 3);
    await follow(page, address);
    await expect(toast(inUse)).toHaveCount(0);
    await remove(page).click();
    await expect(toast(inUse)).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  await test.step("A deleted user is not found", async () => {
    const gone = await keyOf(page, await newMember(page));
    await follow(page, `/users/${gone}/delete`);
    await expect(page.getByText(person.name)).toHaveCount(0);
    await ask(page, DELETE, { userId: gone }, await tokenOf(page, "admin"));
    await remove(page).click();
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByText("User not found.")).toBeVisible();
  });

  await test.step("Another user is deleted", async () => {
    const other = await keyOf(page, await newMember(page));
    await follow(page, "/users");
    await expect(title(page, "Users")).toBeVisible();
    await follow(page, `/users/${other}/delete`);
    await remove(page).click();
    await expect(page.getByText("User deleted successfully!")).toBeVisible();
    await expect(page).toHaveURL("/users");
    await follow(page, `/users/${other}`);
    await expect(page).toHaveURL("/not-found");
  });
});
