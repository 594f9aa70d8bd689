import { test as base } from "@playwright/test";

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
      // The browser itself reports every answer of 400 and above, and a cover that the page was told
      // to expect and never showed; tests of failures cause both.
      const ours = heard.filter(
        (text) =>
          !text.startsWith("Failed to load resource") && !text.includes("preloaded using link"),
      );
      if (ours.length) throw new Error(`The console is not quiet:\n${ours.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
