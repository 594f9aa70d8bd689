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

/** What starts queries before a screen is rendered. */
export type Preload = PreloadQueryFunction & {
  /**
   * While a server-rendered page hydrates: reads what the page has brought for a query, and remembers it,
   * which is half the work of starting it then. The server is asked only for what is missing.
   */
  ahead?: (query: DocumentNode, variables?: OperationVariables) => void;
  /** What the answer to a query was, for a loader that loads more because of it. */
  read: <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Unmasked<Data> | null;
};

/** Reads what a client knows by now. */
export const readFrom =
  (client: ApolloClient): Preload["read"] =>
  (query, variables) =>
    client.readQuery({ query, variables });

/** Starts the queries of a client. */
export const makePreload = (client: ApolloClient): Preload =>
  Object.assign(createQueryPreloader(client), { read: readFrom(client) });

/** How a route starts its query. */
export interface LoadOptions {
  /** What the router asks for; once it gives that up, so does the query. */
  request: Request;
  /** Takes what the cache remembers; without it the server is asked, as forms and tables need it. */
  fetchPolicy?: "cache-first";
}

/**
 * Starts a route's query and waits for its answer, so that the screen before stays until the next
 * is complete; leaving in between cancels it. Loaders call the generated function of their query.
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
    // The overloads of the library cannot tell these options apart for a generic query.
  } as never) as unknown as PreloadedQueryRef<Data, Variables>;
  return preload.toPromise(ref);
}

/** What a loader has started, as the cache has it by now. Components call their query's own hook. */
export const useLoadedQuery = <Data, Variables extends OperationVariables>(
  ref: QueryRef<Data, Variables>,
) => useReadQuery(ref).data;
