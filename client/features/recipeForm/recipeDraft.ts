import type { CoverDrawing } from "../../../shared/coverDrawings";
import type { RecipeVisibility } from "../../apollo/schema.generated";
import { type Cooking, emptyCooking, toCookingInput } from "../../shared/recipeFields/cooking";
import { currentLocale } from "../../shared/messages/locale";
import { parseJson } from "../../shared/parseJson";
import { type DraftLine, emptyLine, isBlank } from "./draftLines";
import type { DraftPhoto } from "./photos/DraftPhoto";

/** The form's values. */
export interface RecipeDraft extends Cooking {
  name: string;
  categoryId: number | null;
  difficultyLevelId: number | null;
  lines: DraftLine[];
  /** What is typed in the box for lines and is no row yet. */
  typedLine: string;
  ingredientsNotes: string;
  instructions: string;
  tagIds: number[];
  /** In their order; the first is the cover. */
  photos: DraftPhoto[];
  /** The cover while there is no photo; null for the one that the name decides. */
  coverDrawing: CoverDrawing | null;
  visibility: RecipeVisibility;
  /** The version that is edited, stored with the draft; none for a new recipe. */
  version?: number;
  /** When it was stored, in milliseconds. */
  savedAt?: number;
}

/** What becomes of some of it; a function where several changes may meet, as when uploads end. */
export type DraftChange = Partial<RecipeDraft> | ((now: RecipeDraft) => Partial<RecipeDraft>);

export const emptyDraft = (visibility: RecipeVisibility = "PUBLIC"): RecipeDraft => ({
  name: "",
  categoryId: null,
  difficultyLevelId: null,
  lines: [emptyLine()],
  typedLine: "",
  ingredientsNotes: "",
  instructions: "",
  tagIds: [],
  photos: [],
  coverDrawing: null,
  visibility,
  ...emptyCooking,
  language: currentLocale(),
});

/** Whether the form may be sent; what else is wrong is shown once somebody tries. */
export const isSendable = ({ name, categoryId, difficultyLevelId }: RecipeDraft): boolean =>
  name.trim() !== "" && categoryId !== null && difficultyLevelId !== null;

/** What is sent: trimmed, empty as null, empty rows left out. New ingredients have their ids by then. */
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
    photoCaptions: draft.photos.map(({ photoId, caption }) => ({
      photoId,
      caption: caption.trim() || null,
    })),
    coverDrawing: draft.coverDrawing,
    visibility: draft.visibility,
    ...toCookingInput(draft),
    ingredients: toLineInputs(lines),
  };
}

/** The rows as they are sent. */
export const toLineInputs = (lines: readonly DraftLine[]) =>
  lines
    .filter(({ ingredientId }) => ingredientId !== null)
    .map(({ ingredientId, quantity, unit, preparation, isOptional, scales }) => ({
      ingredientId,
      quantity: quantity.trim() || null,
      unit: unit.trim() || null,
      preparation: preparation.trim() || null,
      isOptional,
      scales,
    }));

/** Whether two drafts say the same: what would be sent, and what is no number as it is typed. */
export const sameDraft = (one: RecipeDraft, other: RecipeDraft): boolean =>
  content(one) === content(other);

function content(draft: RecipeDraft): string {
  const isUnsent = (line: DraftLine) => line.ingredientId === null && !isBlank(line);
  const unsent = draft.lines.filter(isUnsent).map((line) => ({ ...line, key: "" }));
  const all = { ...toInput(draft), unsent, typedLine: draft.typedLine.trim() };
  return JSON.stringify(all, (name: string, value: unknown) =>
    Number.isNaN(value) ? draft[name as keyof Cooking] : value,
  );
}

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
  const photos = Array.isArray(stored.photos)
    ? stored.photos.map((photo) => ({ ...photo, caption: photo.caption ?? "" }))
    : saved.photos;
  return { ...saved, ...stored, lines, photos };
}
