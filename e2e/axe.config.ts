import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Checks the accessibility of every screen: `npm run e2e:axe`. It takes minutes, so it runs separately. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "every.axe.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "../dist/axe",
  projects: (base.projects ?? [])
    .filter(({ name }) => name === "desktop" || name === "phone")
    .map(({ name, use }) => ({ name, use })),
});
