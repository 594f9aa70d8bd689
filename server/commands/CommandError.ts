/** Ends a command; the message is printed for the operator. */
export class CommandError extends Error {}
