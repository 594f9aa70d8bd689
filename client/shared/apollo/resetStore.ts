import type { ApolloClient } from "@apollo/client";

/**
 * Clears the cache and refetches what is on the screen, for somebody else is logged in now. Unlike
 * `clearStore` it keeps the watches of what is on the screen: hearts go on working.
 *
 * Never rejects: a screen shows the error of its own query, and the query of a screen that was left
 * meanwhile is aborted.
 */
export const resetStore = async (client: ApolloClient): Promise<void> => {
  await client.resetStore().catch(() => {});
};
