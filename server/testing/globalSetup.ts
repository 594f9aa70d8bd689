// Held here as in setup.ts, which comes too late where one file is tested in this very process.
import "@swc/core";
import { makeSeed } from "./seed";

declare global {
  var removeSeed: (() => Promise<void>) | undefined;
}

/** Runs once before all test files. */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  globalThis.removeSeed = await makeSeed(maxWorkers);
}
