import { ApolloLink, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { map } from "rxjs";
import { parseApiError } from "./apiError";

/** The maximum number of attempts, and the average delay before the second. */
const MAX_ATTEMPTS = 4;
const INITIAL_DELAY_MS = 400;

/** The statuses of a proxy whose server does not work. */
const GATEWAY_ERRORS = [502, 503, 504];

/** Returns false without a network, where a retry would fail too. */
const isOnline = () => globalThis.navigator?.onLine ?? false;

const isBusy = (error: unknown) => parseApiError(error)?.code === "SERVICE_UNAVAILABLE";

/** Returns true if an error may be temporary; `fetch` throws a `TypeError` without a response. */
const isTransient = (error: unknown) => {
  if (ServerError.is(error)) return GATEWAY_ERRORS.includes(error.statusCode);
  return isBusy(error) || (error instanceof TypeError && isOnline());
};

/** Throws the error of an overload response, because RetryLink retries only thrown errors. */
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
