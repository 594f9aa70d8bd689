import { maxCount, maxLength, minutesRange } from "../../../shared/inputLimits";
import type { ImportedRecipe } from "./readers/ImportedRecipe";
import type { ImportDraft } from "./ImportDraft";
import { nameKey } from "../../lib/text";
import { datesOf } from "./datesOf";
import { makeLines } from "./makeLines";
import type { ReferenceMatcher } from "./ReferenceMatcher";
import { shorten, shortenInstructions, shortenOptional, withoutNul } from "./shorten";

/** A recipe as it would be created, and what was not understood of it. */
export interface MadeDraft {
  draft: ImportDraft;
  warnings: string[];
}

const minutes = (value: number | undefined): number | null =>
  value === undefined ? null : Math.min(value, minutesRange.max);

/**
 * The author of the original before its address, which links recognize at the end. Importers are no source of
 * their own recipes, and an author is named once, however often a recipe is exported and imported.
 */
function originOf({ author, source }: ImportedRecipe, importer: string): string | null {
  const isNamed = source === author || source?.startsWith(`${author}, `);
  const isOwn = author !== undefined && nameKey(author) === nameKey(importer);
  const parts = isNamed || isOwn ? [source] : [author, source];
  return shorten(parts.filter(Boolean).join(", "), maxLength.source) || null;
}

/** The number of tags that are looked up. */
const MOST_TAGS = 200;
const LONGEST_WARNING = 1_000;

const isName = (text: string): boolean => text.length <= maxLength.referenceName;

function tagsOf(tags: readonly string[], matcher: ReferenceMatcher) {
  const ids = tags.map((tag) => [tag, matcher.tag(tag)] as const);
  const unknown = ids.filter(([, id]) => id === undefined).map(([tag]) => tag);
  return {
    tagIds: [...new Set(ids.flatMap(([, id]) => id ?? []))].slice(0, maxCount.tags),
    warnings:
      unknown.length > 0
        ? [shorten(`Tags that do not exist here: ${unknown.join(", ")}.`, LONGEST_WARNING)]
        : [],
  };
}

/** Makes a recipe that can be created here of one to import, and says what was not understood. */
export function makeDraft(recipe: ImportedRecipe, matcher: ReferenceMatcher): MadeDraft {
  const { lines, notes, warnings } = makeLines(recipe, matcher.ingredients);
  const tags = recipe.tags.slice(0, MOST_TAGS).filter(isName);
  const category = matcher.category(
    [recipe.category ?? "", ...tags].filter((name) => name && isName(name)),
  );
  const { tagIds, warnings: tagWarnings } = tagsOf(tags, matcher);
  const level = recipe.difficultyLevel;
  const difficultyLevel = level && isName(level) ? matcher.difficultyLevel(level) : undefined;
  const { warnings: dateWarnings, ...dates } = datesOf(recipe);
  const instructions = recipe.instructions.join("\n");
  const draft: ImportDraft = {
    name: shorten(recipe.name.replace(/\s+/g, " "), maxLength.recipeName),
    description: shortenOptional(recipe.description, maxLength.description),
    source: originOf(recipe, matcher.importer),
    servings: recipe.servings ?? null,
    servingsUnit: shortenOptional(recipe.servingsUnit, maxLength.servingsUnit),
    prepMinutes: minutes(recipe.prepMinutes),
    cookMinutes: minutes(recipe.cookMinutes),
    totalMinutes: minutes(recipe.totalMinutes),
    ingredientsNotes: shortenOptional(
      [...notes, recipe.notes ?? ""].join("\n"),
      maxLength.ingredientsNotes,
    ),
    instructions: shortenInstructions(instructions, maxLength.instructions),
    categoryId: category ?? matcher.usualCategoryId,
    difficultyLevelId: difficultyLevel ?? matcher.easiestLevelId,
    coverDrawing: recipe.coverDrawing ?? null,
    visibility: recipe.visibility ?? null,
    tagIds,
    lines,
    ...dates,
  };
  return {
    draft,
    warnings: [
      ...recipe.warnings,
      ...(instructions.length > maxLength.instructions ? ["The instructions were shortened."] : []),
      ...(category === undefined ? ["The category is unknown. Please check it."] : []),
      ...(level !== undefined && difficultyLevel === undefined
        ? ["The difficulty level is unknown. Please check it."]
        : []),
      ...tagWarnings,
      ...dateWarnings,
      ...warnings,
    ].map(withoutNul),
  };
}
