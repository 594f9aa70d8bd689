import type { CoverDrawing } from "../../../shared/coverDrawings";
import type { RecipeLineInput, RecipeVisibility } from "../../shared/apollo/schema.generated";
import { type Cooking, emptyCooking, toCookingInput } from "../../shared/recipeFields/cooking";
import { currentLanguage } from "../../shared/messages/locale";
import { parseJson } from "../../shared/parseJson";
import {
  type DraftLine,
  emptyLine,
  isNewIngredient,
  readRowHeading,
  withIngredientRow,
} from "./draftLines";
import type { DraftPhoto } from "../../shared/photos/DraftPhoto";
import { type DraftStep, emptyStep, toStepsInput } from "./steps/draftSteps";

/** The form's values. */
export interface RecipeDraft extends Cooking {
  name: string;
  categoryId: number | null;
  difficultyLevelId: number | null;
  lines: DraftLine[];
  /** Text in the box for lines that is not a row yet. */
  typedLine: string;
  ingredientsNotes: string;
  instructions: string;
  /** The additions to steps, also those that the instructions no longer have. */
  steps: DraftStep[];
  /** The saved additions that a person has removed. */
  removedStepIds: number[];
  tagIds: number[];
  equipmentIds: number[];
  /** In order; the first is the cover. */
  photos: DraftPhoto[];
  /** The cover without a photo; null for the drawing chosen by the name. */
  coverDrawing: CoverDrawing | null;
  visibility: RecipeVisibility;
  /** A sentence for the history; absent in a new recipe. */
  editReason?: string;
  /** The edited version, stored with the draft; absent for a new recipe. */
  version?: number;
  /** The time it was stored, in milliseconds. */
  savedAt?: number;
}

/** A change of the draft; a function if several changes can coincide, as when uploads finish. */
export type DraftChange = Partial<RecipeDraft> | ((now: RecipeDraft) => Partial<RecipeDraft>);

export const emptyDraft = (visibility: RecipeVisibility = "PUBLIC"): RecipeDraft => ({
  name: "",
  categoryId: null,
  difficultyLevelId: null,
  lines: [emptyLine()],
  typedLine: "",
  ingredientsNotes: "",
  instructions: "",
  steps: [],
  removedStepIds: [],
  tagIds: [],
  equipmentIds: [],
  photos: [],
  coverDrawing: null,
  visibility,
  ...emptyCooking,
  language: currentLanguage(),
});

/** True if the form may be submitted; other errors are shown after an attempt. */
export const isSendable = ({ name, categoryId, difficultyLevelId }: RecipeDraft): boolean =>
  name.trim() !== "" && categoryId !== null && difficultyLevelId !== null;

/** The input of a draft: trimmed, empty texts as null, without empty rows. New ingredients must have ids. */
export function toInput(draft: RecipeDraft) {
  const { name, categoryId, difficultyLevelId, instructions, ingredientsNotes, lines, tagIds } =
    draft;
  return {
    name: name.trim(),
    categoryId: categoryId ?? 0,
    difficultyLevelId: difficultyLevelId ?? 0,
    instructions,
    ...toStepsInput(draft),
    ingredientsNotes: ingredientsNotes.trim() || null,
    tagIds,
    equipmentIds: draft.equipmentIds,
    photoIds: draft.photos.map(({ photoId }) => photoId),
    photoCaptions: draft.photos.map(({ photoId, caption }) => ({
      photoId,
      caption: caption.trim() || null,
    })),
    coverDrawing: draft.coverDrawing,
    visibility: draft.visibility,
    ...(draft.editReason === undefined ? {} : { editReason: draft.editReason.trim() || null }),
    ...toCookingInput(draft),
    lines: toLineInputs(lines),
  };
}

/** The rows as input. Empty headings are left out. */
export const toLineInputs = (lines: readonly DraftLine[]): RecipeLineInput[] =>
  lines.flatMap((line): RecipeLineInput[] => {
    const { lineId, ingredientId, quantity, unit, preparation, isOptional, scales } = line;
    const heading = readRowHeading(line);
    if (heading) return [{ lineId, heading }];
    if (ingredientId === null) return [];
    return [
      {
        lineId,
        ingredientId,
        quantity: quantity.trim() || null,
        unit: unit.trim() || null,
        preparation: preparation.trim() || null,
        isOptional,
        scales,
      },
    ];
  });

/** True if two drafts are equal: in their input, and in texts that are not numbers. */
export const sameDraft = (one: RecipeDraft, other: RecipeDraft): boolean =>
  content(one) === content(other);

function content(draft: RecipeDraft): string {
  const unsent = draft.lines.filter(isNewIngredient).map((line) => ({ ...line, key: "" }));
  const all = { ...toInput(draft), unsent, typedLine: draft.typedLine.trim() };
  return JSON.stringify(all, (name: string, value: unknown) => {
    // Drafts of older forms have no IDs.
    if (name === "lineId") return undefined;
    return Number.isNaN(value) ? draft[name as keyof Cooking] : value;
  });
}

/**
 * Parses a stored draft; null if it cannot be read.
 * @param saved the server's version, for fields missing in drafts of older forms
 */
export function parseDraft(text: string | null, saved = emptyDraft()): RecipeDraft | null {
  const storedDraft = parseJson(text) as Partial<RecipeDraft> | null;
  if (typeof storedDraft?.name !== "string" || typeof storedDraft.instructions !== "string")
    return null;
  if (
    !Array.isArray(storedDraft.lines) ||
    !storedDraft.lines.length ||
    !Array.isArray(storedDraft.tagIds)
  ) {
    return null;
  }
  const lines = storedDraft.lines.map((line) => ({
    ...emptyLine(),
    ...line,
    key: emptyLine().key,
  }));
  const keys = new Map(storedDraft.lines.map(({ key }, i) => [key, lines[i]!.key]));
  const steps = (storedDraft.steps ?? saved.steps).map((step) => ({
    ...step,
    key: emptyStep("", null).key,
    rows: step.rows?.map((row) => keys.get(row) ?? row) ?? null,
  }));
  const photos = Array.isArray(storedDraft.photos)
    ? storedDraft.photos.map((photo) => ({ ...photo, caption: photo.caption ?? "" }))
    : saved.photos;
  return { ...saved, ...storedDraft, lines: withIngredientRow(lines), photos, steps };
}
