import type { ReferenceKind } from "./ReferenceKind";

/** The kinds, each loaded with the first of its screens, to keep other screens small. */
export const kinds = {
  tags: async (): Promise<ReferenceKind> => (await import("./tags")).tags,
  categories: async (): Promise<ReferenceKind> => (await import("./categories")).categories,
  difficultyLevels: async (): Promise<ReferenceKind> =>
    (await import("./difficultyLevels")).difficultyLevels,
  ingredients: async (): Promise<ReferenceKind> => (await import("./ingredients")).ingredients,
};

export type KindName = keyof typeof kinds;
