let current: string | null = null;

/**
 * What the provider has sent the browser back with. It lives in memory and nowhere else: an address is seen by
 * neighbours, histories and servers.
 */
export const openIdParameters = {
  set(parameters: string): void {
    current = parameters;
  },
  get: (): string | null => current,
  /** Once: a login is completed once. */
  take(): string | null {
    const taken = current;
    current = null;
    return taken;
  },
};
