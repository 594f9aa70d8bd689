import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";
import { answerMetricsRequests } from "./clusterMetrics";

/**
 * The number of deaths within a period after which the supervisor stops, because their cause would
 * also kill the next process.
 */
const MAX_DEATHS = 5;
const DEATH_WINDOW_MS = 60_000;

/** Processes that share a port. */
export interface Workers {
  /** Ends the processes as a signal does: each after its last response. */
  stop(): Promise<void>;
}

/**
 * Starts this program several times behind one port, and replaces processes that die.
 * @param onGivingUp called if the first process cannot start, or if processes keep dying; all have ended then
 */
export async function superviseWorkers(
  count: number,
  log: Logger,
  onGivingUp: () => void,
): Promise<Workers> {
  const deaths: number[] = [];
  let isReplacing = false;
  answerMetricsRequests();

  async function stop(): Promise<void> {
    isReplacing = false;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ends = running.map((worker) => once(worker, "exit"));
    for (const worker of running) worker.process.kill("SIGTERM");
    await Promise.all(ends);
  }

  function recordDeath(): boolean {
    const now = Date.now();
    deaths.push(now);
    while (deaths[0]! < now - DEATH_WINDOW_MS) deaths.shift();
    return deaths.length >= MAX_DEATHS;
  }

  function start(): Worker {
    const worker = cluster.fork();
    const { pid } = worker.process;
    worker.once("listening", () => log.info({ worker: pid }, "worker listens"));
    worker.once("exit", (code, signal) => {
      if (!isReplacing) return;
      log.error({ worker: pid, code, signal }, "worker died");
      if (!recordDeath()) return void start();
      log.fatal(`${MAX_DEATHS} workers died within ${DEATH_WINDOW_MS / 1000} s`);
      void stop().then(onGivingUp);
    });
    return worker;
  }

  // The first process migrates the database. If the process cannot start, it reports the reason.
  const first = start();
  const listens = await Promise.race([
    once(first, "listening").then(() => true),
    once(first, "exit").then(() => false),
  ]);
  if (!listens) onGivingUp();
  else {
    isReplacing = true;
    for (let i = 1; i < count; i++) start();
  }
  return { stop };
}
