import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { expectGreeting } from "./bar";
import { startOwnSite } from "./ownSite";
import { expect, test } from "./test";

test("The operator of a new site opens the setup link and becomes its first admin", async ({
  page,
}) => {
  const { url, setupUrl, stop } = await startOwnSite({ DEMO_DATA: "off" });
  const main = page.getByRole("main");
  const create = main.getByRole("button", { name: "Create the account" });
  try {
    await test.step("Without a key, the page explains how to get a link", async () => {
      await page.goto(`${url}/setup?key=invented`);
      await expect(page).toHaveURL(`${url}/setup`);
      await expect(main.getByRole("alert")).toHaveText(
        "This setup link is invalid or has expired.",
      );
      await expect(main).toContainText("Restart the server to get a new one.");
      await expect(main).toContainText("potluck admin create \\ --email … --name …");
      for (const scheme of schemes) {
        await inColours(page, scheme);
        await expectAccessible(page, scheme);
      }
      await expectNarrow(page);
    });

    await test.step("The link opens the form, and its key leaves the address", async () => {
      await expect.poll(setupUrl).toMatch(/\/setup\?key=[\w-]{43}$/);
      await page.goto(setupUrl() ?? "");
      await expect(page).toHaveURL(`${url}/setup`);
      await expect(create).toBeVisible();
      for (const scheme of schemes) {
        await inColours(page, scheme);
        await expectAccessible(page, scheme);
      }
      await expectNarrow(page);
    });

    await test.step("An error is shown at its field", async () => {
      await create.click();
      await expect(main.getByText("Username is required")).toBeVisible();
      await page.getByLabel("Username").fill("Boss");
      await page.getByLabel("Email").fill("boss@example.org");
      await page.getByLabel("Password", { exact: true }).fill("short");
      await create.click();
      await expect(main.getByText(/^Password must be at least/)).toBeVisible();
    });

    await test.step("The new admin is logged in and reads the first steps", async () => {
      await page.getByLabel("Password", { exact: true }).fill("long enough");
      await create.click();
      await expect(page).toHaveURL(`${url}/`);
      await expectGreeting(page, "Boss");
      const steps = page.getByRole("region", { name: "First steps" });
      await expect(steps.getByRole("link", { name: "Import recipes." })).toBeVisible();
      await expect(steps.getByRole("link", { name: /^Check the \d+ categories/ })).toBeVisible();
    });

    await test.step("The link is used up", async () => {
      await page.goto(setupUrl() ?? "");
      await expect(main.getByRole("alert")).toBeVisible();
      await expect(create).toHaveCount(0);
    });
  } finally {
    await stop();
  }
});
