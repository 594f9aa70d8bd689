import type { Account } from "../testServer";
import type { Caller, StatementScene, Things } from "../statementScene";

/** Differences between a request and the example of its route. */
export interface Change {
  as?: Account;
  token?: string | undefined;
  /** Other rows than those of the example. */
  things?: Partial<Things>;
  /** Parameters of the path that name no row. */
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
  /** The account that guesses, if that of the example is gone by then. */
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
  /** Undoes changes of the variables that other calls would notice. */
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
  /** Variables of the client's operation. */
  variables?: (
    things: Things,
    scene: StatementScene,
    caller: Caller | null,
  ) => object | Promise<object>;
  /** Method and path of the route, such as `GET /recipes/{recipeId}`. */
  rest?: string;
  /** Parameters of the path whose names are not those of rows. */
  ids?: (things: Things) => Record<string, unknown>;
  query?: (things: Things) => string;
  /** Bytes, or fields that differ from those in the API's documentation. */
  body?: (things: Things) => object;
  responses?: DocumentedResponses;
}

/** An operation of the client that no other test calls. */
export const onlyClient = (
  name: string,
  statements: number,
  as: ClientCall["as"],
  variables?: ExampleCall["variables"],
): ExampleCall => ({ client: { name, statements, as }, ...(variables && { variables }) });

/** Callers of documented requests. */
export const admin = { as: "admin" } as const;
export const contributor = { as: "contributor" } as const;
export const member = { as: "member" } as const;

/** As many rows as a page may have. */
export const first = 100;

/** The key of rows that no others refer to, and of no row. */
export const FREE = 900;
export const MISSING = 999_999;

let serial = 0;
/** A name that no row has yet. */
export const another = (): string => `another-${++serial}`;
