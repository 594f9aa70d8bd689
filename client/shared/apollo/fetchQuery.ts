import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";

/**
 * Fetches a query into the cache, which screens watch. Next pages are fetched this way, because a failed
 * `fetchMore` would replace the screen's data with an error.
 */
export const fetchQuery = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => client.query<Data>({ query, variables, fetchPolicy: "network-only" });

/**
 * Fetches a query without writing to the cache: a result with fewer fields or items would replace a list on
 * the screen.
 */
export const fetchUncached = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => client.query<Data>({ query, variables, fetchPolicy: "no-cache" });
