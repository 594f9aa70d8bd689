/** What the outbox knows the viewer's note on a recipe by. */
export const noteKey = (recipeId: number): string => `note:${recipeId}`;
