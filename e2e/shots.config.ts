import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Both sizes, sharp enough and small. */
const sizes = (base.projects ?? [])
  .filter(({ name }) => name === "desktop" || name === "phone")
  .map(({ name = "", use }) => ({
    name,
    use: { ...use, deviceScaleFactor: name === "phone" ? 1.25 : 1 },
  }));

/** Takes the pictures of docs/screens: `npm run screens:shoot`. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "every.shots.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "../dist/shots",
  // What states add is not yet there when the screens are taken.
  projects: sizes.flatMap(({ name, use }) => [
    { name, use, grep: /screen/ },
    {
      name: `${name} states`,
      use,
      grepInvert: /screen/,
      dependencies: sizes.map(({ name }) => name),
    },
  ]),
});
