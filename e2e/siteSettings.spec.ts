import type { Page } from "@playwright/test";
import { startOwnSite } from "./ownSite";
import { demoPassword, tryToLogIn } from "./people";
import { expect, test } from "./test";

const ADMIN = "first@potluck.example";
const NEW_SITE = {
  DEMO_DATA: "off",
  ADMIN_EMAIL: ADMIN,
  ADMIN_PASSWORD: demoPassword,
  NEW_USER_ROLE: "member",
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("Admins name the site, and a variable locks a setting", async ({ page, browser }) => {
  const { url, stop } = await startOwnSite(NEW_SITE);
  try {
    await page.goto(`${url}/login`);
    await tryToLogIn(page, ADMIN, demoPassword);
    await page.getByRole("banner").getByRole("button", { name: "Admin", exact: true }).click();
    await page.getByRole("menuitem", { name: "Site settings" }).click();
    await expect(page.getByRole("heading", { name: "Site settings", level: 1 })).toBeVisible();

    await test.step("A setting of a variable is read-only and names the variable", async () => {
      await expect(field(page, "New users become")).toBeDisabled();
      await expect(page.getByText("Set by the environment variable NEW_USER_ROLE")).toBeVisible();
    });

    await test.step("An empty name is refused in the words of the field", async () => {
      await field(page, "Name of the site").fill(" ");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Site name is required")).toBeVisible();
      await expect(field(page, "Name of the site")).toBeFocused();
    });

    await test.step("A new name is in the bar, the title and visitors' pages at once", async () => {
      await field(page, "Name of the site").fill("Ana's Kitchen");
      await field(page, "Welcome text").fill("The recipes of our family.");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Site settings saved.")).toBeVisible();
      await expect(page.getByText(/^Changed here by .+ on .+\.$/)).toHaveCount(2);
      await expect(page.getByRole("banner")).toContainText("Ana's Kitchen");
      await expect(page).toHaveTitle("Site settings · Ana's Kitchen");
      const visitor = await browser.newPage();
      await visitor.goto(url);
      await expect(visitor).toHaveTitle("Ana's Kitchen");
      await expect(visitor.getByRole("banner")).toContainText("Ana's Kitchen");
      await expect(visitor.getByRole("main")).toContainText("The recipes of our family.");
      await expect(visitor.getByRole("contentinfo")).toContainText("Ana's Kitchen");
      const manifest = await visitor.request.get(`${url}/manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({ name: "Ana's Kitchen" });
      await visitor.close();
    });

    await test.step("A test mail reports where it went", async () => {
      await page.getByRole("button", { name: "Send a test mail to my address" }).click();
      await expect(page.getByText(`The mail to ${ADMIN} was written to the folder`)).toBeVisible();
      await expect(page.getByText("SMTP_URL is not set; password reset mail")).toBeVisible();
    });

    await test.step("An empty welcome text and the product's name return to the defaults", async () => {
      await field(page, "Name of the site").fill("Potluck");
      await field(page, "Welcome text").fill("");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Site settings saved.").last()).toBeVisible();
      await expect(page.getByText(/^Changed here by /)).toHaveCount(0);
      const visitor = await browser.newPage();
      await visitor.goto(url);
      await expect(visitor.getByRole("main")).toContainText(
        "Potluck makes it easy to share recipes",
      );
      await visitor.close();
    });
  } finally {
    await stop();
  }
});
