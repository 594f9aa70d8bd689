import { cookMode } from "./cooking";
import { coloursOf, isReady } from "./browser";
import { look, withoutItsScript } from "./lateScript";
import { enter, newMember } from "./people";
import { expect, test } from "./test";

test("what is pressed before the script arrives shows that it waits, and is done", async ({
  page,
}) => {
  await enter(page, await newMember(page));
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  const heart = page.getByRole("button", { name: "Add to Favorites" });
  const colours = page.getByRole("button", { name: "Switch to dark colors" });
  for (const button of [heart, colours]) {
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
  }
  expect(await coloursOf(page)).toBe("light");
  script.letGo();
  await isReady(page);
  await expect(page.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();
  expect(await coloursOf(page)).toBe("dark");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("cook mode opens for a visitor who pressed Cook early", async ({ page }) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  await page.getByRole("button", { name: "Cook", exact: true }).first().click();
  script.letGo();
  await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
});
