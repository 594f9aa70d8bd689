import { setTimeout } from "node:timers/promises";

/** Waits for something that happens by itself; the test's own time limit ends a wait in vain. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}
