/** Ends a command with a sentence for the operator. */
export class CommandError extends Error {}
