import type { ApolloCache } from "@apollo/client";
import { type CachedConnection, listHolders, isConnection, ROOT } from "./cachedLists";

/**
 * Removes a deleted object from every list in the cache. Lists of its type that may contain it on later pages
 * are refetched. The object itself stays for screens that still show it.
 * @param isFixed true for root fields with a fixed number of items, which are refetched
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
        // The object may be on a later page that is not loaded.
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
