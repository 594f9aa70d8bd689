let kept = "";

/**
 * The token of the reset link that was followed. It lives in memory and nowhere else: an address is
 * seen by neighbours, histories and servers.
 */
export const keptResetToken = {
  keep(token: string): void {
    kept = token;
  },
  get: (): string => kept,
};
