import type { ApolloCache } from "@apollo/client";

/** The beginning of the outbox keys of new entries about a recipe. */
export const diaryKeys = (recipeId: number): string => `diaryEntry:${recipeId}:`;

const HOLDER = /^(User|Recipe):/;

/** Removes the lists of diary entries from the cache, whose order or length has changed. */
export function forgetDiaries(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as object)) {
    if (HOLDER.test(id)) cache.evict({ id, fieldName: "diaryEntries" });
  }
}
