import type { Page } from "@playwright/test";
import { expectAccessible, inColours } from "./accessible";
import { copied, shared, withClipboard, withShareSheet } from "./browser";
import { openRecipe } from "./list";
import { enter, newMember } from "./people";
import { expect, test } from "./test";

const CODE = "QR code of this recipe's address";
const HOUR_MS = 60 * 60 * 1000;

const ingredients = (page: Page) => page.getByRole("region", { name: "Ingredients" });
const instructions = (page: Page) => page.getByRole("region", { name: "Instructions" });
const line = (page: Page, name: string) =>
  ingredients(page).getByRole("listitem").filter({ hasText: name });
const servings = (page: Page) => page.getByRole("textbox", { name: "Servings" });

/** Checks a box by clicking its label. */
const checkOff = (page: Page, words: string) => page.getByRole("checkbox", { name: words }).click();

test("A recipe can be scaled to other servings, which survive a reload, and its score leads to the reviews", async ({
  page,
}) => {
  await openRecipe(page, "Shakshuka with feta");
  const address = page.url();
  const more = page.getByRole("button", { name: "More", exact: true });

  await test.step("Amounts follow the number of servings", async () => {
    await expect(servings(page)).toHaveValue("3");
    for (let times = 0; times < 3; times += 1) await more.click();
    await expect(page).toHaveURL(/\?servings=6$/);
    await expect(line(page, "Feta")).toContainText("200 g feta");
    await expect(line(page, "Olive oil")).toContainText("6 tbsp");
    await expect(line(page, "Egg")).toContainText("10–12");
    await servings(page).fill("2");
    await servings(page).press("Enter");
    await expect(page).toHaveURL(/\?servings=2$/);
    await expect(line(page, "Feta")).toContainText("about 67 g");
    await expect(line(page, "Ground cumin")).toContainText("⅔ tsp");
    await page.getByRole("button", { name: "Back to 3 people" }).click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await expect(line(page, "Egg")).toContainText("5–6");
  });

  await test.step("The number outlives a reload, and is no step for Back", async () => {
    await more.click();
    await expect(page).toHaveURL(/\?servings=4$/);
    await page.reload();
    await expect(servings(page)).toHaveValue("4");
    await expect(line(page, "Olive oil")).toContainText("4 tbsp");
    await page.goBack();
    await expect(page).toHaveURL(/\/recipes\?search=/);
  });

  await test.step("An address that asks for no number shows the recipe as it is", async () => {
    await page.goto(`${address}?servings=many`);
    await expect(servings(page)).toHaveValue("3");
    await expect(line(page, "Feta")).toContainText("100 g");
  });

  await test.step("Amounts of its ingredients in the steps follow, and are marked", async () => {
    await openRecipe(page, "Chałka");
    await expect(instructions(page)).toContainText("Mix 500 g of the flour");
    await expect(instructions(page).getByTitle(/^Original amount: /)).toHaveCount(0);
    const loaves = Number(await servings(page).inputValue());
    await servings(page).fill(String(2 * loaves));
    await servings(page).press("Enter");
    await expect(instructions(page)).toContainText("Mix 1 kg of the flour");
    const [flour, sugar] = await instructions(page)
      .getByTitle(/^Original amount: /)
      .all();
    await expect(flour!).toHaveAttribute("title", "Original amount: 500 g");
    await expect(sugar!).toHaveText("100 g");
    await sugar!.focus();
    await page.keyboard.press("Enter");
    await expect(sugar!).toHaveAttribute("aria-expanded", "true");
    await expect(instructions(page)).toContainText("100 g (originally 50 g)");
    await expectAccessible(page, "with an amount as it is written");
    await sugar!.click();
    await expect(instructions(page)).not.toContainText("(originally ");
    await page.goto(address);
  });

  await test.step("The score leads to the reviews", async () => {
    await page.getByRole("link", { name: "See the reviews" }).click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeInViewport();
  });
});

