/** What went wrong, in words; Node hides those of several attempts to connect in an error without any. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return "syscall" in error ? `This did not work: ${error.message}.` : error.message;
}
