import type { ReferenceKind } from "./ReferenceKind";

/** The kinds, each fetched with the first of its screens: on other screens they would be a burden. */
export const kinds = {
  tags: async (): Promise<ReferenceKind> => (await import("./tags")).tags,
  categories: async (): Promise<ReferenceKind> => (await import("./categories")).categories,
  difficultyLevels: async (): Promise<ReferenceKind> =>
    (await import("./difficultyLevels")).difficultyLevels,
  ingredients: async (): Promise<ReferenceKind> => (await import("./ingredients")).ingredients,
};

export type KindName = keyof typeof kinds;
