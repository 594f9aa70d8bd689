import { setTimeout } from "node:timers/promises";

/** Waits for a condition; the test's own time limit ends the wait. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}
