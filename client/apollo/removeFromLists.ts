import type { ApolloCache, Reference } from "@apollo/client";

/** A list in the cache, as a connection has it. */
interface CachedConnection {
  edges: { node: Reference }[];
  totalCount?: number;
  pageInfo?: { hasNextPage?: boolean };
}

const ROOT = "ROOT_QUERY";

/** The cached objects that have lists: the root and users. */
const holdersOf = (cache: ApolloCache) =>
  Object.keys(cache.extract(true) as object).filter((id) => id === ROOT || id.startsWith("User:"));

const isConnection = (value: unknown): value is CachedConnection =>
  Array.isArray((value as Partial<CachedConnection> | null)?.edges);

/**
 * Takes something that was deleted out of every list in the cache, which otherwise stays as it was; lists
 * that may have it further down are asked for again. The thing itself stays, for a screen that still
 * shows it.
 * @param isFixed whether a field of the root is a row of a fixed length, to be asked for again
 */
export function removeFromLists(
  cache: ApolloCache,
  ref: string,
  isFixed: (storeFieldName: string) => boolean = () => false,
): void {
  for (const holder of holdersOf(cache)) {
    cache.modify<Record<string, CachedConnection>>({
      id: holder,
      fields: (value, { DELETE, storeFieldName }) => {
        if (!isConnection(value)) return value;
        const edges = value.edges.filter(({ node }) => node.__ref !== ref);
        const removed = value.edges.length - edges.length;
        const { pageInfo, totalCount } = value;
        // It may be on a page that is not loaded yet.
        if (!removed) return holder === ROOT && pageInfo?.hasNextPage ? DELETE : value;
        if (holder === ROOT && isFixed(storeFieldName)) return DELETE;
        return {
          ...value,
          edges,
          ...(totalCount === undefined ? {} : { totalCount: totalCount - removed }),
        };
      },
    });
  }
}
