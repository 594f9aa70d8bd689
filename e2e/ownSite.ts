import type { Running } from "../tools/startApplication.mjs";

/** It is not open for so long that optimizing the code of its database would pay. */
const FOR_ONE_TEST = ["--liftoff-only"];

/** Starts a site for one test, with settings that no other test has. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<Running> {
  // Not imported above: the tests' own compiler would make something else of a module.
  const { startApplication } = await import("../tools/startApplication.mjs");
  return startApplication(settings, FOR_ONE_TEST);
}
