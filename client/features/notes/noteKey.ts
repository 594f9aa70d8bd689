/** The outbox key of the viewer's note on a recipe. */
export const noteKey = (recipeId: number): string => `note:${recipeId}`;
