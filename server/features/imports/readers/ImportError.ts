/** An import failed; the message is shown to the user. */
export class ImportError extends Error {}
