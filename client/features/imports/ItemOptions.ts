interface Option {
  value: string;
  label: string;
}

/** What a recipe to import is given here. */
export interface ItemOptions {
  categories: Option[];
  difficultyLevels: Option[];
}
