import type { ReferenceKindName } from "../../../shared/referenceKinds";
import type { ReferenceKind } from "./ReferenceKind";

/** The kinds, each loaded with the first of its screens, to keep other screens small. */
export const kinds: Record<ReferenceKindName, () => Promise<ReferenceKind>> = {
  tags: async () => (await import("./tags")).tags,
  categories: async () => (await import("./categories")).categories,
  difficultyLevels: async () => (await import("./difficultyLevels")).difficultyLevels,
  ingredients: async () => (await import("./ingredients")).ingredients,
};
