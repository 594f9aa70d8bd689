/** Who may see a recipe. */
export enum RecipeVisibility {
  PUBLIC = "public",
  UNLISTED = "unlisted",
  PRIVATE = "private",
}

/** Those of which not everybody sees a recipe. */
export const hiddenVisibilities = [RecipeVisibility.UNLISTED, RecipeVisibility.PRIVATE] as const;

/** Their names in the schema and in REST. */
export const visibilities = Object.keys(RecipeVisibility) as (keyof typeof RecipeVisibility)[];
