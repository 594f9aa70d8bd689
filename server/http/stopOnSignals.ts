import type { Logger } from "pino";

/** The maximum time of a stop after the last request was accepted. */
const MAX_STOP_SECONDS = 9;

/**
 * Stops the server on SIGTERM and SIGINT. A second signal is ignored. After `MAX_STOP_SECONDS` the process exits with
 * an error.
 * @param drainSeconds the time in which requests are still accepted
 */
export function stopOnSignals(stop: () => Promise<void>, drainSeconds: number, log: Logger): void {
  let isStopping = false;
  const handleSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    setTimeout(
      () => {
        log.error("shutdown timed out");
        process.exit(1);
      },
      (drainSeconds + MAX_STOP_SECONDS) * 1000,
    ).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "shutdown failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handleSignal);
  process.on("SIGINT", handleSignal);
}
