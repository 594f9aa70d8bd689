import { readFirstWord } from "../../../../shared/amounts/numberWords";
import { NUMBER, readNumber } from "../../../../shared/amounts/numbers";
import { plainText } from "../../../../shared/amounts/plainText";
import { servingsRange } from "../../../../shared/inputLimits";
import { recipeDetails } from "../../../../shared/recipeDetails";
import type { ImportedRecipe } from "./ImportedRecipe";
import { toPlainLine } from "./toPlainText";
import { yieldWords } from "./yieldWords";

type Servings = Pick<ImportedRecipe, "servings" | "servingsUnit">;

/** A count at the start of a text, and the rest of the text. */
interface Count {
  value: number;
  rest: string;
  /** True for "a cake" and "20 cm cake", which do not state a number. */
  isImplied: boolean;
}

const word = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, "iu");

const LEADING = new RegExp(`^(?:${yieldWords.leading})(?!\\p{L})[\\s:.]*`, "iu");
/** Units that only count servings and are therefore omitted. */
const SERVINGS = new RegExp(`^(?:${yieldWords.servings}|x)$`, "i");
const DOZEN = new RegExp(`^ ?(?:${yieldWords.dozen})(?!\\p{L})(?: (?:of|von|de|di)(?= ))?`, "iu");
const TO = new RegExp(`^ ?(?:[-~/|]|(?:${yieldWords.to})(?= )) ?`, "i");
const REMARK = word(yieldWords.remark);
const REMARK_AFTER = new RegExp(` (?:${yieldWords.remark})(?!\\p{L}).*$`, "iu");
const JOINING = new Set(yieldWords.joining.split("|"));
const OF_EACH = new RegExp(`(?<!\\p{L})(?:${yieldWords.ofEach})\\.?(?!\\p{L})`, "iu");

const BY = ` ?(?:x|by) ?`;
const LENGTH = `(?:mm|cm|centim[eè]t(?:re|er)s?|zentimeter|inch(?:es)?|zoll|pouces?|pollici|pulgadas?)(?!\\p{L})|"|''|[”″]|\u2032\u2032|(?<=[\\d-])in(?![\\p{L}])|in\\.`;
const WEIGHT = `(?:kg|g|grams?|gramm|lbs?|pounds?|pfund|oz|ounces?|ml|cl|dl|l|lit(?:re|er)s?|cups?|quarts?|qt|pints?|gallons?)(?!\\p{L})`;
const ACROSS = `(?:[ -](?:Ø|(?:in )?diameter|durchmesser|de diam[eè]tre|di diametro|de diámetro))?`;
/** The first number of "2 x 20 cm cakes" is a count. */
const SIDES = `(?![1-4]${BY})${NUMBER}(?:${BY}${NUMBER}){0,2}`;
/** "9x13" without a unit: smaller numbers are rather counts. */
const PAN = `(?:[5-9]|[1-4]\\d)${BY}(?:[5-9]|[1-4]\\d)(?![\\p{L}\\d])`;

/** A length: "20 cm", "9x13-inch", "Ø 26 cm", "26er". */
const SIZE = new RegExp(
  `^(?:(?:Ø|⌀|∅) ?)?(?:${SIDES}[ -]?(?:${LENGTH})${ACROSS}|${PAN}|\\d\\der(?= ))`,
  "iu",
);
/** A weight or volume: "900g", "2-pound". It is a size after a count, and before a thing that is shaped. */
const MEASURE = new RegExp(`^${NUMBER}[ -]?${WEIGHT}`, "iu");
const HYPHENATED_MEASURE = new RegExp(`^${NUMBER}-${WEIGHT}`, "iu");
const SHAPED = new RegExp(`^ (?:[\\p{L}-]{1,20} ){0,3}(?:${yieldWords.shaped})(?!\\p{L})`, "iu");
/** "12-cup", "8-serving": parts of a name after a count. */
const HYPHENATED = new RegExp(`^${NUMBER}-\\p{L}{1,12}(?!\\p{L})`, "iu");

const WORD_START = /(?<![\p{L}\d.,/-])(?=[\p{L}\d.,Ø])/gu;

const KILO_AND_GRAMS = /(?<![\d.,])(\d{1,3}) ?(kg|l) (\d{3})(?: ?(?:g|ml))?(?![\p{L}\d])/iu;
const THOUSANDS = /(?<![\d.,])([1-9]) (?=\d{3} ?(?:g|ml)(?!\p{L}))/iu;

/** Writes a weight or volume in two parts as one number: "1 kg 200" becomes "1.2 kg". */
const joinParts = (text: string): string =>
  text
    .replace(THOUSANDS, "$1")
    .replace(
      KILO_AND_GRAMS,
      (_, kilos: string, unit: string, grams: string) =>
        `${(Number(kilos) + Number(grams) / 1000).toFixed(2)} ${unit}`,
    );

/** The maximum length of a text that states servings. */
const MAX_LENGTH = 500;
const MAX_UNIT = recipeDetails.servingsUnit.max;

const isInRange = (count: number): boolean =>
  count >= servingsRange.min && count <= servingsRange.max;

/** Returns the length of a size that is stated without a count, such as "20 cm" in "20 cm cake". */
function sizeWithoutCount(text: string): number {
  const size = SIZE.exec(text) ?? HYPHENATED_MEASURE.exec(text);
  if (size) return size[0].length;
  const measure = MEASURE.exec(text)?.[0];
  return measure && SHAPED.test(text.slice(measure.length)) ? measure.length : 0;
}

