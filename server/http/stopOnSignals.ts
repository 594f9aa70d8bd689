import type { Logger } from "pino";

/** The longest that stopping takes once no more requests come in. */
const PATIENCE_SECONDS = 9;

/**
 * Stops the server when the system asks for it. A second signal changes nothing: the first is
 * being obeyed. What does not end by itself is ended.
 *
 * @param drainSeconds how long requests are still taken
 */
export function stopOnSignals(stop: () => Promise<void>, drainSeconds: number, log: Logger): void {
  let stopping = false;
  const obey = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(
      () => {
        log.error("shutdown timed out");
        process.exit(1);
      },
      (drainSeconds + PATIENCE_SECONDS) * 1000,
    ).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "shutdown failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", obey);
  process.on("SIGINT", obey);
}
