import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";

/**
 * Asks the server for a query, into the cache, which screens watch. A next page comes this way, since
 * one that fails as a `fetchMore` of the screen's own query would take the screen along.
 */
export const fetchQuery = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => client.query<Data>({ query, variables, fetchPolicy: "network-only" });

/**
 * Asks the server for a query without writing it into the cache: fewer fields or another number of items of
 * a list would take the place of the list that a screen shows.
 */
export const fetchUncached = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => client.query<Data>({ query, variables, fetchPolicy: "no-cache" });
