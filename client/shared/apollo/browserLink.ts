import { ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { sessionStore } from "../session";
import { offlineLink } from "./offlineLink";
import { refetchAfterWriteLink } from "./refetchAfterWriteLink";
import { type OperationContext, rejectedTokenLink } from "./rejectedTokenLink";
import { retryQueriesLink } from "./retryQueriesLink";
import { serializeLink } from "./serializeLink";

interface WriteContext {
  /** The viewer who made the mutation. */
  writerId?: number;
}

/** Stores the writer of a mutation, which may be queued before it is sent. */
const noteWriter = new SetContextLink((_previous, { operationType }) =>
  operationType === "mutation" ? { writerId: sessionStore.viewerId() } : {},
);

/** Adds the viewer's token. A mutation is sent only for its writer. */
export const addToken = new SetContextLink((previous) => {
  const { headers, asVisitor, writerId } = previous as OperationContext & WriteContext;
  if (writerId !== undefined && writerId !== sessionStore.viewerId()) {
    throw new Error("Another user has logged in since.");
  }
  const token = asVisitor ? undefined : sessionStore.get()?.token;
  return { headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } };
});

/**
 * The links of a browser's operations: the token, retries and ordering.
 * @param end the terminating link
 */
export const browserLink = (end: ApolloLink = new HttpLink({ uri: "/graphql" })): ApolloLink =>
  ApolloLink.from([
    noteWriter,
    offlineLink(),
    serializeLink(),
    refetchAfterWriteLink(),
    retryQueriesLink(),
    rejectedTokenLink(),
    addToken,
    end,
  ]);
