import { ApolloLink, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { map } from "rxjs";
import { parseApiError } from "./apiError";

/** How often a query is sent in all, and the average delay before the second time. */
const MAX_ATTEMPTS = 4;
const INITIAL_DELAY_MS = 400;

/** What a proxy responds while there is no server behind it. */
const GATEWAY_ERRORS = [502, 503, 504];

/** Without a network there is nothing to wait for. */
const isOnline = () => globalThis.navigator?.onLine ?? false;

const isBusy = (error: unknown) => parseApiError(error)?.code === "SERVICE_UNAVAILABLE";

/** Whether an error may be temporary; `fetch` throws a `TypeError` if there was no response. */
const isTransient = (error: unknown) => {
  if (ServerError.is(error)) return GATEWAY_ERRORS.includes(error.statusCode);
  return isBusy(error) || (error instanceof TypeError && isOnline());
};

/** Throws the error of a response that says "not now", for RetryLink retries only what throws. */
const failWhenBusy = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((answer) => {
      const error = answer.errors ? new CombinedGraphQLErrors(answer) : null;
      if (error && isBusy(error)) throw error;
      return answer;
    }),
  ),
);

/**
 * Retries queries with exponential backoff when the server is unavailable or the response was lost.
 * Mutations are not retried, because they may have been executed.
 */
export const retryQueriesLink = (): ApolloLink =>
  ApolloLink.from([
    new RetryLink({
      delay: { initial: INITIAL_DELAY_MS, jitter: true },
      attempts: {
        max: MAX_ATTEMPTS,
        retryIf: (error, { operationType }) => operationType === "query" && isTransient(error),
      },
    }),
    failWhenBusy,
  ]);
