import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config";
import { getTracing } from "../lib/tracing";

/** The properties of errors that are safe to log, because they contain no user input. */
const LOGGED_FIELDS = [
  "code",
  "constraint",
  "table",
  "column",
  "syscall",
  "address",
  "port",
] as const;

/**
 * Returns the part of an error that is logged, with only the listed fields. A database error
 * contains the statement's values, and a parser's error the whole body.
 */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const details = Object.fromEntries(
    LOGGED_FIELDS.filter((key) => key in error).map((key) => [key, Reflect.get(error, key)]),
  );
  return { type: name, message, stack, ...details, ...(cause ? { cause: describe(cause) } : {}) };
}

/** The time for which lines are collected: a system call costs more than the bytes that it writes. */
const FLUSH_MS = 20;

/**
 * The maximum size of a write: up to it (PIPE_BUF), writes of several processes to a pipe stay
 * separate.
 */
const MAX_WRITE_BYTES = 4_096;

/** Opens the standard output. Buffered lines are written when the process exits. */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    sync: false,
    minLength: MAX_WRITE_BYTES - 1,
    maxWrite: MAX_WRITE_BYTES,
  });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      timer ??= setTimeout(flush, FLUSH_MS);
    },
  };
}

/** Makes the server's log: JSON lines on the standard output, or on a stream of a test. */
export const makeLog = (
  { logLevel }: Pick<Config, "logLevel">,
  destination?: DestinationStream,
): Logger => {
  const traced = getTracing();
  const options = {
    level: logLevel,
    serializers: { err: describe },
    ...(traced && { mixin: () => traced.ids() ?? {} }),
  };
  return pino(options, destination ?? standardOutput());
};
