import { type EntityManager, In } from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { Ingredient } from "../reference/Ingredient";
import type { ImportDraft, ImportLine } from "./ImportDraft";
import { findExistingIngredient } from "./ingredientOf";

/** A line as a note: as it was found, or as it was corrected. */
const formatNote = ({ quantity, unit, ingredient, preparation }: ImportLine): string =>
  [[quantity, unit, ingredient].filter(Boolean).join(" "), preparation].filter(Boolean).join(", ");

/**
 * The draft with the ingredients that exist, for those who may not create any: lines with other ones become
 * notes, so that no name from a private recipe gets into the list of ingredients.
 */
export async function moveNewIngredientsToNotes(
  data: EntityManager,
  importId: number,
  draft: ImportDraft,
): Promise<ImportDraft> {
  const ids = draft.lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const existing = await data.getRepository(Ingredient).findBy({ ingredientId: In(ids) });
  const existingIds = new Set(existing.map(({ ingredientId }) => ingredientId));
  const lines: ImportLine[] = [];
  const notes: string[] = [];
  for (const line of draft.lines) {
    const isExisting = line.ingredientId !== null && existingIds.has(line.ingredientId);
    const ingredientId = isExisting
      ? line.ingredientId
      : await findExistingIngredient(data, importId, line);
    if (ingredientId === null) notes.push(formatNote(line));
    else lines.push({ ...line, ingredientId });
  }
  if (notes.length === 0) return { ...draft, lines };
  const ingredientsNotes = [draft.ingredientsNotes, ...notes].filter(Boolean).join("\n");
  return {
    ...draft,
    lines,
    ingredientsNotes: ingredientsNotes.slice(0, maxLength.ingredientsNotes),
  };
}
