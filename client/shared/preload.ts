import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
  Unmasked,
} from "@apollo/client";
import {
  createQueryPreloader,
  type PreloadedQueryRef,
  type PreloadQueryFunction,
  type QueryRef,
  useReadQuery,
} from "@apollo/client/react";
import { yieldToMain } from "./hydration/yieldToMain";

/** Starts queries before a screen is rendered. */
export type Preload = PreloadQueryFunction & {
  /**
   * Reads the page's data for a query during hydration of a server-rendered page. The cached result is half
   * the work of starting the query later. Only missing data is fetched.
   */
  ahead?: (query: DocumentNode, variables?: OperationVariables) => void;
  /** Returns the result of a query, for a loader that depends on it. */
  read: <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Unmasked<Data> | null;
};

/** Reads a client's cached data. */
export const readFrom =
  (client: ApolloClient): Preload["read"] =>
  (query, variables) =>
    client.readQuery({ query, variables });

/** Makes the preload function of a client. */
export const makePreload = (client: ApolloClient): Preload =>
  Object.assign(createQueryPreloader(client), { read: readFrom(client) });

/** Options for starting a route's query. */
export interface LoadOptions {
  /** The router's request; aborting it aborts the query. */
  request: Request;
  /**
   * Use `cache-first` to read from the cache; by default the server is queried, as forms and tables
   * require.
   */
  fetchPolicy?: "cache-first";
}

/**
 * Starts a route's query and waits for its result, so that the previous screen stays until the next is
 * complete; leaving cancels it. Loaders call their query's generated function.
 */
export async function loadQuery<Data, Variables extends OperationVariables>(
  preload: Preload,
  query: TypedDocumentNode<Data, Variables>,
  { request, variables, fetchPolicy }: LoadOptions & { variables?: Variables },
): Promise<PreloadedQueryRef<Data, Variables>> {
  await yieldToMain();
  const isHydrating = preload.ahead !== undefined;
  if (preload.ahead) {
    preload.ahead(query, variables);
    await yieldToMain();
  }
  const ref = preload(query, {
    variables,
    fetchPolicy: isHydrating ? "cache-first" : (fetchPolicy ?? "network-only"),
    context: { fetchOptions: { signal: request.signal } },
    // The cast is needed because the library's overloads cannot resolve these options for a generic
    // query.
  } as never) as unknown as PreloadedQueryRef<Data, Variables>;
  return preload.toPromise(ref);
}

/**
 * Returns the current cached data of a query that a loader started. Components call their query's
 * own hook.
 */
export const useLoadedQuery = <Data, Variables extends OperationVariables>(
  ref: QueryRef<Data, Variables>,
) => useReadQuery(ref).data;
