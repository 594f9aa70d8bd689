// The compiler is also loaded here, because setup.ts runs too late if a single file is tested in
// this process.
import "@swc/core";
import { makeSeed } from "./seed";

declare global {
  var removeSeed: (() => Promise<void>) | undefined;
}

/** Runs once before all test files. */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  globalThis.removeSeed = await makeSeed(maxWorkers);
}
