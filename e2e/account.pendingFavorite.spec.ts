import { expectGreeting } from "./bar";
import { held, intercept, refusal } from "./graphql";
import { card } from "./list";
import { demoPassword, newMember, somebody, tryToLogIn } from "./people";
import { expect, test } from "./test";

const RECIPE = "Fattoush";
const heart = { name: `Add ${RECIPE} to favorites` };
const full = { name: `Remove ${RECIPE} from favorites` };
const reason = `Log in to save ${RECIPE} to your favorites.`;

test("A visitor who adds a favorite returns to the list after the login, with the favorite added", async ({
  page,
}) => {
  const { email, name } = await newMember(page);
  await page.goto(`/recipes?search=${RECIPE}`);
  await card(page, RECIPE).getByRole("link", heart).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText(reason);
  const { answer, letGo } = held();
  await intercept(page, "AddFavorite", answer);
  await tryToLogIn(page, email, demoPassword);
  await expectGreeting(page, name);
  // The login does not wait for it.
  await expect(page).toHaveURL(`/recipes?search=${RECIPE}`);
  await expect(card(page, RECIPE).getByRole("button", heart)).toBeVisible();
  letGo();
  await expect(card(page, RECIPE).getByRole("button", full)).toBeVisible();
  await page.reload();
  await expect(card(page, RECIPE).getByRole("button", full)).toBeVisible();
});

test("A visitor who adds a favorite and registers returns to the recipe, with the favorite added", async ({
  page,
}) => {
  const { email, name, password } = somebody();
  await page.goto(`/recipes?search=${RECIPE}`);
  await card(page, RECIPE).getByRole("link", { name: RECIPE, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(RECIPE);
  const address = page.url();
  await page.getByRole("link", { name: "Add to Favorites" }).click();
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm").fill(password);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/login");
  await tryToLogIn(page, email, password);
  await expect(page).toHaveURL(address);
  const added = page.getByRole("button", { name: "Remove from Favorites" });
  await expect(added).toBeVisible();

  await test.step("Going back does not add it again", async () => {
    await added.click();
    await expect(page.getByRole("button", { name: "Add to Favorites" })).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(page.getByRole("button", { name: "Add to Favorites" })).toBeVisible();
    expect(sent.filter((data) => data.includes("AddFavorite"))).toEqual([]);
  });
});

test("A favorite that cannot be added after the login is reported in the list", async ({
  page,
}) => {
  const { email } = await newMember(page);
  await intercept(page, "AddFavorite", refusal("NOT_FOUND", 404, "Recipe not found."));
  await page.goto(`/recipes?search=${RECIPE}`);
  await card(page, RECIPE).getByRole("link", heart).click();
  await tryToLogIn(page, email, demoPassword);
  await expect(page).toHaveURL(`/recipes?search=${RECIPE}`);
  // The login page may still show the same text.
  await expect(page.getByRole("alert").filter({ hasText: "Recipe not found." })).toBeVisible();
  await expect(card(page, RECIPE).getByRole("button", heart)).toBeVisible();
});