/** Reads the number at the start; of a range, the first. */
function readCount(text: string): Count | null {
  if (sizeWithoutCount(text) > 0) return { value: 1, rest: text, isImplied: true };
  const dozen = DOZEN.exec(text);
  if (dozen) return { value: 12, rest: text.slice(dozen[0].length), isImplied: false };
  const [over] = /^\d{1,3}(?= ?\/ ?\d)/.exec(text) ?? [];
  const number =
    readNumber(text) ??
    (over ? { value: Number(over), rest: text.slice(over.length), isArticle: false } : null) ??
    readFirstWord(text);
  if (!number) return null;
  const to = TO.exec(number.rest)?.[0] ?? "";
  const after = number.rest.slice(to.length);
  const last = to !== "" && sizeWithoutCount(after) === 0 ? readNumber(after) : null;
  let rest = number.rest;
  if (last && !last.isArticle) rest = last.rest;
  // "1 - 9 inch pie"
  else if (sizeWithoutCount(after) > 0) rest = after;
  const dozens = DOZEN.exec(rest);
  if (dozens) {
    return { value: 12 * number.value, rest: rest.slice(dozens[0].length), isImplied: false };
  }
  return { value: number.value, rest, isImplied: number.isArticle };
}

/** Finds the first count. An article and a size count one thing only at the start, or after a name. */
function findCount(text: string): (Count & { before: string }) | null {
  const first = readCount(text);
  if (first) return { ...first, before: "" };
  for (const { index } of text.matchAll(WORD_START)) {
    const count = readCount(text.slice(index));
    const isSize = count !== null && sizeWithoutCount(text.slice(index)) > 0;
    if (count && (!count.isImplied || isSize)) return { ...count, before: text.slice(0, index) };
  }
  return null;
}

const readSize = (text: string): string =>
  (SIZE.exec(text) ?? MEASURE.exec(text) ?? HYPHENATED.exec(text))?.[0] ?? "";

/** Returns the name of the counted thing, without remarks such as "as a starter". */
function trimName(text: string): string {
  const words = ` ${text.trim()}`.replace(REMARK_AFTER, "").trim().replace(/^-/, "").split(" ");
  while (JOINING.has(words.at(-1)?.replace(".", "").toLowerCase() ?? "")) words.pop();
  return words.join(" ").trim();
}

/** Splits "(9-inch) pie", "9-inch pie" and "pie (9-inch)" into the name and the size. */
function splitUnit(text: string, count: number): { name: string; size: string } {
  const start = text.replace(/^[ :]+/, "").replace(/^x (?=[\d(])/, "");
  const [bracket = "", inBracket = ""] = /^\(([^()]{1,40})\) ?/.exec(start) ?? [];
  const leading = bracket === "" ? readSize(start) : readSize(inBracket) && inBracket;
  const rest = start.slice(bracket === "" ? leading.length : bracket.length);
  const typedName = /^[^(,;:.|\d]*/.exec(rest)![0];
  const name = trimName(typedName.replace(/(?:Ø|⌀|∅)\s*$/u, ""));
  if (leading !== "") return { name, size: leading };
  const after = rest.slice(typedName.length).replace(/^, ?/, "");
  const [, inBrackets] = /^\(([^()]{1,40})\)/.exec(after) ?? [];
  const stated = inBrackets ?? SIZE.exec(after)?.[0] ?? MEASURE.exec(after)?.[0] ?? "";
  const measure = stated.replace(/^[^\d"]{1,10}(?=\d)/, "");
  // A weight may be that of all things together, which would be wrong next to a scaled number.
  const isOfEach = count === 1 || OF_EACH.test(stated) || OF_EACH.test(typedName.trim());
  const isSize = SIZE.test(measure) || (isOfEach && MEASURE.test(measure));
  return { name, size: isSize ? stated : "" };
}

/**
 * Parses texts such as "4 servings", "Makes about 12 large cookies", "4-6 Personen" and "one 9-inch pie". A size
 * is no count: it follows the name in brackets, as in "pie (9-inch)".
 */
function parseServings(text: string): Servings {
  if (text.length > MAX_LENGTH) return {};
  let remainder = joinParts(plainText(toPlainLine(text)));
  while (LEADING.test(remainder)) remainder = remainder.replace(LEADING, "");
  const count = findCount(remainder);
  if (!count || !isInRange(count.value)) return {};
  const { value: servings, isImplied, before, rest } = count;
  const { name: nameAfter, size } = splitUnit(rest, servings);
  const name = nameAfter === "" && isImplied ? trimName(before.replace(/[(,:]/g, "")) : nameAfter;
  if (SERVINGS.test(name) || REMARK.test(name) || !/\p{L}/u.test(name))
    return isImplied ? {} : { servings };
  const unit = size === "" ? name : `${name} (${size})`;
  return { servings, servingsUnit: unit.length > MAX_UNIT ? name : unit };
}

/**
 * Reads the yield of a recipe: a number, a text, a schema.org quantity, or a list of these. Of a list, a
 * value with a unit is preferred.
 */
export function readServings(recipeYield: unknown): Servings {
  if (typeof recipeYield === "number")
    return isInRange(recipeYield) ? { servings: recipeYield } : {};
  if (typeof recipeYield === "string") return parseServings(recipeYield);
  if (Array.isArray(recipeYield)) {
    const readings = recipeYield
      .map((part) => (Array.isArray(part) ? {} : readServings(part)))
      .filter(({ servings }) => servings !== undefined);
    return readings.find(({ servingsUnit }) => servingsUnit !== undefined) ?? readings[0] ?? {};
  }
  if (typeof recipeYield === "object" && recipeYield !== null) {
    const { value, minValue, unitText } = recipeYield as Record<string, unknown>;
    const count = value ?? minValue;
    if (typeof count !== "string" && typeof count !== "number") return {};
    return parseServings(`${count} ${typeof unitText === "string" ? unitText : ""}`);
  }
  return {};
}
