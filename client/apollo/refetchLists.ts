import type { ApolloClient } from "@apollo/client";

/** Loads every list again in which something may have appeared: now on the screen, later elsewhere. */
export async function refetchLists(client: ApolloClient): Promise<void> {
  const { cache } = client;
  const users = Object.keys(cache.extract() as object).filter((id) => id.startsWith("User:"));
  // Not broadcast: what is on the screen stays until its queries have their responses.
  for (const id of users) {
    for (const fieldName of ["recipes", "favorites", "reviews"]) {
      cache.evict({ id, fieldName, broadcast: false });
    }
  }
  cache.evict({ id: "ROOT_QUERY", broadcast: false });
  // A screen shows the error of its own query.
  await client.refetchQueries({ include: "active" }).catch(() => undefined);
}
