import { maxCount, maxLength } from "../../../shared/inputLimits";
import { canonicalLanguage, primaryLanguage } from "../../../shared/languageTag";
import {
  type Detail,
  mapDetails,
  recipeDetails,
  type RecipeDetails,
} from "../../../shared/recipeDetails";
import { detectLanguage } from "./readers/detectLanguage";
import type { ImportedRecipe } from "./readers/ImportedRecipe";
import { findDoubts } from "./findDoubts";
import type { ImportDraft } from "./ImportDraft";
import { toNameKey } from "../../lib/text";
import { readDates } from "./readDates";
import { matchRecipeLines } from "./matchRecipeLines";
import type { ReferenceMatcher } from "./ReferenceMatcher";
import { shorten, shortenInstructions, shortenOptional, removeNul } from "./shorten";

/** A draft of a recipe, with warnings about the parts that could not be used. */
export interface DraftWithWarnings {
  draft: ImportDraft;
  warnings: string[];
}

/** Shortens a detail to its limit; null for a missing one. */
function fitDetail(detail: Detail, value: string | number | undefined) {
  if (value === undefined) return null;
  if ("max" in detail) return shorten(String(value), detail.max) || null;
  return detail.type === "minutes" ? Math.min(Number(value), detail.range.max) : value;
}

/** Returns the language that the source states, otherwise the one of its text. */
function readLanguage(recipe: ImportedRecipe): string | null {
  const stated = canonicalLanguage(recipe.language?.trim().replaceAll("_", "-") ?? "");
  const isKnown = stated !== null && !NO_LANGUAGES.includes(primaryLanguage(stated));
  return isKnown && stated.length <= recipeDetails.language.max ? stated : detectLanguage(recipe);
}

/** The tags of an undetermined language, several languages and no language. */
const NO_LANGUAGES = ["und", "mul", "zxx"];

/**
 * Puts the author before the address of the original, since links are recognized at the end. Omits the
 * importing user and an author whom the source already names.
 */
function joinSource({ author, source }: ImportedRecipe, importer: string): string | null {
  const isNamed = source === author || source?.startsWith(`${author}, `);
  const isImporter = author !== undefined && toNameKey(author) === toNameKey(importer);
  const parts = isNamed || isImporter ? [source] : [author, source];
  return shorten(parts.filter(Boolean).join(", "), recipeDetails.source.max) || null;
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

function matchEquipment(names: readonly string[], matcher: ReferenceMatcher) {
  const ids = names.map((name) => [name, matcher.findEquipment(name)] as const);
  const newEquipment = ids.filter(([, id]) => id === undefined).map(([name]) => name);
  const list = newEquipment.join(", ");
  return {
    equipmentIds: [...new Set(ids.flatMap(([, id]) => id ?? []))],
    newEquipment,
    warnings:
      list && !matcher.createsEquipment
        ? [shorten(`Equipment that does not exist here: ${list}.`, MAX_WARNING_LENGTH)]
        : [],
  };
}

/** Converts an imported recipe to a draft that can be created here. */
export function makeDraft(recipe: ImportedRecipe, matcher: ReferenceMatcher): DraftWithWarnings {
  const { lines, notes, warnings } = matchRecipeLines(recipe, matcher.ingredients);
  const tags = recipe.tags.slice(0, MAX_TAGS).filter(fitsName);
  const categoryNames = [recipe.category ?? "", ...(recipe.otherCategories ?? [])]
    .map((name) => removeNul(name).trim())
    .filter((name) => name && fitsName(name));
  const category = matcher.categories.find(categoryNames.slice(0, MAX_TAGS), tags);
  const { tagIds, warnings: tagWarnings } = matchTags(tags, matcher);
  const { warnings: equipmentWarnings, ...equipment } = matchEquipment(
    (recipe.equipment ?? [])
      .map((name) => name.replaceAll("\0", "").trim())
      .filter((name) => name && fitsName(name))
      .slice(0, maxCount.equipment),
    matcher,
  );
  const level = recipe.difficultyLevel;
  const difficultyLevel = level && fitsName(level) ? matcher.findDifficultyLevel(level) : undefined;
  const { warnings: dateWarnings, ...dates } = readDates(recipe);
  const instructions = recipe.instructions.join("\n");
  const draft: ImportDraft = {
    name: shorten(recipe.name.replace(/\s+/g, " "), maxLength.recipeName),
    ...(mapDetails((name, detail) => fitDetail(detail, recipe[name])) as RecipeDetails),
    language: readLanguage(recipe),
    source: joinSource(recipe, matcher.importer),
    ingredientsNotes: shortenOptional(
      [...notes, recipe.notes ?? ""].join("\n"),
      maxLength.ingredientsNotes,
    ),
    instructions: shortenInstructions(instructions, maxLength.instructions),
    categoryId: category ?? null,
    categoryName: categoryNames[0] ?? null,
    difficultyLevelId: difficultyLevel ?? matcher.easiestLevelId,
    isDifficultyAssumed: difficultyLevel === undefined,
    doubts: findDoubts(instructions, lines),
    coverDrawing: recipe.coverDrawing ?? null,
    visibility: recipe.visibility ?? null,
    tagIds,
    ...equipment,
    lines,
    ...(recipe.steps && { steps: recipe.steps }),
    ...(recipe.history && { history: recipe.history }),
    ...dates,
  };
  return {
    draft,
    warnings: [
      ...recipe.warnings,
      ...(instructions.length > maxLength.instructions ? ["The instructions were shortened."] : []),
      ...(level !== undefined && difficultyLevel === undefined
        ? ["The difficulty level is unknown. Please check it."]
        : []),
      ...tagWarnings,
      ...equipmentWarnings,
      ...dateWarnings,
      ...warnings,
    ].map(removeNul),
  };
}
