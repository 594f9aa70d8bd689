/** What went wrong, in words; Node hides those of several attempts to connect in an error without any. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  // What fetch has to say of a connection.
  if (error.message === "fetch failed") return reasonOf(error.cause);
  return "syscall" in error ? `This did not work: ${error.message}.` : error.message;
}
