import { type Cooking, emptyCooking, toCookingInput } from "./cooking";
import { parseJson } from "../../shared/parseJson";
import type { DraftPhoto } from "./photos/DraftPhoto";

/** One row of the form's ingredients. */
export interface DraftLine {
  /** Its React key, while rows move. */
  key: string;
  ingredientId: number | null;
  quantity: string;
  unit: string;
  isOptional: boolean;
  /** Whether it changes with the servings. */
  scales: boolean;
}

/** The form's values. */
export interface RecipeDraft extends Cooking {
  name: string;
  categoryId: number | null;
  difficultyLevelId: number | null;
  lines: DraftLine[];
  ingredientsNotes: string;
  instructions: string;
  tagIds: number[];
  /** In their order; the first is the cover. */
  photos: DraftPhoto[];
  /** The version that is edited, stored with the draft; none for a new recipe. */
  version?: number;
}

/** What becomes of some of it; a function where several changes may meet, as when uploads end. */
export type DraftChange = Partial<RecipeDraft> | ((now: RecipeDraft) => Partial<RecipeDraft>);

let rows = 0;

export const emptyLine = (): DraftLine => ({
  key: `row-${++rows}`,
  ingredientId: null,
  quantity: "",
  unit: "",
  isOptional: false,
  scales: true,
});

export const emptyDraft = (): RecipeDraft => ({
  name: "",
  categoryId: null,
  difficultyLevelId: null,
  lines: [emptyLine()],
  ingredientsNotes: "",
  instructions: "",
  tagIds: [],
  photos: [],
  ...emptyCooking,
});

/** Whether the form may be sent; what else is wrong is shown once somebody tries. */
export const isSendable = ({ name, categoryId, difficultyLevelId }: RecipeDraft): boolean =>
  name.trim() !== "" && categoryId !== null && difficultyLevelId !== null;

/** What is sent: trimmed, empty as null, rows without an ingredient left out. */
export function toInput(draft: RecipeDraft) {
  const { name, categoryId, difficultyLevelId, instructions, ingredientsNotes, lines, tagIds } =
    draft;
  return {
    name: name.trim(),
    categoryId: categoryId ?? 0,
    difficultyLevelId: difficultyLevelId ?? 0,
    instructions,
    ingredientsNotes: ingredientsNotes.trim() || null,
    tagIds,
    photoIds: draft.photos.map(({ photoId }) => photoId),
    ...toCookingInput(draft),
    ingredients: lines
      .filter(({ ingredientId }) => ingredientId !== null)
      .map(({ ingredientId, quantity, unit, isOptional, scales }) => ({
        ingredientId,
        quantity: quantity.trim() || null,
        unit: unit.trim() || null,
        isOptional,
        scales,
      })),
  };
}

/** Whether two drafts say the same: what would be sent, and what is no number as it is typed. */
export const sameDraft = (one: RecipeDraft, other: RecipeDraft): boolean =>
  content(one) === content(other);

function content(draft: RecipeDraft): string {
  return JSON.stringify(toInput(draft), (name: string, value: unknown) =>
    Number.isNaN(value) ? draft[name as keyof Cooking] : value,
  );
}

/** Takes a row away; the last one stays. */
export const removeLine = (lines: readonly DraftLine[], key: string): DraftLine[] =>
  lines.length > 1 ? lines.filter((line) => line.key !== key) : [...lines];

/**
 * The draft in a stored text, or null when there is none that can be read.
 * @param saved what the server has: the rest of a draft that an older form has stored
 */
export function parseDraft(text: string | null, saved = emptyDraft()): RecipeDraft | null {
  const stored = parseJson(text) as Partial<RecipeDraft> | null;
  if (typeof stored?.name !== "string" || typeof stored.instructions !== "string") return null;
  if (!Array.isArray(stored.lines) || !stored.lines.length || !Array.isArray(stored.tagIds)) {
    return null;
  }
  const lines = stored.lines.map((line) => ({ ...emptyLine(), ...line, key: emptyLine().key }));
  const photos = Array.isArray(stored.photos) ? stored.photos : saved.photos;
  return { ...saved, ...stored, lines, photos };
}
