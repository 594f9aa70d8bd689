import { test as base, type Page } from "@playwright/test";
import { isReady } from "./browser";
import { useWarmContext } from "./warmContext";

/**
 * Matches console messages of the browser itself: responses of 400 and above, and preloaded covers
 * that are not shown or disabled. Tests of failures cause all of them.
 */
const OF_THE_BROWSER =
  /^Failed to load resource|preloaded using link|^A preload for .* is disabled|^Service Worker registration blocked/;

/**
 * Lays out the whole page like its first scroll, because tests press in the same frame in which they scroll.
 */
const layOut = (page: Page) => page.evaluate(`document.documentElement.dataset.used = ""`);

/**
 * Waits for hydration after each navigation, because rendered content is visible earlier. A user
 * would press again.
 */
export function patient(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (where, how) => {
    const answer = await goto(where, how);
    if (how?.waitUntil === "commit") return answer;
    await isReady(page);
    await layOut(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await isReady(page);
    await layOut(page);
    return answer;
  };
  return page;
}

interface Fixtures {
  /** True if the test needs a new context, like that of a first visit. */
  freshContext: boolean;
  quietConsole: string[];
}

/** A test that fails on unexpected console messages. */
export const test = base.extend<Fixtures>({
  freshContext: [false, { option: true }],
  context: async (
    {
      browser,
      freshContext,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      locale,
      baseURL,
      javaScriptEnabled,
      serviceWorkers,
    },
    use,
    info,
  ) => {
    if (freshContext) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const device = { viewport, hasTouch, isMobile, deviceScaleFactor };
    const options = { ...device, locale, baseURL, javaScriptEnabled, serviceWorkers };
    await useWarmContext(browser, options, use, () => info.status === info.expectedStatus);
  },
  page: ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? page : patient(page)),
  quietConsole: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(message.text());
      });
      page.on("pageerror", (error) => heard.push(String(error)));
      await use(heard);
      const ours = heard.filter((text) => !OF_THE_BROWSER.test(text));
      if (ours.length) throw new Error(`The console is not quiet:\n${ours.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
