interface Option {
  value: string;
  label: string;
}

/** The import options of a recipe. */
export interface ItemOptions {
  categories: Option[];
  difficultyLevels: Option[];
  tags: Option[];
  equipment: Option[];
  /** True if new ingredients are created; otherwise their lines go into the notes. */
  createsIngredients: boolean;
}
