import type { Page } from "@playwright/test";
import { expectGreeting, expectVisitor, logOut } from "./bar";
import { keep, keptOfSession } from "./browser";
import { intercept, noNetwork, refusal } from "./graphql";
import { demoPassword, emailOf, logIn, nameOf, somebody, tryToLogIn } from "./people";
import { cards } from "./list";
import { expect, patient, test } from "./test";

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Register" });
const confirm = (page: Page) => page.getByLabel("Confirm password");
const alert = (page: Page) => page.getByRole("alert");

/** What of a field its form is reached by. */
interface Field {
  form: { requestSubmit: () => void };
}

/** Fills in the registration. */
async function fillIn(page: Page, { name, email, password } = somebody()): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await confirm(page).fill(password);
}

test.describe("Registering", () => {
  test("is held until the passwords match, and says whether they do", async ({ page }) => {
    await fillIn(page);
    await expect(page.getByText("Passwords match")).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await confirm(page).fill("something else");
    await expect(page.getByText("Passwords must match")).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    // As some password managers and scripts do.
    await confirm(page).evaluate((field: Field) => field.form.requestSubmit());
    await expect(alert(page)).toHaveText("Passwords do not match.");
    await expect(page).toHaveURL("/register");
  });

  test("is held until the password has six characters", async ({ page }) => {
    await fillIn(page, { ...somebody(), password: "12345" });
    await expect(submit(page)).toBeDisabled();
    const fields = page.getByRole("main").locator("input");
    await expect(fields).toHaveCount(4);
    for (const field of await fields.all()) await expect(field).toHaveAttribute("required");
    await fillIn(page, { ...somebody(), password: "123456" });
    await expect(submit(page)).toBeEnabled();
  });

  test("says that it is done, and goes to the login after two seconds", async ({ page }) => {
    const person = somebody();
    await fillIn(page, person);
    await submit(page).click();
    await expect(
      page.getByText("Account created successfully! Redirecting to login..."),
    ).toBeVisible();
    const done = Date.now();
    await expect(page).toHaveURL("/login");
    expect(Date.now() - done).toBeGreaterThan(1_000);
    await tryToLogIn(page, person.email, person.password);
    await expectGreeting(page, person.name);
  });

  test("tells of a name that somebody has", async ({ page }) => {
    await fillIn(page, { ...somebody(), name: nameOf.member.toUpperCase() });
    await submit(page).click();
    await expect(alert(page)).toHaveText("Error: Username already taken.");
    await expect(submit(page)).toBeEnabled();
  });

  test("tells of a failing network", async ({ page }) => {
    await fillIn(page);
    await intercept(page, "Register", noNetwork);
    await submit(page).click();
    await expect(alert(page)).toHaveText("An error occurred. Please try again.");
  });
});

test.describe("Logging in", () => {
  test("greets by name and keeps the session over a reload", async ({ page }) => {
    await logIn(page, "member");
    await expect(page).toHaveURL("/");
    await expectGreeting(page, nameOf.member);
    expect(await keptOfSession(page)).toEqual(["user", "token", "accessToken"]);
    await page.reload();
    await expectGreeting(page, nameOf.member);
  });

  test("with a wrong password is refused", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    for (const field of ["Email", "Password"]) {
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute("required");
    }
    await tryToLogIn(page, emailOf("member"), "wrong");
    await expect(alert(page)).toHaveText("Invalid email or password.");
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
  });

  test("with a banned account says what the server says", async ({ page }) => {
    const words = "Your account has been banned until the soup is eaten.";
    await page.goto("/login");
    await intercept(page, "Login", refusal("ACCOUNT_BANNED", 403, words));
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expect(alert(page)).toHaveText(words);
    await intercept(page, "Login", refusal("ACCOUNT_BANNED", 403, ""));
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expect(alert(page)).toHaveText("Your account has been banned.");
  });

  test("without network says so", async ({ page }) => {
    await page.goto("/login");
    await intercept(page, "Login", noNetwork);
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expect(alert(page)).toContainText("The server cannot be reached.");
  });

  test("leads back to the guarded page that asked for it", async ({ page }) => {
    await page.goto("/recipes/new");
    await expect(page).toHaveURL("/login");
    await expect(alert(page)).toHaveText("Please log in to see that page.");
    await tryToLogIn(page, emailOf("contributor"), demoPassword);
    await expect(page).toHaveURL("/recipes/new");
  });
});

test.describe("A session", () => {
  test("ends with the logout, which leads to the start", async ({ page }) => {
    await logIn(page, "contributor");
    await page.goto("/recipes");
    await logOut(page);
    await expect(page).toHaveURL("/");
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
    await page.reload();
    await expectVisitor(page);
  });

  test("ends here even when the server cannot be told", async ({ page }) => {
    await logIn(page, "member");
    await intercept(page, "Logout", noNetwork);
    await logOut(page);
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
  });

  test("that cannot be read is thrown away", async ({ page }) => {
    await page.goto("/login");
    await keep(page, { user: "{ not a user", token: "t", accessToken: "t" });
    await page.goto("/recipes");
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
  });

  test("that the server refuses is dropped, and the page shows all the same", async ({ page }) => {
    await logIn(page, "member");
    await keep(page, { token: "nonsense" });
    await page.goto("/recipes");
    await expect(cards(page).first()).toBeVisible();
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
  });

  test("ends in all tabs at once", async ({ page, context }) => {
    await logIn(page, "member");
    const other = patient(await context.newPage());
    const errors: unknown[] = [];
    other.on("pageerror", (error) => errors.push(error));
    await other.goto("/recipes?search=sernik");
    const heart = other.getByRole("button", { name: "Add Sernik to favorites" });
    await expect(heart).toBeVisible();
    await logOut(page);
    await expectVisitor(page);
    await expect(heart).toBeHidden();
    await expectVisitor(other);
    await expect(cards(other)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
});
