import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Takes the pictures of docs/screens: `npm run screens:shoot`. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "every.shots.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "../dist/shots",
  projects: (base.projects ?? [])
    .filter(({ name }) => name === "desktop" || name === "phone")
    // Sharp enough, and small.
    .map(({ name, use }) => ({
      name,
      use: { ...use, deviceScaleFactor: name === "phone" ? 1.5 : 1 },
    })),
});
