const listeners = new Set<(recipeId: number) => void>();

/** Tells that something was checked off in this tab, or that cook mode has turned to another step. */
export const announceProgressChange = (recipeId: number): void =>
  listeners.forEach((listener) => listener(recipeId));

/** Listens to what is checked off. */
export function onProgress(listener: (recipeId: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
