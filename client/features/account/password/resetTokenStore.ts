let current = "";

/**
 * The token of the reset link that was followed. It lives in memory and nowhere else: an address is
 * seen by neighbours, histories and servers.
 */
export const resetTokenStore = {
  set(token: string): void {
    current = token;
  },
  get: (): string => current,
};
