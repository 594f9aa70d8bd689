import { ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { sessionStore } from "../shared/session";
import { offlineLink } from "./offlineLink";
import { refetchAfterWriteLink } from "./refetchAfterWriteLink";
import { type OperationContext, rejectedTokenLink } from "./rejectedTokenLink";
import { retryQueriesLink } from "./retryQueriesLink";
import { serializeLink } from "./serializeLink";

/** Sends the token of whoever is logged in. */
export const addToken = new SetContextLink((previous) => {
  const { headers, asVisitor } = previous as OperationContext;
  const token = asVisitor ? undefined : sessionStore.get()?.token;
  return { headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } };
});

/**
 * The links of a browser's operations: the token, and what is sent again.
 * @param end where they leave it
 */
export const browserLink = (end: ApolloLink = new HttpLink({ uri: "/graphql" })): ApolloLink =>
  ApolloLink.from([
    offlineLink(),
    serializeLink(),
    refetchAfterWriteLink(),
    retryQueriesLink(),
    rejectedTokenLink(),
    addToken,
    end,
  ]);
