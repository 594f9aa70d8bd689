/** A write that the server does not know of yet. */
export interface OutboxEntry {
  /** In the order in which they were written; the database numbers them. */
  id?: number;
  viewerId: number;
  /** What it changes, such as `note:7`: a later write of the same replaces an earlier one. */
  key: string;
  recipe: { recipeId: number; name: string };
  operationName: string;
  /** The GraphQL document, so that any version of the application can send it. */
  query: string;
  variables: Record<string, unknown>;
  /** What the server would have returned, as the screens show it until it does. */
  data: Record<string, unknown>;
  /** When it was written, in milliseconds. */
  writtenAt: number;
  /** What the server has said about it; while it has said nothing, the entry waits to be sent. */
  refusal?: { message: string } | undefined;
  /** What the server has in place of it: the writer decides. */
  conflict?: { text: string; version: number } | undefined;
}

/** Whether an entry waits to be sent, and not for a decision. */
export const isPending = ({ conflict, refusal }: OutboxEntry): boolean => !conflict && !refusal;

/** What a screen says about a write that may have to wait, in the context of the operation. */
export interface OfflineWrite {
  key: string;
  recipe: { recipeId: number; name: string };
  /** What the server returns if all goes well. */
  data: Record<string, unknown>;
  /** Variables that only matter if it is sent later. */
  variables?: Record<string, unknown>;
}
