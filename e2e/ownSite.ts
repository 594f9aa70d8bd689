import type { Running } from "../tools/startApplication.mjs";

/**
 * The options for a short-lived process, which does not profit from optimizing the code of its
 * database.
 */
const FOR_ONE_TEST = ["--liftoff-only"];

/** Starts a separate site for one test, with its own settings. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<Running> {
  // The import is dynamic, because Playwright would compile a static import differently.
  const { startApplication } = await import("../tools/startApplication.mjs");
  return startApplication(settings, FOR_ONE_TEST);
}
