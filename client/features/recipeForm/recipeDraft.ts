/** One row of the form's ingredients. */
export interface DraftLine {
  /** What tells rows apart while they move. */
  key: string;
  ingredientId: number | null;
  quantity: string;
  unit: string;
  isOptional: boolean;
}

/** The form as it stands. */
export interface RecipeDraft {
  name: string;
  categoryId: number | null;
  difficultyLevelId: number | null;
  lines: DraftLine[];
  ingredientsNotes: string;
  instructions: string;
  tagIds: number[];
  /** The version that is edited, kept with what was typed; none for a new recipe. */
  version?: number;
}

let rows = 0;

export const emptyLine = (): DraftLine => ({
  key: `row-${++rows}`,
  ingredientId: null,
  quantity: "",
  unit: "",
  isOptional: false,
});

export const emptyDraft = (): RecipeDraft => ({
  name: "",
  categoryId: null,
  difficultyLevelId: null,
  lines: [emptyLine()],
  ingredientsNotes: "",
  instructions: "",
  tagIds: [],
});

/** Whether the form may be sent: the rest is told once one tries. */
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
    ingredients: lines
      .filter(({ ingredientId }) => ingredientId !== null)
      .map(({ ingredientId, quantity, unit, isOptional }) => ({
        ingredientId,
        quantity: quantity.trim() || null,
        unit: unit.trim() || null,
        isOptional,
      })),
  };
}

/** Whether two drafts would send the same. */
export const sameDraft = (one: RecipeDraft, other: RecipeDraft): boolean =>
  JSON.stringify(toInput(one)) === JSON.stringify(toInput(other));

/** Moves a row; a place outside of the list changes nothing. */
export function moveLine(lines: readonly DraftLine[], from: number, to: number): DraftLine[] {
  const moved = [...lines];
  if (to < 0 || to >= lines.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Takes a row away; the last one stays. */
export const removeLine = (lines: readonly DraftLine[], key: string): DraftLine[] =>
  lines.length > 1 ? lines.filter((line) => line.key !== key) : [...lines];

/** A draft that the browser kept, or null when there is none that can be read. */
export function parseDraft(text: string | null): RecipeDraft | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<RecipeDraft> | null;
    if (typeof kept?.name !== "string" || typeof kept.instructions !== "string") return null;
    if (!Array.isArray(kept.lines) || !kept.lines.length || !Array.isArray(kept.tagIds))
      return null;
    const lines = kept.lines.map((line) => ({ ...emptyLine(), ...line, key: emptyLine().key }));
    return { ...emptyDraft(), ...kept, lines };
  } catch {
    return null;
  }
}
