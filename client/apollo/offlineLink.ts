import { ApolloLink } from "@apollo/client";
import {
  catchError,
  concat,
  from,
  NEVER,
  type Observable,
  race,
  switchMap,
  tap,
  throwError,
  timer,
} from "rxjs";
import { connection } from "../shared/offline/connection";
import { isPending, type OfflineWrite } from "../shared/offline/OutboxEntry";
import { outboxState } from "../shared/offline/outboxState";

/** What a screen says of a write that may be sent later. */
export interface OfflineContext {
  offlineWrite?: OfflineWrite;
}

/** After how long without a response the connection is checked. */
const PATIENCE_MS = 4_000;

/** `fetch` throws a `TypeError` if there was no response. */
const isNetworkError = (error: unknown): error is TypeError => error instanceof TypeError;

const noConnection = () => new TypeError("There is no connection.");

/** Fails if there is no connection, after a while in which there may have been a response. */
const failWhenOffline: Observable<never> = concat(
  timer(PATIENCE_MS).pipe(
    switchMap(() => connection.check()),
    tap((isReached) => {
      if (!isReached) throw noConnection();
    }),
    switchMap(() => NEVER),
  ),
  NEVER,
);

/** What stands in for a response without a connection, from the code that is loaded only then. */
async function recover(operation: ApolloLink.Operation, error: TypeError) {
  const { recoverOffline } = await import("../shared/offline/recoverOffline");
  const { offlineWrite } = operation.getContext() as OfflineContext;
  const result = await recoverOffline(operation, offlineWrite);
  if (!result) throw error;
  return result as ApolloLink.Result;
}

/** Whether an earlier write of the same thing waits to be sent, which must not reach the server after this one. */
const isBehind = ({ key }: OfflineWrite) =>
  outboxState.get().some((entry) => entry.key === key && isPending(entry));

/** Puts a write in the place of the one that waits, and sends it. */
async function replacePending(operation: ApolloLink.Operation) {
  const { sendPending } = await import("../shared/offline/syncOutbox");
  const result = await recover(operation, noConnection());
  void sendPending();
  return result;
}

/**
 * Answers without a connection: with the stored recipe, or by storing a write that can be sent later. Other
 * operations fail as before.
 */
export const offlineLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const isQuery = operation.operationType === "query";
    const { offlineWrite } = operation.getContext() as OfflineContext;
    if (!connection.isWatched() || (!isQuery && !offlineWrite)) return forward(operation);
    const recoverIfOffline = (error: TypeError, whenReached: () => Observable<ApolloLink.Result>) =>
      from(connection.check()).pipe(
        switchMap((isReached) => (isReached ? whenReached() : recover(operation, error))),
      );
    const send = () => {
      if (offlineWrite && isBehind(offlineWrite)) return from(replacePending(operation));
      const response = isQuery ? race(forward(operation), failWhenOffline) : forward(operation);
      return response.pipe(
        catchError((error: unknown) => {
          if (!isNetworkError(error)) throw error;
          return recoverIfOffline(error, () => throwError(() => error));
        }),
      );
    };
    return connection.isOffline() ? recoverIfOffline(noConnection(), send) : send();
  });
