import * as words from "./words";

/** The amount of generated data and its seed. */
export interface Size {
  seed: number;
  recipes: number;
  users: number;
  /**
   * The largest key of a user who may add recipes; contributors have the keys from 2, and the first
   * user is an admin.
   */
  contributors: number;
  categories: number;
  difficultyLevels: number;
  tags: number;
  ingredients: number;
}

/** The sizes of a collection, with realistic numbers of people and words. */
export function datasetSize(recipes: number, seed = 1): Size {
  const users = Math.max(50, Math.ceil(recipes / 10));
  return {
    seed,
    recipes,
    users,
    contributors: Math.ceil(users / 5),
    categories: words.categories.length,
    difficultyLevels: words.difficultyLevels.length,
    tags: Math.min(words.tags.length, 20 + Math.round(recipes / 500)),
    ingredients: Math.min(
      words.staples.length * (1 + words.variants.length),
      words.staples.length + Math.round(recipes / 100),
    ),
  };
}
