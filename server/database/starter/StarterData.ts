/** The reference data of one locale that a new installation begins with. */
export interface StarterData {
  categories: readonly string[];
  /** From the lightest to the most demanding, the order in which they are shown. */
  difficultyLevels: readonly string[];
  tags: readonly string[];
  ingredients: readonly string[];
}
