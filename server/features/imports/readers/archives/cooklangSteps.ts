import type { ImportedLine } from "../ImportedRecipe";

/** A step without marks, and what it marks. */
export interface CooklangStep {
  text: string;
  lines: ImportedLine[];
  /** The names of the cookware that it marks. */
  cookware: string[];
  /** Counts of cookware, such as "2 frying pan", and amounts of hidden ingredients, which have no place. */
  leftOut: string[];
  /** True if the step only lists ingredients and cookware. */
  isList: boolean;
}

/** A comment up to the end of its line. Three dashes are text. */
const LINE_COMMENT = /(?<![\\-])--(?!-).*$/gm;

/** Removes comments in brackets, `[- such as this -]`. An unclosed comment is text. */
function removeBlockComments(text: string): string {
  const parts: string[] = [];
  let position = 0;
  for (let start = text.indexOf("[-"); start >= 0; start = text.indexOf("[-", start + 2)) {
    if (text[start - 1] === "\\" || start < position) continue;
    const end = text.indexOf("-]", start + 2);
    if (end < 0) break;
    parts.push(text.slice(position, start));
    position = end + 2;
  }
  return parts.join("") + text.slice(position);
}

/** Removes comments, which may contain several paragraphs. */
export const removeComments = (text: string): string =>
  removeBlockComments(text).replace(LINE_COMMENT, "");

/**
 * An ingredient, a piece of cookware or a timer: a name with braces, which may contain blanks, or a single
 * word. Neither a blank after the sign nor a backslash before it makes a mark. Modifiers
 * follow the sign.
 */
const MARK =
  /(?<![\\\p{L}\p{N}])([@#~])([?&@+-]{0,4})(?:(?<=&)\([^()\n]{0,20}\))?(?:((?:[^@#~{}\n\\\s(][^@#~{}\n\\]*)?)\{([^{}]*)\}(?:\(([^()]*)\))?|((?:[\p{L}\p{N}\p{Extended_Pictographic}_'’-]|\u200D|\uFE0F)+))/gu;

/** Splits a measure, such as "2%cups". A leading "=" marks a quantity that does not scale. */
export function readMeasure(braces: string): Pick<ImportedLine, "quantity" | "unit" | "scales"> {
  const isFixed = braces.trimStart().startsWith("=");
  const parts = (isFixed ? braces.replace("=", "") : braces).split("%").map((part) => part.trim());
  const [quantity = "", ...units] = parts;
  return {
    quantity: quantity.replace(/(?<=\d) ?\/ ?(?=\d)/g, "/") || null,
    unit: units.join(" ") || null,
    scales: !isFixed,
  };
}

/** Returns the last part of a reference to another recipe, such as `./sauces/Hollandaise`. */
const readName = (name: string): string => name.trim().replace(/^\.{1,2}[/\\](?:.*[/\\])?/, "");

/** Returns the modifiers at the start, each of which occurs once: "?" of "??". */
function readModifiers(prefix: string): string {
  let modifiers = "";
  for (const sign of prefix) {
    if (modifiers.includes(sign)) break;
    modifiers += sign;
  }
  return modifiers;
}

/** Removes the backslashes before signs that are plain text. */
export const unescapeMarks = (text: string): string => text.replace(/\\([^\p{L}\p{N}\s])/gu, "$1");

/** Extracts the text, the ingredients and the cookware from a paragraph of Cooklang without comments. */
export function readCooklangStep(paragraph: string): CooklangStep {
  const step: CooklangStep = { text: "", lines: [], cookware: [], leftOut: [], isList: false };
  // A backslash at the end of a line is a line break.
  const source = paragraph.replace(/\\$/gm, "").replace(/\s+/g, " ");
  const readMark = (
    _mark: string,
    kind: string,
    prefix: string,
    bracedName?: string,
    braces?: string,
    remark?: string,
    word?: string,
  ): string => {
    const modifiers = readModifiers(prefix);
    // An alias follows the name: `@white wine|wine{}`.
    const [name = "", alias] = readName(prefix.slice(modifiers.length) + (bracedName ?? word ?? ""))
      .split("|")
      .map((part) => part.trim());
    const measure = readMeasure(braces ?? "");
    if (kind === "~") return [measure.quantity, measure.unit].filter(Boolean).join(" ") || name;
    const amount = [measure.quantity, measure.unit, name].filter(Boolean).join(" ");
    // `&` refers to a mark before this one, `-` hides an ingredient from the list.
    const isReference = modifiers.includes("&") && measure.quantity === null;
    if (kind === "#") {
      if (name && !isReference) step.cookware.push(name);
      if (measure.quantity && measure.quantity !== "1") step.leftOut.push(amount);
    } else if (modifiers.includes("-")) {
      if (measure.quantity) step.leftOut.push(amount);
    } else if (name && !isReference) {
      const preparation = (remark ?? "").replace(/(?:^|, )optional$/i, "").trim();
      step.lines.push({
        ...measure,
        ingredient: name,
        preparation: preparation || null,
        isOptional: modifiers.includes("?") || preparation !== (remark ?? "").trim(),
      });
    }
    return alias || name;
  };
  step.text = unescapeMarks(source.replace(MARK, readMark)).replace(/\s+/g, " ").trim();
  const isMarked = step.lines.length + step.cookware.length > 0;
  step.isList = isMarked && !/[\p{L}\p{N}]/u.test(source.replace(MARK, ""));
  return step;
}
