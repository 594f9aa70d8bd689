import type { Account } from "./testServer";

/** What a documented call is sent with. */
export interface Example {
  as?: Account;
  token?: string | undefined;
  /** The id in the path; 1 by default. */
  ids?: Record<string, unknown>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** What comes back, where it is not the first success that is documented. */
  status?: number;
}

/** A documented call: how it goes well, and what leads to each of its own refusals. */
export interface DocumentedCall {
  example: Example;
  /** Another success. */
  otherwise?: Example;
  /** A query that cannot be read. */
  unreadable?: string;
  /** About nothing, where that is not said in the path. */
  missing?: Example;
  /** A call by a user without permission. */
  stranger?: Example;
  conflict?: Example | "only in a race";
  /** A body that breaks a rule, where JSON that cannot be read is not the way to see one. */
  broken?: unknown;
  /** How many bytes are too many. */
  large?: number;
  /** A body that is counted as an attempt. */
  guess?: unknown;
  /** A body with what is no good in place of a token; otherwise that of `guess`. */
  rejected?: unknown;
  /** Who guesses, where the account of the example is gone by then. */
  guesser?: Account;
}
