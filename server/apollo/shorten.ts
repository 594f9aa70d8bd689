const MAX_LENGTH = 300;

/** Shortens a message that quotes input. */
export const shorten = (message: string): string =>
  message.length <= MAX_LENGTH ? message : `${message.slice(0, MAX_LENGTH)}…`;
