import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { PreloadedQueryRef, PreloadQueryFunction } from "@apollo/client/react";
import { breathe } from "./breathe";

/** What starts queries before a screen is drawn. */
export type Preload = PreloadQueryFunction & {
  /** Reads what is there for a query already, and remembers it: half the work of starting it then. */
  ahead?: (query: DocumentNode, variables: OperationVariables) => void;
};

/**
 * Starts a route's query and waits for its answer, so that the screen before stays until the next
 * is complete; leaving in between cancels it.
 *
 * @param fetchPolicy "network-only" where what the cache remembers is not good enough, as in forms
 */
export async function loadQuery<Data, Variables extends OperationVariables>(
  preload: Preload,
  request: Request,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  fetchPolicy: "cache-first" | "network-only" = "cache-first",
): Promise<PreloadedQueryRef<Data, Variables>> {
  await breathe();
  if (preload.ahead) {
    preload.ahead(query, variables);
    await breathe();
  }
  const ref = preload(query, {
    variables,
    fetchPolicy,
    context: { fetchOptions: { signal: request.signal } },
    // The overloads of the library cannot tell these options apart for a generic query.
  } as never) as unknown as PreloadedQueryRef<Data, Variables>;
  return preload.toPromise(ref);
}
