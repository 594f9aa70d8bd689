import type { Logger } from "pino";

/** The span of a log entry, with OpenTelemetry's field names. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** The functions that create spans; absent unless traces are exported. */
export interface Tracing {
  /** Runs work in a separate span. */
  inSpan<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs work outside of requests in a separate trace. */
  inTrace<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Returns the IDs of the current span. */
  ids(): TraceIds | undefined;
  /** Logs when exports of spans begin to fail, and when they succeed again. */
  reportTo(log: Logger): void;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** Enables tracing in this process. Call it before other modules are loaded. */
export function setTracing(tracing: Tracing): void {
  current = tracing;
}

/** Returns the functions for tracing; null unless traces are exported. */
export const getTracing = (): Tracing | null => current;

/**
 * Runs background work, in its own trace if traces are exported.
 * @param name one of a few names, without personal data: `send mail password-reset`
 */
export const runInBackground = <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => (current ? current.inTrace(name, work) : work());
