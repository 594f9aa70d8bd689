import type { ApolloClient } from "@apollo/client";

/**
 * Forgets all answers and asks again for what is on the screen, for somebody else is logged in now.
 * Unlike `clearStore` it keeps the watches of what is on the screen: hearts go on working.
 *
 * Never rejects: a screen says itself that its query has failed, and nobody waits for the query of a
 * screen that was left meanwhile, which ends as aborted.
 */
export const resetStore = async (client: ApolloClient): Promise<void> => {
  await client.resetStore().catch(() => {});
};
