/**
 * The condition for a recipe without a photo of the dish; photos of steps do not count.
 * @param recipe a table with the recipe's ID, or its alias
 */
export const hasNoPhoto = (recipe: string): string =>
  `not exists (select from photos p where p.recipe_id = ${recipe}.recipe_id and p.step_id is null)`;

/**
 * The condition for a recipe without reviews.
 * @param recipe a table with the recipe's ID, or its alias
 */
export const hasNoReviews = (recipe: string): string =>
  `not exists (select from reviews v where v.recipe_id = ${recipe}.recipe_id)`;
