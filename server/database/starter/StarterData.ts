/** The reference data of a new installation in one locale. */
export interface StarterData {
  categories: readonly string[];
  /** The difficulty levels in ascending order, which is the order of lists. */
  difficultyLevels: readonly string[];
  tags: readonly string[];
  ingredients: readonly string[];
}
