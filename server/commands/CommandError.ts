/** Ends a command; the message is printed for the operator. */
export class CommandError extends Error {}

/**
 * Ends a command whose arguments contradict each other, with another exit status than a failure.
 */
export class UsageError extends CommandError {}
