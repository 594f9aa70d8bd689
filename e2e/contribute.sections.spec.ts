import { beginToCook, cookMode } from "./cooking";
import { enter } from "./people";
import { fillIn, recipeForm } from "./recipeForm";
import { lines } from "./recipePage";
import { expect, test } from "./test";
import { unique } from "./unique";

const tart = `Ingredients
For the dough:
200 g flour
100 g butter
1 pinch salt
For the filling:
300 ml cream
50 g butter
1 pinch salt
2 eggs`;

const method = "Rub 100 g butter into the flour.\nFry in 50 g butter. Bake 30 minutes.";

const dough = [/^200 g\s*flour$/, /^100 g\s*butter$/, /^1 pinch\s*salt$/];
const filling = [/^300 ml\s*cream$/, /^50 g\s*butter$/, /^1 pinch\s*salt$/, /^2\s*eggs$/];

test("A recipe with two sections that both take butter is entered, cooked and edited", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  const form = recipeForm(page);

  await test.step("Pasted lines become seven ingredients under two headings", async () => {
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(tart)})`);
    await form.lines.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.getByText("7 ingredients added. 2 headings added.")).toBeVisible();
    await expect(form.rows).toHaveCount(9);
    await expect(form.heading(1)).toHaveValue("For the dough");
    await expect(form.heading(2)).toHaveValue("For the filling");
    await expect(form.ingredient(2)).toHaveValue("Butter");
    await expect(form.ingredient(5)).toHaveValue("Butter");
    await fillIn(page, unique("Tart"), method);
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
  });

  await test.step("The recipe shows a list for each heading, and only one butter is ticked off", async () => {
    await expect(page.getByRole("heading", { name: "For the dough", level: 3 })).toBeVisible();
    await expect(lines(page, "For the dough")).toHaveText(dough);
    await expect(lines(page, "For the filling")).toHaveText(filling);
    const butter = page.getByRole("checkbox", { name: /butter$/ });
    await butter.nth(1).check();
    await expect(butter.nth(0)).not.toBeChecked();
    await page.reload();
    await expect(butter.nth(1)).toBeChecked();
    await expect(butter.nth(0)).not.toBeChecked();
  });

  await test.step("Cook mode shows the same lists, and the butter of each step", async () => {
    await beginToCook(page);
    const screen = cookMode(page);
    await expect(screen.getByRole("list", { name: "For the dough" })).toBeVisible();
    const butter = screen.getByRole("checkbox", { name: /butter$/ });
    await expect(butter.nth(0)).not.toBeChecked();
    await expect(butter.nth(1)).toBeChecked();
    await screen.getByRole("button", { name: "Next" }).click();
    await expect(screen.getByRole("listitem")).toHaveText([dough[0]!, dough[1]!]);
    await screen.getByRole("button", { name: "Next" }).click();
    await expect(screen.getByRole("listitem")).toHaveText([filling[1]!]);
    await screen.getByRole("button", { name: "Close" }).click();
  });

  await test.step("The lines keep their IDs when others move", async () => {
    const path = page.url();
    await page.getByRole("link", { name: "Edit Recipe" }).click();
    await expect(form.rows).toHaveCount(9);
    const saved = page.waitForRequest((request) =>
      (request.postData() ?? "").includes("mutation UpdateRecipe"),
    );
    await form.headingUp(2).click();
    await form.quantity(5).fill("60");
    await form.save.click();
    await expect(page).toHaveURL(path);
    const sent = (await saved).postDataJSON() as {
      variables: { input: { lines: { lineId: number; heading?: string }[] } };
    };
    const ids = sent.variables.input.lines.map(({ lineId }) => lineId);
    expect(new Set(ids).size).toBe(9);
    // The second heading has moved above the third line.
    expect(ids.slice(0, 6)).toEqual([0, 1, 2, 4, 3, 5].map((after) => Math.min(...ids) + after));
    await expect(lines(page, "For the filling")).toHaveText([
      dough[2]!,
      filling[0]!,
      /^60 g\s*butter$/,
      ...filling.slice(2),
    ]);
  });
});

test("A heading is added, moved and removed by the keyboard, and an empty one is not saved", async ({
  page,
}) => {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  const form = recipeForm(page);
  await form.addHeading.press("Enter");
  await expect(form.heading(1)).toBeFocused();
  await expect(form.rows.nth(0).getByRole("textbox")).toHaveCount(1);
  await expect(form.remove(1)).toBeDisabled();
  await page.keyboard.type("For the sauce");
  await page.keyboard.press("Enter");
  await expect(form.quantity(1)).toBeFocused();
  await form.headingDown(1).press("Enter");
  await expect(form.headingUp(1)).toBeFocused();
  await form.headingUp(1).press("Enter");
  await expect(form.headingUp(1)).toBeDisabled();
  await form.removeHeading(1).press("Enter");
  await expect(form.rows).toHaveCount(1);
  await form.addHeading.press("Enter");
  await form.ingredient(1).fill("butter");
  await form.quantity(1).focus();
  await form.addRow.click();
  await form.ingredient(2).fill("For the topping:");
  await form.quantity(2).focus();
  await expect(form.rows.nth(2)).toContainText("Heading");
  await fillIn(page, unique("Sauce"));
  await form.save.click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  const region = page.getByRole("region", { name: "Ingredients" });
  await expect(region.getByRole("heading", { level: 3 })).toHaveText(["For the topping"]);
  await expect(region.getByRole("listitem")).toHaveText([/^\s*Butter$/]);
});
