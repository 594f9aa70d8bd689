/** The reference data of a new installation in one locale. */
export interface StarterData {
  categories: readonly string[];
  /** In ascending order, in which they are shown. */
  difficultyLevels: readonly string[];
  tags: readonly string[];
  ingredients: readonly string[];
}
