import type { RecipeVisibility } from "../../shared/apollo/schema.generated";

/** An option of a select. */
export interface Option {
  value: string;
  label: string;
  /** The other names of an ingredient. */
  aliases?: readonly string[];
  /** Words of the same meaning as an ingredient. */
  synonyms?: readonly string[];
}

/** The options of all selects in the form. */
export interface RecipeFormOptions {
  categories: Option[];
  difficultyLevels: Option[];
  ingredients: Option[];
  tags: Option[];
  equipment: Option[];
  /** The visibilities that can be chosen. */
  visibilities: RecipeVisibility[];
  canAddIngredients: boolean;
  canAddPhotos: boolean;
  /** True for an edit that is suggested: without photos, additions to steps and the visibility. */
  isSuggestion?: boolean;
}
