import type { ImportedLine } from "../ImportedRecipe";

/** A step without marks, and what it marks. */
export interface CooklangStep {
  text: string;
  lines: ImportedLine[];
  /** The names of the cookware that it marks. */
  cookware: string[];
  /** True if the step only lists ingredients. */
  isList: boolean;
}

const LINE_COMMENT = /(?<!\\)--.*$/gm;

/** Removes comments in brackets, `[- such as this -]`. An unclosed comment is text. */
function removeBlockComments(text: string): string {
  const parts: string[] = [];
  let position = 0;
  for (let start = text.indexOf("[-"); start >= 0; start = text.indexOf("[-", position)) {
    const end = text.indexOf("-]", start + 2);
    if (end < 0) break;
    parts.push(text.slice(position, start));
    position = end + 2;
  }
  return parts.join("") + text.slice(position);
}

/**
 * An ingredient, a piece of cookware or a timer: a name with braces, which may contain blanks, or a single
 * word. A backslash before the sign makes it plain text.
 */
const MARK =
  /(?<![\\\p{L}\p{N}])([@#~])([?&+-]{0,3})(?:([^@#~{}\n\\]*)\{([^{}]*)\}(?:\(([^()]*)\))?|((?:[\p{L}\p{N}\p{Extended_Pictographic}_'’-]|\u200D|\uFE0F)+))/gu;

/** Splits a measure, such as "2%cups". A leading "=" marks a quantity that does not scale. */
function readMeasure(braces: string): Pick<ImportedLine, "quantity" | "unit" | "scales"> {
  const isFixed = braces.trimStart().startsWith("=");
  const parts = (isFixed ? braces.replace("=", "") : braces).split("%").map((part) => part.trim());
  const [quantity, ...units] = parts;
  return { quantity: quantity || null, unit: units.join(" ") || null, scales: !isFixed };
}

/** Returns the last part of a reference to another recipe, such as `./sauces/Hollandaise`. */
const readName = (name: string): string =>
  name
    .trim()
    .replace(/^\.{1,2}\/.*\//, "")
    .replace(/^\.\//, "");

const unescape = (text: string): string => text.replace(/\\([^\p{L}\p{N}\s])/gu, "$1");

/** Extracts the text, the ingredients and the cookware from a paragraph of Cooklang. */
export function readCooklangStep(paragraph: string): CooklangStep {
  const lines: ImportedLine[] = [];
  const cookware: string[] = [];
  const uncommented = removeBlockComments(paragraph).replace(LINE_COMMENT, "").replace(/\s+/g, " ");
  const text = uncommented.replace(
    MARK,
    (
      _,
      kind: string,
      modifiers: string,
      bracedName?: string,
      braces?: string,
      remark?: string,
      word?: string,
    ) => {
      // An alias follows the name: `@white wine|wine{}`.
      const [name = "", alias] = readName(bracedName ?? word ?? "").split("|");
      const measure = readMeasure(braces ?? "");
      if (kind === "~") return [measure.quantity, measure.unit].filter(Boolean).join(" ") || name;
      if (kind === "#") {
        if (name && !modifiers.includes("&")) cookware.push(name);
        return alias ?? name;
      }
      const isOptional = modifiers.includes("?") || /(?:^|, )optional$/i.test(remark ?? "");
      const preparation = (remark ?? "").replace(/(?:^|, )optional$/i, "").trim();
      // `&` refers to an ingredient that was marked earlier.
      if (name && !modifiers.includes("&")) {
        lines.push({
          ...measure,
          ingredient: name.trim(),
          preparation: preparation || null,
          isOptional,
        });
      }
      return alias ?? name;
    },
  );
  const unmarkedText = uncommented.replace(MARK, "");
  return {
    text: unescape(text).replace(/\s+/g, " ").trim(),
    lines,
    cookware,
    isList: lines.length > 0 && !/[\p{L}\p{N}]/u.test(unmarkedText),
  };
}
