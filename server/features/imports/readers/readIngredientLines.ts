import { areMostlyBold } from "./isIngredientLike";
import { isNode, type JsonLdNode } from "./jsonLdNodes";
import { asList, removeCopy, toTexts } from "./jsonLdTexts";
import { markHtmlHeadings, toPlainLine, toPlainLines } from "./toPlainText";

/** The maximum depth of nested lists; deeper ones are ignored. */
const MAX_DEPTH = 10;

const isHeadingOf = (name: unknown): name is string =>
  typeof name === "string" && toPlainLine(name) !== "";

/** Inserts the headings of lists that an export of this program has next to the ingredients. */
function insertHeadings(ingredients: string[], mentions: unknown): string[] {
  const lists = asList(mentions).flatMap((list) => {
    const { name, itemListElement } = (list ?? {}) as JsonLdNode;
    return isHeadingOf(name) && Array.isArray(itemListElement)
      ? [{ heading: `${toPlainLine(name)}:`, lines: toTexts(itemListElement) }]
      : [];
  });
  const lines = lists.flatMap((list) => list.lines);
  const start = ingredients.length - lines.length;
  const isSame = start >= 0 && lines.every((line, i) => line === ingredients[start + i]);
  if (!isSame) return ingredients;
  return [
    ...ingredients.slice(0, start),
    ...lists.flatMap((list) => [list.heading, ...list.lines]),
  ];
}

/** Returns the amount of an ingredient with its unit, from a text or a quantity. */
function readAmount(ingredient: JsonLdNode): string {
  const { amount, quantity, requiredQuantity, value, unitText, unit } = ingredient;
  const given = amount ?? quantity ?? requiredQuantity ?? value;
  const quantityText = isNode(given)
    ? toTexts([given["value"] ?? given["amount"], given["unitText"] ?? given["unit"]])
    : toTexts(given);
  return [...quantityText, ...toTexts(unitText ?? unit)].join(" ");
}

/** Returns ingredients as lines, from texts or from objects with an amount and a name. */
function readLines(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return toPlainLines(markHtmlHeadings(value));
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => readLines(item, depth + 1));
  if (!isNode(value)) return [];
  const { name, text, itemListElement, item } = value;
  if (itemListElement !== undefined) {
    const heading = isHeadingOf(name) ? [`${toPlainLine(name)}:`] : [];
    return [...heading, ...readLines(itemListElement, depth + 1)];
  }
  if (item !== undefined) return readLines(item, depth + 1);
  const words = [readAmount(value), ...toTexts(name ?? text)];
  const line = words.filter((word) => word !== "").join(" ");
  return line === "" ? [] : [line];
}

/** Removes a list marker, brackets around brackets, and an amount of 0 of an ingredient that is used "as required". */
const cleanLine = (line: string): string =>
  line
    .replace(/^[•·▪●▢☐]\s*(?=[\p{L}\p{N}])/u, "")
    .replace(/\(\(([^()]*)\)\)/g, "($1)")
    .replace(
      /^0 (as (?:required|needed)|to taste) (.+)$/i,
      (_, amount: string, name: string) => `${name}, ${amount.toLowerCase()}`,
    );

const BOLD = /^\*\*(.+)\*\*$/;

/** Removes the marks of bold lines, which make a heading, if most lines have them. */
function removeCommonBold(lines: string[]): string[] {
  const texts = lines.map((line) => line.replace(BOLD, "$1"));
  const areBold = areMostlyBold(texts.map((text, i) => ({ text, isBold: text !== lines[i] })));
  return areBold ? texts : lines;
}

/** The number of amounts in a line that is a list. */
const FEWEST_AMOUNTS = 3;

/** Splits the only line of a recipe if it lists amounts: "100 g sugar, 2 eggs, 50 g flour, salt". */
function splitOnlyLine(lines: string[]): string[] {
  const parts = lines.length === 1 ? lines[0]!.split(/, (?=\p{N})/u) : [];
  return parts.length >= FEWEST_AMOUNTS ? parts : lines;
}

/** Reads the ingredients of a recipe as lines. */
export const readIngredientLines = (recipe: JsonLdNode): string[] =>
  insertHeadings(
    removeCommonBold(splitOnlyLine(removeCopy(readLines(recipe["recipeIngredient"])))).map(
      cleanLine,
    ),
    recipe["mentions"],
  );
