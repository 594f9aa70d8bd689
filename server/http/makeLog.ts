import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config";
import { tracing } from "../lib/tracing";

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

/** The server's log: JSON lines on the standard output, or where a test reads them. */
export const makeLog = (
  { logLevel }: Pick<Config, "logLevel">,
  destination?: DestinationStream,
): Logger => {
  const traced = tracing();
  const options = {
    level: logLevel,
    serializers: { err: describe },
    ...(traced && { mixin: () => traced.ids() ?? {} }),
  };
  return destination ? pino(options, destination) : pino(options);
};
