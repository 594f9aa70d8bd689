import type { ApolloClient } from "@apollo/client";

/**
 * Clears the cache and refetches the screen's queries after a change of user. Unlike `clearStore`, it keeps
 * the screen's watchers, so that hearts continue to work. Never rejects: a screen shows the error of its own
 * query, and the query of a former screen is aborted.
 */
export const resetStore = async (client: ApolloClient): Promise<void> => {
  await client.resetStore().catch(() => {});
};
