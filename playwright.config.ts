import { defineConfig, devices } from "@playwright/test";

/** The screens in a real browser: the one of the system, since no package downloads its own. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/globalSetup.ts",
  // Traces of failures; dist/ is not committed.
  outputDir: "dist/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // Known once e2e/globalSetup.ts has started the application, before any test begins.
    baseURL: process.env["BASE_URL"],
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
