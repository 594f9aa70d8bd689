import { maxCount, maxLength, minutesRange } from "../../../shared/inputLimits";
import type { ImportedRecipe } from "../../imports/ImportedRecipe";
import type { ImportDraft } from "./ImportDraft";
import { makeLines } from "./makeLines";
import type { ReferenceMatcher } from "./ReferenceMatcher";

/** A recipe as it would be created, and what was not understood of it. */
export interface MadeDraft {
  draft: ImportDraft;
  warnings: string[];
}

const withoutNul = (text: string): string => text.replaceAll("\0", "");

/** Shortens a text to what may be stored, at the end of a word. */
function shorten(text: string, max: number): string {
  const plain = withoutNul(text).trim();
  if (plain.length <= max) return plain;
  return `${plain.slice(0, max - 2).replace(/\s+\S*$/, "")} …`;
}

const minutes = (value: number | undefined): number | null =>
  value === undefined ? null : Math.min(value, minutesRange.max);

/** The author of the original before its address, which links recognize at the end. */
const originOf = ({ author, source }: ImportedRecipe): string | null =>
  shorten([author, source].filter(Boolean).join(", "), maxLength.source) || null;

const optional = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : shorten(text, max) || null;

function tagsOf(tags: readonly string[], matcher: ReferenceMatcher) {
  const ids = tags.map((tag) => [tag, matcher.tag(tag)] as const);
  const unknown = ids.filter(([, id]) => id === undefined).map(([tag]) => tag);
  return {
    tagIds: [...new Set(ids.flatMap(([, id]) => id ?? []))].slice(0, maxCount.tags),
    warnings: unknown.length > 0 ? [`Tags that do not exist here: ${unknown.join(", ")}.`] : [],
  };
}

/** Makes a recipe that can be created here of one to import, and says what was not understood. */
export function makeDraft(recipe: ImportedRecipe, matcher: ReferenceMatcher): MadeDraft {
  const { lines, notes, warnings } = makeLines(recipe, matcher.ingredients);
  const category = matcher.category([
    ...(recipe.category ? [recipe.category] : []),
    ...recipe.tags,
  ]);
  const { tagIds, warnings: tagWarnings } = tagsOf(recipe.tags, matcher);
  const instructions = recipe.instructions.join("\n");
  const draft: ImportDraft = {
    name: shorten(recipe.name.replace(/\s+/g, " "), maxLength.recipeName),
    description: optional(recipe.description, maxLength.description),
    source: originOf(recipe),
    servings: recipe.servings ?? null,
    servingsUnit: optional(recipe.servingsUnit, maxLength.servingsUnit),
    prepMinutes: minutes(recipe.prepMinutes),
    cookMinutes: minutes(recipe.cookMinutes),
    totalMinutes: minutes(recipe.totalMinutes),
    ingredientsNotes: optional(
      [...notes, recipe.notes ?? ""].join("\n"),
      maxLength.ingredientsNotes,
    ),
    instructions: shorten(instructions, maxLength.instructions),
    categoryId: category ?? matcher.usualCategoryId,
    difficultyLevelId: matcher.difficultyLevel(recipe.difficultyLevel),
    coverDrawing: recipe.coverDrawing ?? null,
    visibility: recipe.visibility ?? null,
    tagIds,
    lines,
  };
  return {
    draft,
    warnings: [
      ...recipe.warnings,
      ...(instructions.length > maxLength.instructions ? ["The instructions were shortened."] : []),
      ...(category === undefined ? ["The category is not known; please check it."] : []),
      ...tagWarnings,
      ...warnings,
    ].map(withoutNul),
  };
}
