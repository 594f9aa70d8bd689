import { defineConfig, devices } from "@playwright/test";

/** Specs that change data, including their users' own accounts. */
const WRITING =
  /(contribute|reviewing|notes|account|reference|users|stats|photos|states|offline)\..*spec\.ts$/;

/** The tag of tests that also run on a phone, because the layout or behavior differs there. */
const ON_A_PHONE = /@phone/;

const launchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Loading images takes a tenth of the time; tests that need them enable them (./e2e/withPictures.ts).
    "--blink-settings=imagesEnabled=false",
    // Pages are too short-lived for optimizing their code or collecting garbage. Scripts are not compiled
    // while streaming, because the process has compiled them before (below).
    "--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16,--no-script-streaming",
    // The tests of a worker share a process (e2e/warmContext.ts), which has compiled our scripts.
    "--process-per-site",
  ],
};

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, hasTouch: true };

/** Tests of the screens in the system's browser, because no package downloads one. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/globalSetup.ts",
  // dist/ is not committed. For a trace of a failing test: npx playwright test --trace=on.
  outputDir: "dist/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // Set by e2e/globalSetup.ts once the application has started, before any test.
    baseURL: process.env["BASE_URL"],
    trace: "on-first-retry",
    // Requests of workers cannot be intercepted; e2e/offline.spec.ts tests ours.
    serviceWorkers: "block",
    launchOptions,
  },
  // Read-only tests run first: they expect the counts of the demo data.
  projects: [
    { name: "desktop", use: desktop, testIgnore: WRITING },
    { name: "phone", use: phone, grep: ON_A_PHONE },
    {
      name: "writing",
      use: desktop,
      testMatch: WRITING,
      dependencies: ["desktop", "phone"],
    },
  ],
});
