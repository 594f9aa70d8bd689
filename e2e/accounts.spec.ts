import type { Page } from "@playwright/test";
import { expectGreeting, expectVisitor, goTo, logOut } from "./bar";
import { keep, keptOfSession } from "./browser";
import { intercept, noNetwork, refusal } from "./graphql";
import { demoPassword, emailOf, enter, nameOf, newMember, somebody, tryToLogIn } from "./people";
import { cards } from "./list";
import { expect, patient, test } from "./test";

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Register" });
const confirm = (page: Page) => page.getByLabel("Confirm password");
const alert = (page: Page) => page.getByRole("alert");

/** The label or role that locates a field. */
interface Field {
  form: { requestSubmit: () => void };
}

/** Fills in the registration. */
async function fillIn(page: Page, { name, email, password }: ReturnType<typeof somebody>) {
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await confirm(page).fill(password);
}

test("Registering requires valid fields, reports failures, and leads to the login after two seconds", async ({
  page,
}) => {
  const person = somebody();
  await page.goto("/register");

  await test.step("All is required, and six characters of the password", async () => {
    const fields = page.getByRole("main").locator("input");
    await expect(fields).toHaveCount(4);
    for (const field of await fields.all()) await expect(field).toHaveAttribute("required");
    await expect(submit(page)).toHaveAccessibleDescription(
      "To register, enter a username, an email address, a password, and the password again.",
    );
    await fillIn(page, { ...person, password: "12345" });
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAccessibleDescription(
      "To register, enter a password of at least 6 characters and the password again.",
    );
    await fillIn(page, { ...person, password: "123456" });
    await expect(submit(page)).toBeEnabled();
    await expect(submit(page)).toHaveAccessibleDescription("");
  });

  await test.step("It says whether the passwords match", async () => {
    await fillIn(page, person);
    await expect(page.getByText("Passwords match")).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await confirm(page).fill("something else");
    await expect(page.getByText("Passwords must match")).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    // Submits like some password managers and scripts.
    await confirm(page).evaluate((field: Field) => field.form.requestSubmit());
    await expect(alert(page)).toHaveText("Passwords do not match.");
    await expect(page).toHaveURL("/register");
  });

  await test.step("A name that is taken is reported, and a failing network", async () => {
    await fillIn(page, { ...person, name: nameOf.member.toUpperCase() });
    await submit(page).click();
    await expect(alert(page)).toHaveText("Error: Username already taken.");
    await expect(submit(page)).toBeEnabled();
    await fillIn(page, person);
    const mend = await intercept(page, "Register", noNetwork);
    await submit(page).click();
    await expect(alert(page)).toHaveText("An error occurred. Please try again.");
    mend();
  });

  await test.step("It says that it is done, and goes to the login", async () => {
    await submit(page).click();
    const done = page.getByText("Account created successfully! Redirecting to login...");
    await expect(done).toBeVisible();
    const since = Date.now();
    await expect(page).toHaveURL("/login");
    expect(Date.now() - since).toBeGreaterThan(1_000);
    await tryToLogIn(page, person.email, person.password);
    await expectGreeting(page, person.name);
  });
});

test("Logging in reports failures, leads back to the guarded page, and lasts until the logout", async ({
  page,
}) => {
  await page.goto("/recipes/new");
  await expect(page).toHaveURL("/login");
  await expect(alert(page)).toHaveText("Please log in to see that page.");

  await test.step("A wrong password is refused", async () => {
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    for (const field of ["Email", "Password"]) {
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute("required");
    }
    await tryToLogIn(page, emailOf("contributor"), "wrong");
    await expect(alert(page)).toHaveText("Invalid email or password.");
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
  });

  const bannedUntil = "Your account has been banned until the soup is eaten.";
  for (const [how, answer, words] of [
    ["with a banned account", refusal("ACCOUNT_BANNED", 403, bannedUntil), bannedUntil],
    ["without words", refusal("ACCOUNT_BANNED", 403, ""), "Your account has been banned."],
    ["without network", noNetwork, /The server cannot be reached\./],
  ] as const) {
    await test.step(`A request that fails ${how} is reported`, async () => {
      const mend = await intercept(page, "Login", answer);
      await tryToLogIn(page, emailOf("contributor"), demoPassword);
      await expect(alert(page)).toHaveText(words);
      mend();
    });
  }

  await test.step("It leads back, greets by name and keeps the session over a reload", async () => {
    await tryToLogIn(page, emailOf("contributor"), demoPassword);
    await expect(page).toHaveURL("/recipes/new");
    await expectGreeting(page, nameOf.contributor);
    expect(await keptOfSession(page)).toEqual(["user", "token", "accessToken"]);
    await page.reload();
    await expectGreeting(page, nameOf.contributor);
  });

  await test.step("It ends with the logout", async () => {
    await logOut(page);
    await expect(page).toHaveURL("/");
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
    await page.reload();
    await expectVisitor(page);
  });
});

test("A session is removed from the browser if it is invalid, refused, or logged out without a network", async ({
  page,
}) => {
  const expectOver = async () => {
    await expectVisitor(page);
    expect(await keptOfSession(page)).toEqual([]);
  };

  await test.step("An unreadable session is removed", async () => {
    await page.goto("/favicon.svg");
    await keep(page, { user: "{ not a user", token: "t", accessToken: "t" });
    await page.goto("/login");
    await expectOver();
  });

  await test.step("A refused session is removed, and the page is shown", async () => {
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expect(page).toHaveURL("/");
    await expectGreeting(page, nameOf.member);
    await keep(page, { token: "nonsense" });
    await page.goto("/recipes");
    await expect(cards(page).first()).toBeVisible();
    await expectOver();
  });

  await test.step("A logout that does not reach the server counts", async () => {
    await goTo(page, "Login");
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expectGreeting(page, nameOf.member);
    await intercept(page, "Logout", noNetwork);
    await logOut(page);
    await expectOver();
  });
});

test("A session ends in all tabs at once", async ({ page, context }) => {
  await enter(page, await newMember(page));
  await page.goto("/forbidden");
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
