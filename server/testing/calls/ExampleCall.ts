import type { Account } from "../testServer";
import type { Caller, StatementScene, Things } from "../statementScene";

/** Differences between a request and the example of its route. */
export interface Change {
  as?: Account;
  token?: string | undefined;
  /** The rows that differ from those of the example. */
  things?: Partial<Things>;
  /** The parameters of the path that name no row. */
  ids?: Record<string, unknown>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The status of the response, if it is not the first documented success. */
  status?: number;
}

/** Requests that lead to the documented responses of a route. */
export interface DocumentedResponses {
  /** The request that succeeds. */
  example?: Change;
  /** A second successful request. */
  otherwise?: Change;
  /** A query that is malformed. */
  unreadable?: string;
  /** A request for a missing row, if no parameter of the path names one. */
  missing?: Change;
  /** A request by a user without permission. */
  stranger?: Change;
  conflict?: Change | "only in a race";
  /** A body that breaks a rule, for routes that take more than JSON. */
  broken?: unknown;
  /** A size of the body that exceeds the limit. */
  large?: number;
  /** A body that counts as an attempt. */
  guess?: unknown;
  /** A body with an invalid challenge; otherwise that of `guess`. */
  rejected?: unknown;
  /** The account that guesses, if that of the example no longer exists. */
  guesser?: Account;
}

/** An operation of the client, with the number of SQL statements that it sends for any amount of data. */
export interface ClientCall {
  name: string;
  statements: number;
  /** A second possible number: two lists that are read at the same time may load their authors at once. */
  together?: number;
  /** The caller; `newMember` is created for this call, and is the `user` in `things`. */
  as: "anyone" | "newMember" | "cook" | "admin";
  /** Undoes changes of the variables that would affect other calls. */
  after?: (scene: StatementScene) => Promise<void>;
}

/**
 * The example of one operation through each API. The tests of permissions, documented responses, statements, plans,
 * validators and fuzzing call it.
 */
export interface ExampleCall {
  /** The name of the row in the table of permissions, which begins with the root field. */
  act?: string;
  needs?: (keyof Things)[];
  /** The document, if it is not that of the client's operation. */
  graphql?: (things: Things) => string;
  client?: ClientCall;
  /** Makes the variables of the client's operation. */
  variables?: (
    things: Things,
    scene: StatementScene,
    caller: Caller | null,
  ) => object | Promise<object>;
  /** The method and path of the route, such as `GET /recipes/{recipeId}`. */
  rest?: string;
  /** The parameters of the path whose names are not those of rows. */
  ids?: (things: Things) => Record<string, unknown>;
  query?: (things: Things) => string;
  /** The bytes, or the fields that differ from those in the API's documentation. */
  body?: (things: Things) => object;
  responses?: DocumentedResponses;
}

/** Makes the example of a client's operation that no other test calls. */
export const onlyClient = (
  name: string,
  statements: number,
  as: ClientCall["as"],
  variables?: ExampleCall["variables"],
): ExampleCall => ({ client: { name, statements, as }, ...(variables && { variables }) });

/** The callers of documented requests. */
export const admin = { as: "admin" } as const;
export const contributor = { as: "contributor" } as const;
export const member = { as: "member" } as const;

/** The number of rows on the largest page. */
export const first = 100;

/** The key of rows that no others refer to, and of no row. */
export const FREE = 900;
export const MISSING = 999_999;

let serial = 0;
/** Returns a name that no row has yet. */
export const another = (): string => `another-${++serial}`;
