import type { Page } from "@playwright/test";
import { isReady, shifted } from "./browser";
import { emailOf, enter, keyOf, logIn, nameOf } from "./people";
import { expect, test } from "./withPictures";

// The tests need first visits, for which nothing is cached.
test.use({ freshContext: true });

const bar = (page: Page) => page.getByRole("banner");
const greeting = (page: Page) => bar(page).getByRole("button", { name: /^Hello, / });

/** Records the bar's text in every frame of the pages that are opened later. */
const recordBar = (page: Page) =>
  page.addInitScript(`
    globalThis.seen = [];
    const look = () => {
      const bar = document.querySelector("header");
      // Before what follows it, the parser may have only a part of it.
      if (bar?.nextElementSibling && bar.checkVisibility({ visibilityProperty: true })) {
        const text = [...bar.querySelectorAll("a, button")]
          .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
          .map((entry) => entry.textContent)
          .join(" ");
        if (globalThis.seen.at(-1) !== text) globalThis.seen.push(text);
      }
      requestAnimationFrame(look);
    };
    look();
  `);

/** Returns the recorded texts of the bar, in order. */
const seenInBar = (page: Page) => page.evaluate<string[]>("globalThis.seen");

const pageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "page_session");

/** Simulates a slow phone: slow 3G, and a quarter of the machine's speed. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const throughput = { downloadThroughput: 62_500, uploadThroughput: 62_500 };
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    ...throughput,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

test("A logged-in user never sees a visitor's page, and the page does not shift", async ({
  page,
}) => {
  await logIn(page, "member");
  await recordBar(page);
  await slowDown(page);
  for (const path of ["/recipes/1", "/", "/users/2"]) {
    await page.goto(path);
    const seen = await seenInBar(page);
    expect(seen[0]).toContain(`Hello, ${nameOf.member}`);
    expect(seen.join()).not.toContain("Login");
    // The tolerance is for fonts that arrive late, which are slightly wider than their fallbacks.
    expect(await shifted(page)).toBeLessThan(0.01);
  }
});

test("A page that was rendered for a user is not shown after a logout without a network", async ({
  page,
}) => {
  await logIn(page, "member");
  await page.evaluate("localStorage.clear()");
  await recordBar(page);
  await page.goto("/recipes/1");
  await expect(bar(page).getByRole("link", { name: "Login" })).toBeVisible();
  expect((await seenInBar(page)).join()).not.toContain("Hello");
  await expect.poll(() => pageCookie(page)).toBeUndefined();
});

test("A page for another user is replaced by the viewer's page", async ({ page }) => {
  await logIn(page, "member");
  const cookie = await pageCookie(page);
  await enter(page, "contributor");
  await page.context().addCookies([cookie!]);
  await recordBar(page);
  await page.goto("/recipes/1");
  await expect(greeting(page)).toHaveText(`Hello, ${nameOf.contributor}`);
  const note = page.getByRole("region", { name: "Notes" });
  await expect(note).toContainText(nameOf.contributor);
  expect((await seenInBar(page)).join()).not.toContain(nameOf.member);
  const id = String(await keyOf(page, "contributor"));
  await expect.poll(async () => (await pageCookie(page))?.value).not.toBe(cookie!.value);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-viewer", id);
});

test("A logged-in user without the page's cookie receives the cookie with the first page", async ({
  page,
}) => {
  await enter(page, "member");
  await page.context().clearCookies();
  await page.goto("/recipes/1");
  await expect(greeting(page)).toBeVisible();
  await expect.poll(() => pageCookie(page)).toBeTruthy();
  await page.goto("/", { waitUntil: "commit" });
  await expect(greeting(page)).toHaveText(`Hello, ${nameOf.member}`);
  await isReady(page);
});

test.describe("Without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a logged-in user is greeted, and sees favorites", async ({ page, baseURL }) => {
    await page.request.post("/api/auth/login", {
      headers: { Origin: baseURL! },
      data: { userEmail: emailOf("member"), password: "potluck-demo" },
    });
    await page.goto("/recipes/1");
    await expect(greeting(page)).toHaveText(`Hello, ${nameOf.member}`);
    await page.goto("/recipes?favorites=true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My favorites");
  });
});
