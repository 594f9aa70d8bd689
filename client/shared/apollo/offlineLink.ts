import { ApolloLink } from "@apollo/client";
import {
  catchError,
  concat,
  filter,
  from,
  NEVER,
  type Observable,
  race,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from "rxjs";
import { connection } from "../offline/connection";
import { isPending, type OfflineWrite } from "../offline/OutboxEntry";
import { outboxState } from "../offline/outboxState";
import { storedCopy } from "../offline/storedCopy";
import { parseApiError } from "./apiError";

/** Describes a write that can be sent later. */
export interface OfflineContext {
  offlineWrite?: OfflineWrite;
}

/** The time without a response after which the connection is checked. */
const PATIENCE_MS = 4_000;

/** Returns true if there was no response, for which `fetch` throws a `TypeError`. */
const isNetworkError = (error: unknown): error is TypeError => error instanceof TypeError;

const noConnection = () => new TypeError("There is no connection.");

/** Returns true if the server or a proxy fails for a reason unrelated to the request. */
const isFailure = (error: unknown): boolean => (parseApiError(error)?.status ?? 0) >= 500;

/** Finds a substitute for the response; its code is loaded on demand. */
async function findStandIn(operation: ApolloLink.Operation): Promise<ApolloLink.Result | null> {
  const { recoverOffline } = await import("../offline/recoverOffline");
  const { offlineWrite } = operation.getContext() as OfflineContext;
  return (await recoverOffline(operation, offlineWrite)) as ApolloLink.Result | null;
}

/** Finds a substitute for the response without a connection. */
async function recover(operation: ApolloLink.Operation, error: TypeError) {
  const result = await findStandIn(operation);
  if (!result) throw error;
  return result;
}

const readRecipeId = ({ variables }: ApolloLink.Operation) => Number(variables["recipeId"]);

/**
 * Finds the stored copy of a recipe that a reachable server fails to send, marked as a copy; null
 * without a copy.
 */
async function findCopy(operation: ApolloLink.Operation): Promise<ApolloLink.Result | null> {
  const recipeId = readRecipeId(operation);
  const copy = Number.isNaN(recipeId) ? null : await findStandIn(operation);
  if (copy) storedCopy.set(recipeId);
  return copy;
}

/**
 * Checks the connection after `PATIENCE_MS` without a response: fails without a connection,
 * otherwise responds with a stored copy.
 */
const standInWhenLate = (operation: ApolloLink.Operation): Observable<ApolloLink.Result> =>
  concat(
    timer(PATIENCE_MS).pipe(
      switchMap(() => connection.check()),
      switchMap((isReached) => {
        if (!isReached) throw noConnection();
        return findCopy(operation);
      }),
      filter((copy) => copy !== null),
    ),
    NEVER,
  );

/** Sends a query and returns the server's response or its substitute. */
const query = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Observable<ApolloLink.Result> => {
  const response = forward(operation).pipe(
    tap(() => {
      if (storedCopy.get() === readRecipeId(operation)) storedCopy.set(null);
    }),
    catchError(async (error: unknown) => {
      const copy = isFailure(error) ? await findCopy(operation) : null;
      if (!copy) throw error;
      return copy;
    }),
  );
  return race(response, standInWhenLate(operation).pipe(take(1)));
};

/** Returns true if a pending earlier write with the same key must be sent first. */
const isBehind = ({ key }: OfflineWrite) =>
  outboxState.get().some((entry) => entry.key === key && isPending(entry));

/** Replaces a pending write and sends it. */
async function replacePending(operation: ApolloLink.Operation) {
  const { sendPending } = await import("../offline/syncOutbox");
  const result = await recover(operation, noConnection());
  void sendPending();
  return result;
}

/**
 * Responds offline with the stored recipe or list, or adds a write to the outbox. The stored recipe is also
 * shown if the server fails (5xx) or is slow. Other operations fail as before.
 */
export const offlineLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const isQuery = operation.operationType === "query";
    const { offlineWrite } = operation.getContext() as OfflineContext;
    if (!connection.isWatched() || (!isQuery && !offlineWrite)) return forward(operation);
    const recoverIfOffline = (error: TypeError, onReached: () => Observable<ApolloLink.Result>) =>
      from(connection.check()).pipe(
        switchMap((isReached) => (isReached ? onReached() : recover(operation, error))),
      );
    const send = () => {
      if (offlineWrite && isBehind(offlineWrite)) return from(replacePending(operation));
      const response = isQuery ? query(operation, forward) : forward(operation);
      return response.pipe(
        catchError((error: unknown) => {
          if (!isNetworkError(error)) throw error;
          return recoverIfOffline(error, () => throwError(() => error));
        }),
      );
    };
    return connection.isOffline() ? recoverIfOffline(noConnection(), send) : send();
  });
