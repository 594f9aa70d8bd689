import type { Page } from "@playwright/test";
import { beginToCook, cookMode } from "./cooking";
import { enter } from "./people";
import { picture } from "./photos";
import { fillIn, recipeForm } from "./recipeForm";
import { unique } from "./unique";
import { expect, test } from "./withPictures";

const MIX = "Mix the flour with the butter.";
const BAKE = "Bake for 40 minutes until golden.";

/** The part of the form with the additions to steps. */
function stepsForm(page: Page) {
  const title = page.getByText("Photos, times and ingredients of steps");
  const group = page.locator("details").filter({ has: title }).first();
  const step = (text: string) => group.getByRole("listitem").filter({ hasText: text });
  return {
    title,
    group,
    step,
    open: (text: string) => step(text).locator("summary").click(),
    minutes: (number: number) => group.getByRole("textbox", { name: `Minutes of step ${number}` }),
    attention: (number: number) =>
      group.getByRole("combobox", { name: `Attention for step ${number}` }),
    addPhotos: (number: number) => group.getByLabel(`Add photos to step ${number}`),
    caption: (row: number, number: number) =>
      group.getByRole("textbox", { name: `Caption of photo ${row} of step ${number}` }),
    unplaced: group.getByText(/^Not placed:/),
  };
}

const instructions = (page: Page) => page.getByRole("textbox", { name: "Instructions" });

async function save(page: Page): Promise<void> {
  await recipeForm(page).save.click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
}

async function edit(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(page.getByRole("heading", { name: "Edit Recipe" })).toBeVisible();
}

test("Photos and times follow their step when the instructions change", async ({ page }) => {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await fillIn(page, unique("Shortbread"));
  await instructions(page).fill(`${MIX}\n${BAKE}`);
  const form = stepsForm(page);

  await test.step("A photo and minutes are added to the second step", async () => {
    await form.title.click();
    await form.open(BAKE);
    await form.minutes(2).fill("40");
    await expect(form.minutes(2)).toBeFocused();
    await form.attention(2).selectOption("By itself");
    await form.addPhotos(2).setInputFiles([await picture("golden.jpg")]);
    await form.caption(1, 2).fill("Golden at the edges");
    await save(page);
  });

  const shown = page.getByRole("region", { name: "Instructions" }).getByRole("listitem");
  await test.step("The page shows them with the step", async () => {
    await expect(shown.nth(1)).toContainText("40 min · by itself");
    await shown.nth(1).getByRole("link", { name: "Golden at the edges" }).click();
    await expect(page.getByRole("dialog").getByText("Golden at the edges")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("So does cook mode", async () => {
    await beginToCook(page);
    await cookMode(page).getByRole("button", { name: "Next" }).click();
    await expect(cookMode(page).getByText(BAKE)).toBeVisible();
    await expect(cookMode(page).getByRole("img", { name: "Golden at the edges" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("They follow behind a new step and with other words", async () => {
    await edit(page);
    await instructions(page).fill(`Heat the oven.\n${MIX}\nBake for 45 minutes until golden.`);
    await expect(form.minutes(3)).toHaveValue("40");
    await save(page);
    await expect(shown.nth(2)).toContainText("40 min · by itself");
    await expect(shown.nth(2).getByRole("link")).toHaveCount(1);
  });

  await test.step("Without the step, they are kept for the author", async () => {
    await edit(page);
    await instructions(page).fill(`Heat the oven.\n${MIX}`);
    await expect(form.unplaced).toContainText("Bake for 45 minutes until golden.");
    await save(page);
    await expect(page.getByText("40 min · by itself")).toHaveCount(0);
  });

  await test.step("The author places them at another step", async () => {
    await edit(page);
    await form.group.getByRole("combobox", { name: /^Place “Bake/ }).selectOption("Step 2");
    await expect(form.unplaced).toHaveCount(0);
    await save(page);
    await expect(shown.nth(1)).toContainText("40 min · by itself");
  });

  await test.step("Only a person removes them", async () => {
    await edit(page);
    await instructions(page).fill("Heat the oven.");
    await form.group.getByRole("button", { name: /^Remove “Mix/ }).click();
    await save(page);
    await edit(page);
    await expect(instructions(page)).toHaveValue("Heat the oven.");
    await expect(form.unplaced).toHaveCount(0);
  });
});
