const fromCache = new Set<string>();

/**
 * How tables are fetched: from the server, except once from the cache when somebody returns to one. Then
 * all its rows are there, with what was changed in them, and so is its scroll position.
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
