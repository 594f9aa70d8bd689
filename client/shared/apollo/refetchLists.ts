import {
  type ApolloClient,
  InMemoryCache,
  type ObservableQuery,
  type OperationVariables,
} from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import type { FieldNode, SelectionSetNode } from "graphql";
import { listHolders, isConnection, ROOT } from "./cachedLists";
import { fetchQuery } from "./fetchQuery";
import { makeClient } from "./makeClient";

/** The page size of a refetch; the server's cost limit permits it for every query of the client. */
const LARGEST_PAGE = 24;

type Data = Readonly<Record<string, unknown>>;

/** A paginated list in a query's data. */
interface Connection {
  edges: unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const isPaged = (value: unknown): value is Connection => isConnection(value) && "pageInfo" in value;

const collectFields = (set: SelectionSetNode | undefined): FieldNode[] =>
  set?.selections.filter((selection) => selection.kind === "Field") ?? [];

/**
 * Returns the fields that queries on the screen read, of the root and the objects to which it
 * refers, as `id.field`.
 */
function fieldsOnScreen(cache: InMemoryCache, queries: Iterable<ObservableQuery>): Set<string> {
  const root = cache.extract(true)[ROOT] ?? {};
  const visibleFields = new Set<string>();
  const add = (id: string, field: FieldNode, variables: OperationVariables) => {
    const typename = id === ROOT ? "Query" : id.split(":")[0];
    const fieldName = field.name.value;
    const name = cache.policies.getStoreFieldName({ typename, fieldName, field, variables });
    visibleFields.add(`${id}.${name}`);
    return name;
  };
  for (const { query, variables } of queries) {
    for (const field of collectFields(getMainDefinition(query).selectionSet)) {
      const value: unknown = root[add(ROOT, field, variables)];
      const id = (value as { __ref?: string } | null | undefined)?.__ref;
      if (id) for (const child of collectFields(field.selectionSet)) add(id, child, variables);
    }
  }
  return visibleFields;
}

/** Removes lists from the cache, so that they are fetched when they are next visited. */
function forgetOthers(cache: InMemoryCache, visibleFields: ReadonlySet<string>): void {
  for (const id of listHolders(cache)) {
    cache.modify<Record<string, unknown>>({
      id,
      broadcast: false,
      fields: (value, { DELETE, storeFieldName }) =>
        visibleFields.has(`${id}.${storeFieldName}`) || (id !== ROOT && !isConnection(value))
          ? value
          : DELETE,
    });
  }
}

/** Finds the lists at the root of a query's data, or one level below. */
const findConnections = (data: Data | null): Connection[] =>
  Object.values(data ?? {}).flatMap((value) =>
    [value, ...(value instanceof Object ? Object.values<unknown>({ ...value }) : [])].filter(
      isPaged,
    ),
  );

const countNodes = (data: Data | null) =>
  Math.max(0, ...findConnections(data).map(({ edges }) => edges.length));

/**
 * Refetches a query with as many items as are loaded, plus one that may be new. The pages are collected in a
 * separate cache, so that the screen changes once and keeps its position.
 */
async function refetch(client: ApolloClient, { query, variables }: ObservableQuery): Promise<void> {
  const loaded = countNodes(client.cache.readQuery<Data>({ query, variables }));
  const wantedCount = Math.max(loaded + 1, Number(variables["first"] ?? 0));
  const collectingClient = makeClient(client.link);
  const collect = async (before: number, after?: string | null): Promise<Data | null> => {
    const page = { first: Math.min(LARGEST_PAGE, wantedCount - before), after };
    await fetchQuery(collectingClient, query, {
      ...variables,
      ...("first" in variables ? page : {}),
    });
    const data = collectingClient.cache.readQuery<Data>({ query, variables });
    const count = countNodes(data);
    const next = findConnections(data).find(({ pageInfo }) => pageInfo.hasNextPage)?.pageInfo;
    // A query without pagination fits on one page.
    return next && count > before && count < wantedCount ? collect(count, next.endCursor) : data;
  };
  const data = await collect(0);
  if (data) client.cache.writeQuery({ query, variables, data });
}

/**
 * Refetches every list that may have a new item. Lists on the screen keep their old data meanwhile;
 * other lists are fetched at the next visit.
 */
export async function refetchLists(client: ApolloClient): Promise<void> {
  const { cache } = client;
  const queries = client.getObservableQueries("active");
  // The class is checked, because only this cache exposes its field names; the client uses no
  // other.
  if (cache instanceof InMemoryCache) forgetOthers(cache, fieldsOnScreen(cache, queries));
  // The screen stays unchanged without a response.
  await Promise.allSettled([...queries].map((query) => refetch(client, query)));
}
