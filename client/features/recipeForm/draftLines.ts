import { isHeading, linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { foldText } from "../../../shared/foldText";
import { findIngredient } from "../../../shared/amounts/ingredientMatches";
import type { Option } from "./RecipeFormOptions";

/** A row of the form's ingredients. */
export interface DraftLine {
  /** A React key that stays when rows move. */
  key: string;
  /** Null until an ingredient has the typed name. */
  ingredientId: number | null;
  /** The ingredient's name as typed. */
  ingredient: string;
  quantity: string;
  unit: string;
  preparation: string;
  isOptional: boolean;
  /** True if it changes with the servings. */
  scales: boolean;
}

/** The errors of rows, by row key. */
export type LineErrors = Record<string, string>;

let rows = 0;

export const emptyLine = (): DraftLine => ({
  key: `row-${++rows}`,
  ingredientId: null,
  ingredient: "",
  quantity: "",
  unit: "",
  preparation: "",
  isOptional: false,
  scales: true,
});

const texts = ["quantity", "unit", "ingredient", "preparation"] as const;

/** True if a row is empty. */
export const isBlank = (line: DraftLine): boolean =>
  texts.every((name) => line[name].trim() === "");

/** An ingredient for a row: the existing one with a name, or the name of a new one. */
export function pickIngredient(
  ingredients: readonly Option[],
  input: string,
): Pick<DraftLine, "ingredientId" | "ingredient"> {
  const match = findIngredient(ingredients, input);
  return match
    ? { ingredientId: Number(match.value), ingredient: match.label }
    : { ingredientId: null, ingredient: input };
}

/** The rows of a typed or pasted text, one per line; an unreadable line becomes a row with an error. */
export const linesFrom = (text: string, ingredients: readonly Option[]): DraftLine[] =>
  linesOfText(text).map((line) => {
    const parsed = parseLine(line);
    return {
      ...emptyLine(),
      ...parsed,
      ...pickIngredient(ingredients, parsed?.ingredient ?? line),
    };
  });

/** Adds rows after the filled ones. */
export const addLines = (lines: readonly DraftLine[], added: readonly DraftLine[]): DraftLine[] => {
  const end = lines.findLastIndex((line) => !isBlank(line)) + 1;
  return [...lines.slice(0, end), ...added];
};

/** Adds an empty row after another, unless that row or the next is empty. */
export function openNextLine(lines: readonly DraftLine[], index: number): DraftLine[] {
  const next = lines[index + 1];
  const isOpen = isBlank(lines[index]!) || (next && isBlank(next));
  return isOpen ? [...lines] : lines.toSpliced(index + 1, 0, emptyLine());
}

/** Removes a row; the last one stays. */
export const removeLine = (lines: readonly DraftLine[], key: string): DraftLine[] =>
  lines.length > 1 ? lines.filter((line) => line.key !== key) : [...lines];

const limits = {
  quantity: maxLength.quantity,
  unit: maxLength.unit,
  ingredient: maxLength.referenceName,
  preparation: maxLength.preparation,
};

const isTooLong = (line: DraftLine) =>
  texts.some((name) => line[name].trim().length > limits[name]);

/** The identity of a row's ingredient, existing or new. */
const identity = ({ ingredientId, ingredient }: DraftLine) => ingredientId ?? foldText(ingredient);

function lineError(line: DraftLine, lines: readonly DraftLine[]): string | undefined {
  if (line.ingredient.trim() === "") return undefined;
  if (
    line.ingredientId === null &&
    (isHeading(line.ingredient) || !/\p{L}/u.test(line.ingredient))
  ) {
    return t("recipeForm.notUnderstood");
  }
  if (isTooLong(line)) return t("recipeForm.lineTooLong");
  const first = lines.findIndex((other) => identity(other) === identity(line));
  return lines[first] === line ? undefined : t("recipeForm.duplicate", { row: first + 1 });
}

const byKey = (
  lines: readonly DraftLine[],
  getError: (line: DraftLine) => string | undefined,
): LineErrors => {
  const errors = lines.map((line) => [line.key, getError(line)] as const);
  return Object.fromEntries(
    errors.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

/** Errors that rows show at once. */
export const lineErrors = (lines: readonly DraftLine[]): LineErrors =>
  byKey(lines, (line) => lineError(line, lines));

/** Rows without an ingredient; shown after an attempt to save. */
export const missingIngredients = (lines: readonly DraftLine[]): LineErrors =>
  byKey(lines, (line) =>
    !isBlank(line) && line.ingredient.trim() === ""
      ? t("recipeForm.lineWithoutIngredient")
      : undefined,
  );

/** Rows with unknown ingredients, for users who may not add ingredients. */
export const unknownIngredients = (lines: readonly DraftLine[]): LineErrors =>
  byKey(lines, ({ ingredient, ingredientId }) =>
    ingredient.trim() !== "" && ingredientId === null
      ? t("recipeForm.unknownIngredient")
      : undefined,
  );
