import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

const EVERY = "every.shots.ts";

/** The projects of both sizes, with a density that is sharp enough for small files. */
const sizes = (base.projects ?? [])
  .filter(({ name }) => name === "desktop" || name === "phone")
  .map(({ name = "", use }) => ({
    name,
    use: { ...use, deviceScaleFactor: name === "phone" ? 1.25 : 1 },
  }));

/**
 * Takes screenshots: `npm run screens:shoot` of every screen and state, into dist/screens;
 * `npm run screens:readme` those of the README, into docs/screens.
 */
export default defineConfig({
  ...base,
  testDir: ".",
  globalSetup: "./globalSetup.ts",
  outputDir: "../dist/shots",
  // The screens come first, because states add recipes and reviews.
  projects: [
    { name: "readme", use: { ...base.projects?.[0]?.use }, testMatch: "readme.shots.ts" },
    ...sizes.flatMap(({ name, use }) => [
      { name, use, testMatch: EVERY, grep: /screen/ },
      {
        name: `${name} states`,
        use,
        testMatch: EVERY,
        grepInvert: /screen/,
        dependencies: sizes.map(({ name }) => name),
      },
    ]),
  ],
});
