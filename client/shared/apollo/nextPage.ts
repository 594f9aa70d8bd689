/** Where a page of a list ends, as a connection has it. */
interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
}

/** Fetches the next page of a list; null where there is none. */
export type FetchMore = (() => Promise<unknown>) | null;

/**
 * What fetches the page after one.
 * @param fetch fetches a page into the cache, which the screen watches
 */
export const nextPage = (
  { endCursor, hasNextPage }: PageInfo,
  fetch: (after: string | null) => Promise<unknown>,
): FetchMore => (hasNextPage ? () => fetch(endCursor) : null);
