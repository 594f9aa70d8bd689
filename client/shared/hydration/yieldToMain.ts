/** Lets the browser paint and react before the next piece of work; on the server nobody waits. */
export const yieldToMain = (): Promise<void> | undefined =>
  typeof document === "undefined" ? undefined : new Promise((resolve) => setTimeout(resolve));
