import { linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { readHeading, readMarkedHeading } from "../../../shared/amounts/readHeading";
import { lineWords } from "../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../shared/amounts/words/lists";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { findIngredient } from "../../../shared/amounts/ingredientMatches";
import type { Option } from "./RecipeFormOptions";

/** A row of the form's ingredients: an ingredient, or a heading. */
export interface DraftLine {
  /** A React key that stays when rows move. */
  key: string;
  /** Null for a line that is not saved yet. */
  lineId: number | null;
  /** The text of a heading; null in a row with the fields of an ingredient. */
  heading: string | null;
  /** Null until an ingredient has the typed name. */
  ingredientId: number | null;
  /** The ingredient's name; as typed if no ingredient has it. */
  ingredient: string;
  /** The typed alias or synonym, which the row shows until the recipe is saved; null for the name. */
  typedName: string | null;
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
  lineId: null,
  heading: null,
  ingredientId: null,
  ingredient: "",
  typedName: null,
  quantity: "",
  unit: "",
  preparation: "",
  isOptional: false,
  scales: true,
});

const texts = ["quantity", "unit", "ingredient", "preparation"] as const;

/** True if a row is empty. */
export const isBlank = (line: DraftLine): boolean =>
  texts.every((name) => line[name].trim() === "") && !line.heading?.trim();

/** True if a row has the fields of an ingredient. */
export const isIngredientRow = ({ heading }: DraftLine): boolean => heading === null;

/** Adds an empty row to rows that are all headings, because a form has at least one ingredient row. */
export const withIngredientRow = (lines: readonly DraftLine[]): DraftLine[] =>
  lines.some(isIngredientRow) ? [...lines] : [...lines, emptyLine()];

/** The heading of a row, even if it was typed as an ingredient ("For the sauce:"); null for an ingredient. */
export function readRowHeading(line: DraftLine): string | null {
  const { heading, ingredient, ingredientId, quantity, unit, preparation } = line;
  if (heading !== null) return heading.trim();
  if (ingredientId !== null || (quantity + unit + preparation).trim() !== "") return null;
  return readMarkedHeading(ingredient);
}

/** True if an ingredient with the typed name has to be created. */
export const isNewIngredient = (line: DraftLine): boolean =>
  line.ingredientId === null && !isBlank(line) && readRowHeading(line) === null;

/** An ingredient for a row: the existing one with a name, or the name of a new one. */
export function pickIngredient(
  ingredients: readonly Option[],
  input: string,
): Pick<DraftLine, "ingredientId" | "ingredient" | "typedName"> {
  const match = findIngredient(ingredients, input);
  if (!match) return { ingredientId: null, ingredient: input, typedName: null };
  const { value, label } = match;
  const isName = findIngredient([{ label }], input) !== undefined;
  return { ingredientId: Number(value), ingredient: label, typedName: isName ? null : input };
}

/** The title of a pasted list. It is no heading, because the form has the same title. */
const LIST_TITLE = new RegExp(
  `^(?:${anyIn(lineWords, ({ listTitle }) => listTitle)})\\s?:?$`,
  "iu",
);

/** The rows of a typed or pasted text, one per line; an unreadable line becomes a row with an error. */
export function linesFrom(text: string, ingredients: readonly Option[]): DraftLine[] {
  const textLines = linesOfText(text).filter((line) => !LIST_TITLE.test(line));
  return textLines.map((line) => {
    // An ingredient in capitals is no heading.
    const isKnown = findIngredient(ingredients, line) !== undefined;
    const heading = isKnown ? readMarkedHeading(line) : readHeading(line, textLines);
    if (heading !== null) return { ...emptyLine(), heading };
    const parsed = parseLine(line);
    return {
      ...emptyLine(),
      ...parsed,
      ...pickIngredient(ingredients, parsed?.ingredient ?? line),
    };
  });
}

/** The position after the last row that is filled or a heading. */
const findEnd = (lines: readonly DraftLine[]) =>
  lines.findLastIndex((line) => !isIngredientRow(line) || !isBlank(line)) + 1;

/** Adds rows after the filled ones. */
export const addLines = (lines: readonly DraftLine[], added: readonly DraftLine[]): DraftLine[] =>
  withIngredientRow([...lines.slice(0, findEnd(lines)), ...added]);

/** Adds an empty heading above the empty rows at the end. */
export const addHeading = (lines: readonly DraftLine[]): DraftLine[] =>
  lines.toSpliced(findEnd(lines), 0, { ...emptyLine(), heading: "" });

/** Removes a row; the last ingredient row stays. */
export function removeLine(lines: readonly DraftLine[], key: string): DraftLine[] {
  const others = lines.filter((line) => line.key !== key);
  return others.some(isIngredientRow) ? others : [...lines];
}

const limits = {
  quantity: maxLength.quantity,
  unit: maxLength.unit,
  ingredient: maxLength.referenceName,
  preparation: maxLength.preparation,
};

const isTooLong = (line: DraftLine) =>
  texts.some((name) => line[name].trim().length > limits[name]);

/** True if a text cannot be the name of a new ingredient. */
const isNoName = (ingredient: string) =>
  readMarkedHeading(ingredient) !== null || !/\p{L}/u.test(ingredient);

function lineError(line: DraftLine): string | undefined {
  if (line.ingredient.trim() === "" || readRowHeading(line) !== null) return undefined;
  if (line.ingredientId === null && isNoName(line.ingredient)) return t("recipeForm.notUnderstood");
  return isTooLong(line) ? t("recipeForm.lineTooLong") : undefined;
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
export const lineErrors = (lines: readonly DraftLine[]): LineErrors => byKey(lines, lineError);

/** Rows without an ingredient; shown after an attempt to save. */
export const missingIngredients = (lines: readonly DraftLine[]): LineErrors =>
  byKey(lines, (line) =>
    isNewIngredient(line) && line.ingredient.trim() === ""
      ? t("recipeForm.lineWithoutIngredient")
      : undefined,
  );

/** Rows with unknown ingredients, for users who may not add ingredients. */
export const unknownIngredients = (lines: readonly DraftLine[]): LineErrors =>
  byKey(lines, (line) =>
    isNewIngredient(line) && line.ingredient.trim() !== ""
      ? t("recipeForm.unknownIngredient")
      : undefined,
  );
