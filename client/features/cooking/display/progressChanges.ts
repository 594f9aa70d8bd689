const listeners = new Set<(recipeId: number) => void>();

/** Announces a change of checked items or of cook mode's step in this tab. */
export const announceProgressChange = (recipeId: number): void =>
  listeners.forEach((listener) => listener(recipeId));

/** Subscribes to changes of checked items. */
export function onProgress(listener: (recipeId: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
