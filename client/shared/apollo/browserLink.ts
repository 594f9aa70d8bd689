import { ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { sessionStore } from "../session";
import { offlineLink } from "./offlineLink";
import { refetchAfterWriteLink } from "./refetchAfterWriteLink";
import { type OperationContext, rejectedTokenLink } from "./rejectedTokenLink";
import { retryQueriesLink } from "./retryQueriesLink";
import { serializeLink } from "./serializeLink";

interface Written {
  /** The viewer who has made a mutation. */
  writerId?: number;
}

/** Notes the writer of a mutation, which may wait for others before it is sent. */
const noteWriter = new SetContextLink((_previous, { operationType }) =>
  operationType === "mutation" ? { writerId: sessionStore.viewerId() } : {},
);

/** Adds the token of the viewer. A mutation is not sent for anyone but its writer. */
export const addToken = new SetContextLink((previous) => {
  const { headers, asVisitor, writerId } = previous as OperationContext & Written;
  if (writerId !== undefined && writerId !== sessionStore.viewerId()) {
    throw new Error("Another user has logged in since.");
  }
  const token = asVisitor ? undefined : sessionStore.get()?.token;
  return { headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } };
});

/**
 * The links of a browser's operations: the token, and what is sent again.
 * @param end where they leave it
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
