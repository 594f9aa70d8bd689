import type { Finding, LintedLine } from "../../../../shared/lint/Finding";
import { lintRecipe } from "../../../../shared/lint/lintRecipe";
import { addCelsius } from "../../../../shared/lint/temperatureHints";
import { formatTypedNumber, parseTypedNumber } from "../../../shared/typedNumber";
import {
  addLines,
  emptyLine,
  isBlank,
  isIngredientRow,
  pickIngredient,
  readRowHeading,
} from "../draftLines";
import type { RecipeDraft } from "../recipeDraft";
import type { Option } from "../RecipeFormOptions";

/** The names of the site's ingredients, with their other names. */
export const listNames = (ingredients: readonly Option[]): string[] =>
  ingredients.flatMap(({ label, aliases }) => [label, ...(aliases ?? [])]);

/** The hints at a draft; empty until it has ingredients and instructions. */
export function lintDraft(draft: RecipeDraft, names: readonly string[]): Finding[] {
  const filledRows = draft.lines.filter((line) => !isBlank(line));
  if (draft.instructions.trim() === "" || !filledRows.some(isIngredientRow)) return [];
  const lines = filledRows.map((line): LintedLine => ({
    heading: readRowHeading(line),
    name: line.ingredient,
    preparation: line.preparation,
    isOptional: line.isOptional,
  }));
  const recipe = {
    lines,
    instructions: draft.instructions,
    notes: draft.ingredientsNotes,
    servings: parseTypedNumber(draft.servings),
    prepMinutes: parseTypedNumber(draft.prepMinutes),
    cookMinutes: parseTypedNumber(draft.cookMinutes),
    totalMinutes: parseTypedNumber(draft.totalMinutes),
  };
  return lintRecipe(recipe, names);
}

/** The name of the field to focus, for a finding that only a person can mend. */
export function findField({ rule }: Finding): keyof RecipeDraft | null {
  if (rule === "noYield") return "servings";
  if (rule === "noTime") return "prepMinutes";
  return rule === "unusedIngredient" ? "instructions" : null;
}

/** The change that mends a finding, for the other ones. */
export function mendDraft(
  { rule, words, minutes }: Finding,
  draft: RecipeDraft,
  ingredients: readonly Option[],
): Partial<RecipeDraft> {
  if (rule === "fahrenheitOnly") return { instructions: addCelsius(draft.instructions, words) };
  if (rule === "longSteps") return { totalMinutes: formatTypedNumber(minutes ?? null) };
  const line = { ...emptyLine(), ...pickIngredient(ingredients, words) };
  return { lines: addLines(draft.lines, [line]) };
}
