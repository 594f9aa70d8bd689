import type { Logger } from "pino";

/** Where a log line belongs in traces, by the names that OpenTelemetry has for it. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** What makes spans; there is none unless traces are exported. */
export interface Tracing {
  /** Does something within a span of its own. */
  inSpan<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Does something that no request waits for, as a trace of its own. */
  inTrace<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Of the span that is current. */
  ids(): TraceIds | undefined;
  /** Logs when spans can no longer be exported, and when they can again. */
  reportTo(log: Logger): void;
  /** Exports what is left. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** Has this process traced. Called before anything else is loaded. */
export function useTracing(tracing: Tracing): void {
  current = tracing;
}

/** Null unless traces are exported. */
export const tracing = (): Tracing | null => current;

/**
 * Does a piece of background work; where traces are exported, as one of its own.
 * @param name one of few, and nothing about people: `send mail password-reset`
 */
export const inBackground = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  current ? current.inTrace(name, work) : work();
