import { type EntityManager, In } from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { Ingredient } from "../reference/Ingredient";
import type { ImportDraft, ImportLine } from "./ImportDraft";
import { findExistingIngredient } from "./findOrCreateIngredient";

/** Formats a line as a note, with the user's corrections. */
const formatNote = ({ quantity, unit, ingredient, preparation }: ImportLine): string =>
  [[quantity, unit, ingredient].filter(Boolean).join(" "), preparation].filter(Boolean).join(", ");

/**
 * Keeps the lines with existing ingredients and moves the others to the notes, for users who may not create
 * ingredients. No name from a private recipe then enters the public list of ingredients.
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
    if (line.heading != null) {
      lines.push(line);
      continue;
    }
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
