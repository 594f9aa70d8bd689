const fromCache = new Set<string>();

/**
 * The fetch policy of tables. They are fetched from the server, except once from the cache after a
 * return. The cache then contains all rows with their changes, so that the scroll position can be
 * restored.
 */
export const tableFetchPolicy = {
  /** Makes the next visit read the table from the cache. */
  readCacheOnce(pathname: string): void {
    fromCache.add(pathname);
  },
  /** Returns the fetch policy of the table at a URL. */
  take: (url: string): { fetchPolicy?: "cache-first" } =>
    fromCache.delete(new URL(url).pathname) ? { fetchPolicy: "cache-first" } : {},
};
