const fromCache = new Set<string>();

/**
 * Tables are fetched from the server, except once from the cache after a return. The cache then contains all
 * rows with their changes, so that the scroll position can be restored.
 */
export const tableFetchPolicy = {
  /** Reads a table from the cache the next time. */
  readCacheOnce(pathname: string): void {
    fromCache.add(pathname);
  },
  /** The options of the query for the table at an address. */
  take: (url: string): { fetchPolicy?: "cache-first" } =>
    fromCache.delete(new URL(url).pathname) ? { fetchPolicy: "cache-first" } : {},
};
