import type { Page } from "@playwright/test";
import { expect, test } from "./test";

/** Fires the event by which Chromium offers installation on some devices. */
const offerInstallation = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    globalThis.prompts = 0;
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => void globalThis.prompts++;
    dispatchEvent(event);
    return event.defaultPrevented;
  })()`);

const prompts = (page: Page) => page.evaluate<number>("globalThis.prompts");

test("The application offers its installation if the browser supports it, and only once @phone", async ({
  page,
}) => {
  const install = page.getByRole("contentinfo").getByRole("button", { name: "Install the app" });
  // The list has few recipes, because a growing list moves the content below.
  await page.goto("/recipes?search=soup");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(install).toHaveCount(0);

  await test.step("The browser's own bar does not come up", async () => {
    expect(await offerInstallation(page)).toBe(true);
    await expect(install).toBeVisible();
    expect(await prompts(page)).toBe(0);
  });

  await test.step("It looks like the link next to it", async () => {
    await expect(install).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(install).toHaveCSS("border-top-width", "0px");
    await expect(install).toHaveCSS("text-decoration-line", "underline");
  });

  await test.step("The browser is asked, once", async () => {
    await install.click();
    await expect(install).toHaveCount(0);
    expect(await prompts(page)).toBe(1);
  });

  await test.step("It is gone once the application is installed by the browser's menu", async () => {
    await offerInstallation(page);
    await expect(install).toBeVisible();
    await page.evaluate(`dispatchEvent(new Event("appinstalled"))`);
    await expect(install).toHaveCount(0);
  });
});
