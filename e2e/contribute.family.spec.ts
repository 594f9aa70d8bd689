import { beginToCook, cookMode } from "./cooking";
import { expectAccessible, expectNarrow } from "./accessible";
import { enter } from "./people";
import { picture } from "./photos";
import { fillIn, recipeForm, typeLines } from "./recipeForm";
import { countSheets, instructions, lines, scaleTo } from "./recipePage";
import { unique } from "./unique";
import { expect, test } from "./withPictures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const LINES = [
  "For the sponge:",
  "200 g butter, soft",
  "200 g sugar",
  "4 eggs",
  "200 g flour, sifted",
  "For the filling:",
  "100 g butter, soft",
  "50 g sugar",
  "170 g strawberry jam",
];

const STEPS = `For the sponge:
Cream: Beat 200 g butter with 200 g sugar until pale.
Stir in the eggs and the flour.
Bake at 180 °C (355 °F) for 22 minutes.
For the filling:
Buttercream: Beat 100 g butter with 50 g sugar.
Spread strawberry jam and buttercream on one half, and close.`;

test("A sandwich cake is entered by hand on a phone, cooked, scaled and printed", async ({
  page,
}) => {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  const form = recipeForm(page);
  const name = unique("Sandwich cake");

  await test.step("Lines are typed one by one, and two of them have the same ingredient", async () => {
    await fillIn(page, name, STEPS);
    await typeLines(page, LINES);
    await expect(form.heading(2)).toHaveValue("For the filling");
    await expect(form.ingredient(1)).toHaveValue("Butter");
    await expect(form.ingredient(5)).toHaveValue("Butter");
  });

  await test.step("Yield, times, nutrition, equipment and a photo of a step are added", async () => {
    await form.servings.fill("1");
    await form.servingsUnit.fill("cake (20 cm)");
    await form.preparation.fill("25");
    await form.cooking.fill("22");
    const equipment = page.getByRole("combobox", { name: "Equipment" });
    await equipment.pressSequentially("Springform");
    await page.getByRole("option", { name: "Springform tin", exact: true }).click();
    await form.origin.click();
    await page
      .getByRole("textbox", { name: "Nutrition per serving" })
      .fill("Energy 410 kcal\nFat 22 g");
    await form.source.fill("Aunt Jo's notebook");
    await page.getByText("Photos, times and ingredients of steps").click();
    const step = page.getByRole("listitem").filter({ hasText: "Bake at 180" });
    await step.locator("summary").click();
    await page.getByLabel("Add photos to step 3").setInputFiles([await picture("risen.jpg")]);
    await page.getByRole("textbox", { name: "Caption of photo 1 of step 3" }).fill("Well risen");
    await page.getByRole("textbox", { name: "Minutes of step 3" }).fill("22");
    await page.getByRole("combobox", { name: "Attention for step 3" }).selectOption("By itself");
    await expectNarrow(page);
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
  });

  await test.step("The recipe shows all of it", async () => {
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Servings" })).toHaveValue("1");
    await expect(lines(page, "For the filling")).toHaveText([
      /^100 g\s*butter/,
      /^50 g\s*sugar/,
      /^170 g\s*strawberry jam/,
    ]);
    await expect(page.getByText("Energy 410 kcal")).toBeVisible();
    await expect(instructions(page)).toContainText("22 min · by itself");
    await expectAccessible(page);
    await expectNarrow(page);
  });

  await test.step("Two cakes take twice as much of each line", async () => {
    await scaleTo(page, "2");
    await expect(lines(page, "For the sponge").first()).toHaveText(/^400 g\s*butter/);
    await expect(lines(page, "For the filling").first()).toHaveText(/^200 g\s*butter/);
    await expect(instructions(page)).toContainText("Beat 400 g butter with 400 g sugar");
    await expect(instructions(page)).toContainText("Beat 200 g butter with 100 g sugar");
  });

  await test.step("Cook mode shows the lines of each step, its name, its time and its photo", async () => {
    await beginToCook(page);
    const screen = cookMode(page);
    await screen.getByRole("button", { name: "Next" }).click();
    await expect(screen.getByRole("listitem")).toHaveText([/^400 g\s*butter/, /^400 g\s*sugar/]);
    await screen.getByRole("button", { name: "Next" }).click();
    await screen.getByRole("button", { name: "Next" }).click();
    await expect(screen.getByRole("img", { name: "Well risen" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "22 minutes", exact: true })).toBeVisible();
    await expectNarrow(page);
    await screen.getByRole("button", { name: "Next" }).click();
    await expect(screen.getByRole("listitem")).toHaveText([/^200 g\s*butter/, /^100 g\s*sugar/]);
    await page.keyboard.press("Escape");
  });

  await test.step("On paper stand the headings, the chosen amounts and the nutrition", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Makes 2 cakes (20 cm)")).toBeVisible();
    await expect(lines(page, "For the filling").first()).toHaveText(/^200 g\s*butter/);
    await expect(instructions(page)).toContainText("Buttercream");
    await expect(page.getByText("Energy 410 kcal")).toBeVisible();
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
  });
});
