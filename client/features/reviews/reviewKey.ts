/** The outbox key of the viewer's new review of a recipe. */
export const reviewKey = (recipeId: number): string => `review:${recipeId}`;