test("A recipe shows its details, keeps check marks for a day, and uses the measures chosen for all recipes", async ({
  page,
}) => {
  await openRecipe(page, "Irish soda bread");
  const checked = page.getByRole("checkbox", { checked: true });
  const startAgain = page.getByRole("button", { name: "Clear check marks" });

  await test.step("It says what it is, how long it takes and how much it makes", async () => {
    const recipe = page.getByRole("article");
    await expect(recipe).toContainText("No yeast and no waiting: a rough, nutty loaf");
    await expect(recipe.getByText("Preparation 10 min", { exact: true })).toBeVisible();
    await expect(recipe.getByText("Cooking 45 min", { exact: true })).toBeVisible();
    await expect(recipe.getByText("55 min", { exact: true })).toBeVisible();
    await expect(recipe.getByText("1 loaf", { exact: true })).toBeVisible();
    await expect(recipe.getByText(/^Added \w+ \d+, \d{4}$/)).toBeVisible();
  });

  await test.step("Checked items survive a reload, until they are cleared", async () => {
    await expect(startAgain).toHaveCount(0);
    await checkOff(page, "50 g rolled oats");
    await checkOff(page, "Bake for 40 to 45 minutes");
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "50 g rolled oats" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Bake for 40 to 45 minutes" })).toBeChecked();
    await expect(checked).toHaveCount(2);
    // The page is scrolled to its top, because the bar would cover a part of an element at the
    // restored position.
    await page.evaluate("scrollTo(0, 0)");
    for (const colours of ["light", "dark"] as const) {
      await inColours(page, colours);
      await expectAccessible(page, `in ${colours} colours`);
    }
    await startAgain.click();
    await expect(checked).toHaveCount(0);
  });

  await test.step("Measures are changed in lines and in steps", async () => {
    await page.getByRole("radio", { name: "US" }).check();
    await expect(line(page, "Wholemeal flour")).toContainText("about 2¼ cups");
    await expect(line(page, "Buttermilk")).toContainText("about 1⅔ cups");
    await expect(line(page, "Salt")).toContainText("1 tsp");
    await expect(instructions(page).getByRole("listitem").first()).toContainText(
      "Heat the oven to about 400 °F",
    );
    await checkOff(page, "Plain flour");
  });

  await test.step("Checked items are forgotten the day after", async () => {
    await page.clock.setFixedTime(Date.now() + 23 * HOUR_MS);
    await page.reload();
    await expect(checked).toHaveCount(1);
    await page.clock.setFixedTime(Date.now() + 25 * HOUR_MS);
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Plain flour" })).not.toBeChecked();
  });

  await test.step("Another recipe has the measures, and nothing that was checked off in this one", async () => {
    await checkOff(page, "Plain flour");
    await expect(checked).toHaveCount(1);
    await openRecipe(page, "Chałka");
    await expect(page.getByRole("radio", { name: "US" })).toBeChecked();
    await expect(checked).toHaveCount(0);
    await page.getByRole("radio", { name: "As written" }).check();
    await page.reload();
    await expect(instructions(page)).toContainText("180 °C");
  });
});

test("A recipe can be shared and printed for the chosen servings", async ({ page }) => {
  await withClipboard(page);
  await openRecipe(page, "Irish soda bread");
  const share = page.getByRole("button", { name: "Share" });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page).toHaveURL(/servings=2/);
  await expect(line(page, "Wholemeal flour")).toContainText("500 g");

  await test.step("By its link", async () => {
    await share.click();
    await expect(page.getByRole("menuitem", { name: "Share with …" })).toHaveCount(0);
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await copied(page)).toBe(page.url());
  });

  await test.step("By a code that a phone's camera reads", async () => {
    await share.click();
    await page.getByRole("menuitem", { name: "QR code" }).click();
    const sheet = page.getByRole("dialog", { name: "Scan to open on another device" });
    await expect(sheet.getByRole("img", { name: CODE })).toBeVisible();
    await expect(sheet).toContainText(page.url());
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });

  await test.step("By the device, where it shares by itself", async () => {
    await withShareSheet(page);
    await page.reload();
    await share.click();
    await page.getByRole("menuitem", { name: "Share with …" }).click();
    await expect.poll(() => shared(page)).toEqual({ title: "Irish soda bread", url: page.url() });
  });

  await test.step("On paper stand the amounts that were chosen, and no bar", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(line(page, "Wholemeal flour")).toContainText("500 g");
    await expect(page.getByText("Makes 2 loaves")).toBeVisible();
    await expect(instructions(page)).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    // Times in the steps are plain text on paper.
    const times = instructions(page).getByTitle(/^Start a timer/);
    await expect(times.first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(times.first()).toHaveCSS("color", "rgb(0, 0, 0)");
    expect(await page.getByRole("button").count()).toBe(await times.count());
    await expect(page.getByRole("region", { name: "Reviews" })).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    // The test prints like the browser's own command.
    await expect(page.getByRole("img", { name: CODE })).toBeVisible();
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

  await test.step("Printing adds the address and its code, and the viewer's note on request", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.addInitScript("window.print = () => { window.isPrinted = true; }");
    await enter(page, await newMember(page));
    await openRecipe(page, "Irish soda bread");
    const code = page.getByRole("img", { name: CODE });
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect.poll(() => page.evaluate("window.isPrinted")).toBe(true);
    await page.emulateMedia({ media: "print" });
    await expect(code).toBeVisible();
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(code).toBeHidden();

    const note = page.getByRole("heading", { name: "My note" });
    await page.getByRole("button", { name: "Add Note" }).click();
    await page.getByRole("textbox", { name: "Note" }).fill("Less salt.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Less salt.")).toBeVisible();
    const print = page.getByRole("button", { name: "Print", exact: true });
    await expect(print).toHaveAttribute("aria-haspopup", "menu");
    for (const [entry, notes] of [
      ["Recipe only", 0],
      ["Recipe and my note", 1],
    ] as const) {
      await print.click();
      await page.evaluate("window.isPrinted = false");
      await page.getByRole("menuitem", { name: entry }).click();
      await expect.poll(() => page.evaluate("window.isPrinted")).toBe(true);
      await page.emulateMedia({ media: "print" });
      await expect(note).toHaveCount(notes);
      if (notes) await expect(page.getByText("Less salt.").last()).toBeVisible();
      await page.emulateMedia({ media: "screen" });
    }
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await expect(note).toHaveCount(0);
  });
});
