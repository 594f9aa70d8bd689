/** The message of an error. An AggregateError of several connection attempts and a failed `fetch` have none of their own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.message === "fetch failed") return reasonOf(error.cause);
  return error.message;
}
