import { maxCount, maxLength, minutesRange } from "../../../shared/inputLimits";
import type { ImportedRecipe } from "./readers/ImportedRecipe";
import type { ImportDraft } from "./ImportDraft";
import { toNameKey } from "../../lib/text";
import { readDates } from "./readDates";
import { matchRecipeLines } from "./matchRecipeLines";
import type { ReferenceMatcher } from "./ReferenceMatcher";
import { shorten, shortenInstructions, shortenOptional, removeNul } from "./shorten";

/** A draft of a recipe, with warnings about what could not be used. */
export interface DraftWithWarnings {
  draft: ImportDraft;
  warnings: string[];
}

const limitMinutes = (value: number | undefined): number | null =>
  value === undefined ? null : Math.min(value, minutesRange.max);

/**
 * Puts the author before the address of the original, since links are recognized at the end. Omits the
 * importing user and an author whom the source already names.
 */
function joinSource({ author, source }: ImportedRecipe, importer: string): string | null {
  const isNamed = source === author || source?.startsWith(`${author}, `);
  const isImporter = author !== undefined && toNameKey(author) === toNameKey(importer);
  const parts = isNamed || isImporter ? [source] : [author, source];
  return shorten(parts.filter(Boolean).join(", "), maxLength.source) || null;
}

/** The maximum number of tags that are looked up. */
const MAX_TAGS = 200;
const MAX_WARNING_LENGTH = 1_000;

const fitsName = (text: string): boolean => text.length <= maxLength.referenceName;

function matchTags(tags: readonly string[], matcher: ReferenceMatcher) {
  const ids = tags.map((tag) => [tag, matcher.findTag(tag)] as const);
  const unknownTags = ids.filter(([, id]) => id === undefined).map(([tag]) => tag);
  return {
    tagIds: [...new Set(ids.flatMap(([, id]) => id ?? []))].slice(0, maxCount.tags),
    warnings:
      unknownTags.length > 0
        ? [shorten(`Tags that do not exist here: ${unknownTags.join(", ")}.`, MAX_WARNING_LENGTH)]
        : [],
  };
}

/** Converts an imported recipe to a draft that can be created here. */
export function makeDraft(recipe: ImportedRecipe, matcher: ReferenceMatcher): DraftWithWarnings {
  const { lines, notes, warnings } = matchRecipeLines(recipe, matcher.ingredients);
  const tags = recipe.tags.slice(0, MAX_TAGS).filter(fitsName);
  const category = matcher.findCategory(
    [recipe.category ?? "", ...tags].filter((name) => name && fitsName(name)),
  );
  const { tagIds, warnings: tagWarnings } = matchTags(tags, matcher);
  const level = recipe.difficultyLevel;
  const difficultyLevel = level && fitsName(level) ? matcher.findDifficultyLevel(level) : undefined;
  const { warnings: dateWarnings, ...dates } = readDates(recipe);
  const instructions = recipe.instructions.join("\n");
  const draft: ImportDraft = {
    name: shorten(recipe.name.replace(/\s+/g, " "), maxLength.recipeName),
    description: shortenOptional(recipe.description, maxLength.description),
    source: joinSource(recipe, matcher.importer),
    servings: recipe.servings ?? null,
    servingsUnit: shortenOptional(recipe.servingsUnit, maxLength.servingsUnit),
    prepMinutes: limitMinutes(recipe.prepMinutes),
    cookMinutes: limitMinutes(recipe.cookMinutes),
    totalMinutes: limitMinutes(recipe.totalMinutes),
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
      ...(category === undefined ? ["The category is not known; please check it."] : []),
      ...(level !== undefined && difficultyLevel === undefined
        ? ["The difficulty level is not known; please check it."]
        : []),
      ...tagWarnings,
      ...dateWarnings,
      ...warnings,
    ].map(removeNul),
  };
}
