/** Returns true if the standard output is a terminal, outside of production. */
export const isInteractive = ({ NODE_ENV }: NodeJS.ProcessEnv = process.env): boolean =>
  process.stdout.isTTY && NODE_ENV !== "production";
