/** A write that the server has not received yet. */
export interface OutboxEntry {
  /** The auto-incremented key, in the order of writing. */
  id?: number;
  viewerId: number;
  /**
   * The key of the changed object, such as `note:7`: a later write with the same key replaces an
   * earlier one.
   */
  key: string;
  recipe: { recipeId: number; name: string };
  operationName: string;
  /** The GraphQL document, so that any version of the application can send it. */
  query: string;
  variables: Record<string, unknown>;
  /** The expected response, shown until the server responds; its field is null if nothing is shown. */
  data: Record<string, unknown>;
  /** The time of the write, in milliseconds. */
  writtenAt: number;
  /** The error with which the server refused the write; absent while it is pending. */
  refusal?: { message: string } | undefined;
  /** The server's current value if it conflicts; the writer then decides. */
  conflict?: { text: string; version: number } | undefined;
}

/** Returns true if an entry waits to be sent rather than for a decision. */
export const isPending = ({ conflict, refusal }: OutboxEntry): boolean => !conflict && !refusal;

/** Returns true if the result of a mutation means that the write waits to be sent. */
export const isUnsent = ({ data }: { data?: object | null | undefined }): boolean =>
  data ? Object.values(data).every((value) => value === null) : false;

/** Describes a write that may have to wait, in the context of its operation. */
export interface OfflineWrite {
  key: string;
  recipe: { recipeId: number; name: string };
  /** The response expected from the server. */
  data: Record<string, unknown>;
  /** The variables for sending the write later. */
  variables?: Record<string, unknown>;
}
