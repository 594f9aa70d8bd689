interface Option {
  value: string;
  label: string;
}

/** What a recipe to import is given here. */
export interface ItemOptions {
  categories: Option[];
  difficultyLevels: Option[];
  tags: Option[];
  /** Whether new ingredients are created; other people's lines with them go into the notes. */
  createsIngredients: boolean;
}
