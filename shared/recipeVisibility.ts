/** The visibility of a recipe. */
export enum RecipeVisibility {
  PUBLIC = "public",
  UNLISTED = "unlisted",
  PRIVATE = "private",
}

/** The restricted visibilities. */
export const hiddenVisibilities = [RecipeVisibility.UNLISTED, RecipeVisibility.PRIVATE] as const;

/** The names in the schema and in REST. */
export const visibilities = Object.keys(RecipeVisibility) as (keyof typeof RecipeVisibility)[];
