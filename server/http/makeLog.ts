import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config";
import { getTracing } from "../lib/tracing";

/** Properties of errors that are safe to log: they contain no user input. */
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
 * An error as it goes into the log. Only fields that are named here do: a database's error carries
 * the statement's values, a parser's the whole body.
 */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const details = Object.fromEntries(
    LOGGED_FIELDS.filter((key) => key in error).map((key) => [key, Reflect.get(error, key)]),
  );
  return { type: name, message, stack, ...details, ...(cause ? { cause: describe(cause) } : {}) };
}

/** How long lines wait for others, since each write costs more than what it writes. */
const FLUSH_MS = 20;

/** Up to so many bytes, what several processes write to a pipe does not mix (PIPE_BUF). */
const LARGEST_WRITE = 4_096;

/** The standard output. What has not been written yet is written when the process exits. */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    sync: false,
    minLength: LARGEST_WRITE - 1,
    maxWrite: LARGEST_WRITE,
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

/** The server's log: JSON lines on the standard output, or where a test reads them. */
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
