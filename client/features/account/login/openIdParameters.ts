let current: string | null = null;

/**
 * The parameters of the provider's redirect. They stay in memory, because browser histories and server logs
 * keep URLs.
 */
export const openIdParameters = {
  set(parameters: string): void {
    current = parameters;
  },
  get: (): string | null => current,
  /** The parameters can be read once, because a login is completed once. */
  take(): string | null {
    const result = current;
    current = null;
    return result;
  },
};
