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

/** Shortens a detail to what may be stored; null for one that is not given. */
function fitDetail(detail: Detail, value: string | number | undefined) {
  if (value === undefined) return null;
  if ("max" in detail) return shorten(String(value), detail.max) || null;
  return detail.type === "minutes" ? Math.min(Number(value), detail.range.max) : value;
}

/** Returns the language that the source states, otherwise the one of its text. */
function languageOf(recipe: ImportedRecipe): string | null {
  const stated = canonicalLanguage(recipe.language?.trim().replaceAll("_", "-") ?? "");
  const isKnown = stated !== null && !NO_LANGUAGES.includes(primaryLanguage(stated));
  return isKnown && stated.length <= recipeDetails.language.max ? stated : detectLanguage(recipe);
}

/** The tags of an undetermined language, several languages and no language. */
const NO_LANGUAGES = ["und", "mul", "zxx"];

/**
 * The author of the original before its address, which links recognize at the end. Importers are no source of
 * their own recipes, and an author is named once, however often a recipe is exported and imported.
 */
function originOf({ author, source }: ImportedRecipe, importer: string): string | null {
  const isNamed = source === author || source?.startsWith(`${author}, `);
  const isOwn = author !== undefined && nameKey(author) === nameKey(importer);
  const parts = isNamed || isOwn ? [source] : [author, source];
  return shorten(parts.filter(Boolean).join(", "), recipeDetails.source.max) || null;
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
    ...(mapDetails((name, detail) => fitDetail(detail, recipe[name])) as RecipeDetails),
    language: languageOf(recipe),
    source: originOf(recipe, matcher.importer),
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
