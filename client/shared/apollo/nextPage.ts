/** The end of a page of a list, as in a connection. */
interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
}

/** Fetches the next page of a list; null at the end. */
export type FetchMore = (() => Promise<unknown>) | null;

/**
 * Makes the function that fetches the next page.
 * @param fetch fetches a page into the cache, which the screen watches
 */
export const nextPage = (
  { endCursor, hasNextPage }: PageInfo,
  fetch: (after: string | null) => Promise<unknown>,
): FetchMore => (hasNextPage ? () => fetch(endCursor) : null);
