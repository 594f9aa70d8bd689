import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Whether every screen is for everybody: `npm run e2e:axe`. It takes minutes, and so runs apart. */
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
