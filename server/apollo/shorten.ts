const MAX_LENGTH = 300;

/** A message that quotes what was sent, no longer than anybody would read. */
export const shorten = (message: string): string =>
  message.length <= MAX_LENGTH ? message : `${message.slice(0, MAX_LENGTH)}…`;
