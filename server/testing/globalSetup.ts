import "./setup";
import { makeSeed } from "./seed";

declare global {
  var removeSeed: (() => Promise<void>) | undefined;
}

/** Runs once before all test files. */
export default async function globalSetup(): Promise<void> {
  globalThis.removeSeed = await makeSeed();
}
