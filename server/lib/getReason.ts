/**
 * Returns the message of an error. An AggregateError of several connection attempts and a failed `fetch`
 * have no message of their own.
 */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.message === "fetch failed") return getReason(error.cause);
  return error.message;
}
