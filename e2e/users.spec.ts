import type { Page } from "@playwright/test";
import { expectActFirst } from "./actionPair";
import { broken, held, intercept, noNetwork, refusal } from "./graphql";
import { enter, nameOf, newMember, type Person } from "./people";
import { row, search } from "./referenceScreens";
import { expect, test } from "./test";

/** Somebody new, seen by an admin in the table narrowed to them. */
async function found(page: Page): Promise<Person> {
  const person = await newMember(page);
  await enter(page, "admin");
  await page.goto(`/users?search=${encodeURIComponent(person.email)}`);
  await expect(row(page, person.name)).toBeVisible();
  return person;
}

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

test("Visitors are asked to log in", async ({ page }) => {
  await page.goto("/users");
  await expect(page).toHaveURL("/login");
});

for (const account of ["member", "contributor"] as const) {
  test(`A ${account} may not see the users`, async ({ page }) => {
    await enter(page, account);
    await page.goto("/users");
    await expect(page).toHaveURL("/forbidden");
    await expect(page.getByRole("banner").getByRole("button", { name: "Admin" })).toHaveCount(0);
  });
}

test("The table says who there is", async ({ page }) => {
  const person = await newMember(page);
  await enter(page, "admin");
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Users",
    "Tags",
    "Categories",
    "Difficulty Levels",
    "Ingredients",
    "Overview",
  ]);
  await page.getByRole("menuitem", { name: "Users" }).click();
  await expect(page.getByRole("columnheader")).toHaveText([
    "ID",
    "Username",
    "Email",
    "Role",
    "Is Banned?",
    "Actions",
  ]);
  await search(page).fill(person.email.toUpperCase());
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await expect(row(page, person.name).getByRole("cell")).toHaveText([
    /^\d+$/,
    person.name,
    person.email,
    "member",
    "No",
    "BanEditDelete",
  ]);
  await search(page).fill("nobody at all");
  await expect(page.getByText("No users found.")).toBeVisible();
});

test("The server sorts by a click on a head", async ({ page }) => {
  await enter(page, "admin");
  await page.goto("/users");
  for (const [head, column] of [
    ["Username", "name"],
    ["Email", "email"],
    ["Role", "role"],
    ["Is Banned?", "banned"],
    ["ID", "key"],
  ] as const) {
    const sort = page.getByRole("columnheader", { name: head });
    await sort.getByRole("button").click();
    await expect(sort).toHaveAttribute("aria-sort", "ascending");
    await sort.getByRole("button").click();
    await expect(sort).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(`/users?sort=${column}-desc`);
  }
  await page.goto("/users?sort=role-asc");
  await expect(page.getByRole("row").nth(1)).toContainText("admin");
  await page.goto("/users?sort=role-desc");
  await expect(page.getByRole("row").nth(1)).toContainText("member");
});

test("The rows lead to the screens of their users", async ({ page }) => {
  const { name } = await found(page);
  const id = await row(page, name).getByRole("cell").first().innerText();
  const link = (text: string) => row(page, name).getByRole("link", { name: text });
  await expect(link(name).first()).toHaveAttribute("href", `/users/${id}`);
  await expect(link("Edit")).toHaveAttribute("href", `/users/${id}/edit`);
  await expect(link("Delete")).toHaveAttribute("href", `/users/${id}/delete`);
});

test("Nobody bans or deletes themselves", async ({ page }) => {
  await enter(page, "admin");
  await page.goto(`/users?search=${encodeURIComponent(nameOf.admin)}`);
  const own = row(page, nameOf.admin);
  await expect(own.getByRole("link", { name: "Edit" })).toBeVisible();
  await expect(own.getByRole("button")).toHaveCount(0);
  await expect(own.getByRole("link", { name: "Delete" })).toHaveCount(0);
});

test("Somebody is banned and let in again, in place", async ({ page }) => {
  const { name } = await found(page);
  const { answer, letGo } = held();
  await intercept(page, "BanUser", answer);
  await button(page, `Ban: ${name}`).click();
  await expect(row(page, name)).toContainText("No");
  letGo();
  await expect(row(page, name).getByRole("cell", { name: "Yes" })).toBeVisible();
  await button(page, `Unban: ${name}`).click();
  await expect(row(page, name).getByRole("cell", { name: "No", exact: true })).toBeVisible();
  await expect(button(page, `Ban: ${name}`)).toBeFocused();
});

for (const { what, answer, text } of [
  {
    what: "for a reason",
    answer: refusal("CONFLICT", 409, "One admin must be left."),
    text: "One admin must be left.",
  },
  { what: "for a 500", answer: broken, text: "Failed to ban/unban user (status 500)" },
  { what: "without network", answer: noNetwork, text: "Failed to ban/unban user (status 0)" },
]) {
  test(`A ban that fails ${what} says so in a dialog`, async ({ page }) => {
    const { name } = await found(page);
    await intercept(page, "BanUser", answer);
    await button(page, `Ban: ${name}`).click();
    const dialog = page.getByRole("alertdialog", { name: text });
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, name).getByRole("cell", { name: "No", exact: true })).toBeVisible();
    await expect(button(page, `Ban: ${name}`)).toBeVisible();
  });
}

test("An unban that fails says so in a dialog", async ({ page }) => {
  const { name } = await found(page);
  await button(page, `Ban: ${name}`).click();
  await intercept(page, "UnbanUser", broken);
  await button(page, `Unban: ${name}`).click();
  await expect(
    page.getByRole("alertdialog", { name: "Failed to ban/unban user (status 500)" }),
  ).toBeVisible();
});

test("Whoever was edited or deleted leaves the table as it was searched", async ({ page }) => {
  const { name } = await found(page);
  const address = page.url();
  await page.getByRole("link", { name: `Edit: ${name}` }).click();
  await expectActFirst(page.getByRole("main"), "Save");
  await page.getByLabel("Username").fill(`${name} too`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.getByRole("link", { name: `Delete: ${name} too` }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("User deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByText("No users found.")).toBeVisible();
});

test("A table that cannot be loaded says why", async ({ page }) => {
  await enter(page, "admin");
  const mend = await intercept(page, "UsersPage", broken);
  await page.goto("/users");
  await expect(page.getByText("Error: HTTP 500 The kitchen is on fire.")).toBeVisible();
  mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Users", level: 1 })).toBeVisible();
});
