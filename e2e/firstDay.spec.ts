import type { Page } from "@playwright/test";
import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { expectGreeting } from "./bar";
import { follow } from "./browser";
import { startOwnSite } from "./ownSite";
import { demoPassword, tryToLogIn } from "./people";
import { expect, test } from "./test";

const ADMIN = "first@potluck.example";
const NEW_SITE = { DEMO_DATA: "off", ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: demoPassword };

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name });
const link = (page: Page, name: string) => main(page).getByRole("link", { name });
const steps = (page: Page) => page.getByRole("region", { name: "First steps" });

/** Checks the screen in both color schemes and on a narrow phone. */
async function expectLooks(page: Page): Promise<void> {
  for (const scheme of schemes) {
    await inColours(page, scheme);
    await expectAccessible(page, scheme);
  }
  await expectNarrow(page);
}

test("A new site reports that it has no recipes, and guides its admin through the first steps", async ({
  page,
}) => {
  const { url, stop } = await startOwnSite(NEW_SITE);
  try {
    await test.step("Visitors read that there are no recipes yet", async () => {
      for (const path of ["/recipes", "/"]) {
        await page.goto(url + path);
        await expect(heading(page, "No recipes yet.")).toBeVisible();
        await expect(link(page, "Add the first recipe")).toHaveCount(0);
        await expectLooks(page);
      }
      await expect(heading(page, "New on the table")).toHaveCount(0);
      await page.goto(`${url}/recipes?search=soup`);
      await expect(heading(page, "No recipes found for “soup”.")).toBeVisible();
    });

    await test.step("The page that refuses access says what to do", async () => {
      await follow(page, "/forbidden");
      await expect(main(page)).toContainText("You do not have permission to see this page.");
      await expect(main(page)).toContainText("log in first");
      await link(page, "Login").click();
      await tryToLogIn(page, ADMIN, demoPassword);
      await expectGreeting(page, "admin");
      await follow(page, "/forbidden");
      await expect(main(page)).toContainText("Ask an admin to change your role.");
    });

    await test.step("The admin sees three steps, the first of which is done", async () => {
      const rendered = await (await page.request.get(url)).text();
      expect(rendered).toContain("First steps</h2>");
      expect(rendered).toMatch(/<link[^>]* href="[^"]*FirstSteps[^"]*\.css"/);
      await follow(page, "/");
      await expect(steps(page).getByRole("listitem")).toHaveCount(3);
      await expect(steps(page).getByRole("img", { name: "Done:" })).toHaveCount(1);
      await expectLooks(page);
      for (const [name, path] of [
        [/^Check the \d+ categories\.$/, "/categories"],
        [/^Check the \d+ ingredients\.$/, "/ingredients"],
        [/contributor\.$/, "/users"],
        [/^Add the first recipe\.$/, "/recipes/new"],
      ] as const) {
        await expect(steps(page).getByRole("link", { name })).toHaveAttribute("href", path);
      }
    });

    await test.step("The first recipe is added from the list", async () => {
      await follow(page, "/recipes");
      await link(page, "Add the first recipe").click();
      await page.getByLabel("Title").fill("Bread and butter");
      await page.getByLabel("Category").selectOption({ label: "Breakfast" });
      await page.getByLabel("Difficulty").selectOption({ label: "Easy" });
      await page.getByRole("textbox", { name: "Instructions" }).fill("Butter the bread.");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(heading(page, "Bread and butter")).toBeVisible();
    });

    await test.step("Then the steps are gone", async () => {
      await follow(page, "/");
      await expect(heading(page, "New on the table")).toBeVisible();
      await expect(steps(page)).toHaveCount(0);
    });
  } finally {
    await stop();
  }
});
