import { test as base } from "./test";

/** A test with pictures, even if its project disables them. */
export const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = (launchOptions.args ?? []).filter((arg) => !arg.includes("imagesEnabled"));
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
