const listeners = new Set<(recipeId: number) => void>();

/** Announces a change of checked items or of cook mode's step in this tab. */
export const announceProgressChange = (recipeId: number): void =>
  listeners.forEach((listener) => listener(recipeId));

/** Listens to what is checked off. */
export function onProgress(listener: (recipeId: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
