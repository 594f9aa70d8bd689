/** Ends a command; the message is printed for the operator. */
export class CommandError extends Error {}

/** The arguments contradict each other; the exit status differs from that of a failure. */
export class UsageError extends CommandError {}
