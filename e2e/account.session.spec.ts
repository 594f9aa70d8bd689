import type { Page } from "@playwright/test";
import { expectGreeting, expectVisitor } from "./bar";
import { follow } from "./browser";
import { ask } from "./graphql";
import { cook } from "./kitchen";
import {
  demoPassword,
  enter,
  keyOf,
  nameOf,
  newMember,
  type Person,
  tokenOf,
  tryToLogIn,
} from "./people";
import { addReview, items, pickedStar, text, write } from "./reviewScreens";
import { expect, patient, test } from "./test";

const ENDED = "Your session has ended. Please log in again.";
const loginDialog = (page: Page) => page.getByRole("dialog", { name: "Login" });

/** A new member, logged in. */
async function enterAnew(page: Page): Promise<Person> {
  const person = await newMember(page);
  await enter(page, person);
  return person;
}

/** Ends the page's session on the server. */
async function revoke(page: Page): Promise<void> {
  await ask(page, "mutation { logout }", {}, await page.evaluate<string>("localStorage.token"));
}

test("A session that the server has ended is reported, and a login leads back to the page", async ({
  page,
}) => {
  const person = await enterAnew(page);
  await page.goto("/recipes/1");
  await expectGreeting(page, person.name);

  await test.step("It is over when one does not log in again", async () => {
    await revoke(page);
    await page.getByRole("button", { name: "Add to Favorites" }).click();
    await loginDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expectVisitor(page);
    await expect(page.getByRole("article")).toBeVisible();
  });

  await test.step("A login from a page leads back to it", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await page.getByRole("link", { name: "Register" }).last().click();
    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    await tryToLogIn(page, person.email, demoPassword);
    await expect(page).toHaveURL("/recipes/1");
    await expectGreeting(page, person.name);
  });

  await test.step("A public page reports it, and continues for a visitor", async () => {
    await revoke(page);
    await page.reload();
    await expect(page.getByRole("article")).toBeVisible();
    const notice = page.getByRole("status").filter({ hasText: ENDED });
    await expect(notice).toBeVisible();
    await expectVisitor(page);
    await notice.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/login");
    await tryToLogIn(page, person.email, demoPassword);
    await expect(page).toHaveURL("/recipes/1");
    await expectGreeting(page, person.name);
    await expect(notice).toHaveCount(0);
  });

  await test.step("A guarded page leads to the login, and back", async () => {
    await page.goto("/auth/change-password");
    await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
    await revoke(page);
    await page.reload();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText(ENDED);
    await tryToLogIn(page, person.email, demoPassword);
    await expect(page).toHaveURL("/auth/change-password");
  });
});

test("A text that is being written is kept when the server has ended the session", async ({
  page,
}) => {
  const { recipeId } = await cook(page);
  const person = await enterAnew(page);
  await page.goto(`/recipes/${recipeId}`);
  await addReview(page).click();
  await expect(text(page)).toBeVisible();
  await revoke(page);
  await write(page, "4", "Good on a cold day.");
  await expect(loginDialog(page).getByRole("alert")).toHaveText(ENDED);

  const login = loginDialog(page);
  await login.getByLabel("Email").fill(person.email);
  await login.getByLabel("Password", { exact: true }).fill(demoPassword);
  await login.getByRole("button", { name: "Login" }).click();
  await expect(login).toHaveCount(0);
  await expect(pickedStar(page)).toHaveValue("4");
  await expect(text(page)).toHaveValue("Good on a cold day.");
  await page.getByRole("button", { name: "Save review" }).click();
  await expect(items(page).first()).toContainText("Good on a cold day.");
});

test("A session that was ended is reported on the login screen and in other tabs", async ({
  page,
  context,
}) => {
  await enterAnew(page);
  await page.goto("/recipes/1");
  const other = patient(await context.newPage());
  await other.goto("/recipes/2");
  await revoke(page);
  await page.goto("/login");
  await expect(page.getByText(ENDED)).toBeVisible();
  await expectVisitor(other);
  await expect(other.getByText(ENDED)).toBeVisible();
});

test.describe("A ban", () => {
  const BANNED = "Your account has been banned.";
  const BAN = "mutation ($userId: Int!) { banUser(userId: $userId) { userId } }";
  const ban = async (page: Page, person: Person) =>
    ask(page, BAN, { userId: await keyOf(page, person) }, await tokenOf(page, "admin"));
  /** The message appears once, without a second login prompt. */
  const expectSaidOnce = async (page: Page) => {
    await expect(page.getByText(BANNED)).toHaveCount(1);
    await expect(page.getByText(BANNED)).toBeVisible();
    await expect(page.getByText(ENDED)).toHaveCount(0);
  };

  test("is reported when a screen is opened: on a public screen, or otherwise on the login screen", async ({
    page,
  }) => {
    const person = await enterAnew(page);
    await page.goto("/recipes/1");
    await ban(page, person);
    await page.reload();
    await expectVisitor(page);
    await expectSaidOnce(page);

    await enter(page, person);
    await page.goto("/auth/sessions");
    await expect(page).toHaveURL("/login");
    await expectSaidOnce(page);
  });

  test("is reported in a dialog during an action, and ends the session", async ({ page }) => {
    const { recipeId } = await cook(page);
    const person = await enterAnew(page);
    await page.goto(`/reviews/${recipeId}/new`);
    await expect(text(page)).toBeVisible();
    await ban(page, person);
    await write(page, "4", "Good on a cold day.");
    const dialog = page.getByRole("alertdialog", { name: BANNED });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectSaidOnce(page);
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL("/");
    await expectVisitor(page);
    await expect(page.getByText(BANNED)).toHaveCount(0);
  });
});

test("A logged-in user who opens the login or the registration is redirected to the home page", async ({
  page,
}) => {
  await enter(page, "member");
  for (const path of ["/login", "/register"]) {
    await (path === "/login" ? page.goto(path) : follow(page, path));
    await expect(page).toHaveURL("/");
    await expectGreeting(page, nameOf.member);
  }
});

test("The data of a linked page is fetched before its link is clicked", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const sent = request.postDataJSON() as { operationName?: string } | null;
    if (sent?.operationName) asked.push(sent.operationName);
  });
  await page.goto("/recipes?search=soda");
  const link = page.getByRole("main").getByRole("link", { name: "Irish soda bread", exact: true });
  await link.hover();
  await expect.poll(() => asked).toContain("RecipePage");
  await link.click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Irish soda bread");
  expect(asked.filter((name) => name === "RecipePage")).toHaveLength(1);
});

test("A screen whose files cannot be fetched ahead causes no error before its link is clicked", async ({
  page,
  quietConsole,
}) => {
  await page.goto("/");
  const lost: string[] = [];
  await page.route("**/assets/*", (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.getByRole("banner").getByRole("link", { name: "Login" }).hover();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await expect.poll(() => quietConsole.join()).toContain("Failed to load resource");
});
