import type { ApolloCache } from "@apollo/client";
import { type CachedConnection, listHolders, isConnection, ROOT } from "./cachedLists";

/**
 * Takes something that was deleted out of every list in the cache, which otherwise stays as it was; lists
 * of its type that may have it further down are asked for again. The thing itself stays, for a screen that still
 * shows it.
 * @param isFixed whether a field of the root is a row of a fixed length, to be asked for again
 */
export function removeFromLists(
  cache: ApolloCache,
  ref: string,
  isFixed: (storeFieldName: string) => boolean = () => false,
): void {
  const connection = `${ref.split(":")[0]}Connection`;
  for (const holder of listHolders(cache)) {
    cache.modify<Record<string, CachedConnection>>({
      id: holder,
      fields: (value, { DELETE, storeFieldName }) => {
        if (!isConnection(value) || value.__typename !== connection) return value;
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
