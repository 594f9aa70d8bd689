import type { Logger } from "pino";

/** The longest that stopping takes once no more requests come in. */
const MAX_STOP_SECONDS = 9;

/**
 * Stops the server when the system asks for it. A second signal changes nothing: the first is
 * being obeyed. What does not end by itself is ended.
 *
 * @param drainSeconds how long requests are still taken
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
