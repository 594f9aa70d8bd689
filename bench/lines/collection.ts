import { readFileSync } from "node:fs";
import { join } from "node:path";
import { linesOfText, type ParsedLine, parseLine } from "../../shared/amounts/parseLine";

export const languages = ["en", "de"] as const;

export type Language = (typeof languages)[number];

/** A line of the collection with all correct readings. */
export interface CollectedLine {
  text: string;
  readings: ParsedLine[];
}

/**
 * Quantity, unit, ingredient, preparation and "optional", separated by bars; trailing empty ones are omitted.
 */
function parseReading(text: string): ParsedLine {
  const [quantity = "", unit = "", ingredient = "", preparation = "", optional = ""] = text
    .split("|")
    .map((field) => field.trim());
  return { quantity, unit, ingredient, preparation, isOptional: optional === "optional" };
}

/** The lines of a language, each followed by its indented readings. */
export function collectedLines(language: Language): CollectedLine[] {
  const text = readFileSync(join(__dirname, `${language}.txt`), "utf8");
  return text
    .trimEnd()
    .split(/\n(?! )/)
    .map((entry) => {
      const [line = "", ...readings] = entry.split("\n");
      return { text: line, readings: readings.map(parseReading) };
    });
}

const numberWords: Readonly<Record<string, string>> = {
  a: "1",
  an: "1",
  one: "1",
  two: "2",
  three: "3",
  ein: "1",
  eine: "1",
  einer: "1",
  zwei: "2",
  drei: "3",
};

/** Unifies spellings of the same text: fractions, dashes, case, and dots after abbreviations. */
const normalize = (text: string): string =>
  text
    .replace(/(\d)(?=[½⅓⅔¼¾⅛])/g, "$1 ")
    .normalize("NFKC")
    .replaceAll("⁄", "/")
    .toLowerCase()
    .replace(/\s*[–-]\s*/g, "-")
    .replace(/(?<=\p{L})\.(?= |$)/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Unifies ways to write the same number. */
const normalizeQuantity = (text: string): string =>
  normalize(text)
    .replace(/ (?:to|bis) /g, "-")
    .replace(/(?<=\d)[.,](?=\d{3}\b)/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/\p{L}+/gu, (word) => numberWords[word] ?? word);

const comparisonKey = ({
  quantity,
  unit,
  ingredient,
  preparation,
  isOptional,
}: ParsedLine): string =>
  [
    normalizeQuantity(quantity),
    normalize(unit),
    normalize(ingredient),
    normalize(preparation),
    isOptional,
  ].join();

/** Parses a line as the form does on paste. */
export const readLine = (text: string): ParsedLine | null => parseLine(linesOfText(text)[0] ?? "");

/** Checks that the grammar reads a line in one of the correct ways. */
export function isRight({ text, readings }: CollectedLine): boolean {
  const parsed = readLine(text);
  return parsed !== null && readings.map(comparisonKey).includes(comparisonKey(parsed));
}
