import type { Server } from "node:http";
import type { Logger } from "pino";
import { inBackground } from "./tracing";

/** How often each process looks for what can be deleted. */
const ROUND_MS = 15 * 60 * 1000;

/** Something that is deleted some time after it was last of use. */
export interface Sweep {
  /** What it deletes, for the log. */
  name: string;
  /** Deletes some of it; returns whether there may be more. */
  deleteSome(): Promise<boolean>;
}

/**
 * Runs the sweeps in their order every quarter of an hour, from when a server listens on.
 *
 * @returns what stops them, once the batch at hand is deleted
 */
export function startSweeps(
  sweeps: readonly Sweep[],
  log: Logger,
  server: Server,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const stopping = new AbortController();

  async function sweepAll(): Promise<void> {
    for (const { deleteSome, name } of sweeps) {
      try {
        await inBackground(`delete ${name}`, async () => {
          while (!stopping.signal.aborted && (await deleteSome()));
        });
      } catch (error) {
        log.warn({ reason: (error as Error).message }, `deleting ${name} failed`);
      }
    }
  }

  const start = () => {
    round = round.then(sweepAll);
  };
  server.once("listening", () => {
    timer = setInterval(start, ROUND_MS);
    start();
  });
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await round;
  };
}
