import type { Server } from "node:http";
import type { Logger } from "pino";
import { runInBackground } from "./tracing";

/** The interval at which each process looks for rows to delete. */
const SWEEP_INTERVAL_MS = 15 * 60 * 1000;

/** A task that deletes rows some time after they were last needed. */
export interface Sweep {
  /** The name of the rows for the log. */
  name: string;
  /** Deletes one batch; returns true if there may be more. */
  deleteSome(): Promise<boolean>;
}

/**
 * Runs the sweeps in order every quarter of an hour, once a server listens.
 * @returns a function that stops them after the current batch
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
        await runInBackground(`delete ${name}`, async () => {
          while (!stopping.signal.aborted && (await deleteSome()));
        });
      } catch (error) {
        log.warn({ reason: (error as Error).message }, `deleting ${name} failed`);
      }
    }
  }

  const startRound = () => {
    round = round.then(sweepAll);
  };
  server.once("listening", () => {
    timer = setInterval(startRound, SWEEP_INTERVAL_MS);
    startRound();
  });
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await round;
  };
}
