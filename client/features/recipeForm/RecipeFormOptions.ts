import type { RecipeVisibility } from "../../shared/apollo/schema.generated";

/** One thing to choose. */
export interface Option {
  value: string;
  label: string;
  /** Its other names, of an ingredient. */
  aliases?: readonly string[];
}

/** All that the form lets one choose from. */
export interface RecipeFormOptions {
  categories: Option[];
  difficultyLevels: Option[];
  ingredients: Option[];
  tags: Option[];
  /** The visibilities that can be chosen. */
  visibilities: RecipeVisibility[];
  canAddIngredients: boolean;
  canAddPhotos: boolean;
}
