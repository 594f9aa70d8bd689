const LONGEST = 300;

/** A message that quotes what was sent, no longer than anybody would read. */
export const shorten = (message: string): string =>
  message.length <= LONGEST ? message : `${message.slice(0, LONGEST)}…`;
