/** Nothing can be imported; the message is for people. */
export class ImportError extends Error {}
