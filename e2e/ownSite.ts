import type { Running } from "../tools/startApplication.mjs";

/** Too short-lived for optimizing the code of its database. */
const FOR_ONE_TEST = ["--liftoff-only"];

/** Starts a separate site for one test, with its own settings. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<Running> {
  // Imported dynamically, because Playwright would compile a static import differently.
  const { startApplication } = await import("../tools/startApplication.mjs");
  return startApplication(settings, FOR_ONE_TEST);
}
