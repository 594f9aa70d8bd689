/**
 * Lets the browser paint and react before the next piece of work; resolves immediately on the
 * server.
 */
export const yieldToMain = (): Promise<void> | undefined =>
  typeof document === "undefined" ? undefined : new Promise((resolve) => setTimeout(resolve));
