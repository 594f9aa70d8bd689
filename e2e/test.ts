import { test as base } from "@playwright/test";

/**
 * What the browser reports itself: every answer of 400 and above, and covers that a page was told to
 * expect and did not show, or that it shows no pictures. Tests of failures cause all of them.
 */
const OF_THE_BROWSER =
  /^Failed to load resource|preloaded using link|^A preload for .* is disabled/;

/** A test that fails when the page says anything on the console that is not asked for. */
export const test = base.extend<{ quietConsole: string[] }>({
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
