import { ingredientWords } from "../amounts/words/byLocale";
import { anyIn } from "../amounts/words/lists";

const GENERIC = new RegExp(`^(?:${anyIn(ingredientWords, ({ generic }) => generic)})$`, "i");
const PART = new RegExp(`^(?:${anyIn(ingredientWords, ({ parts }) => parts)})$`, "i");
const REMARK = new RegExp(
  `\\s(?:${anyIn(ingredientWords, ({ prepositions }) => prepositions)})\\s.*|[,(].*`,
  "i",
);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The common stem of a word's forms, and a pattern of their endings. */
function splitWordForms(word: string): [stem: string, endings: string] {
  if (/^ei$/i.test(word)) return [word, "(?:ern?)?"];
  if (/[^aeiou]y$/i.test(word)) return [word.slice(0, -1), "(?:y|ies)"];
  if (/(?:lea|loa|hal)f$/i.test(word)) return [word.slice(0, -1), "(?:f|ves)"];
  return [word.replace(/(?<=\w{3})s$/, ""), "(?:s|es|n|en|e)?"];
}

/** Words to find in texts as a phrase, the last one in any form, in English and German. */
interface Words {
  /** The common start of all forms, in lower case. */
  stem: string;
  endings: string;
  /** Compiled for the first text that contains the stem. */
  pattern?: RegExp;
}

function readWords(words: string): Words {
  const last = words.lastIndexOf(" ") + 1;
  const [stem, endings] = splitWordForms(words.slice(last));
  return { stem: (words.slice(0, last) + stem).toLowerCase(), endings };
}

function makePattern(words: Words): RegExp {
  const stem = escapeRegExp(words.stem).replaceAll(" ", "\\s");
  words.pattern ??= new RegExp(`(?<![\\p{L}-])${stem}${words.endings}(?!\\p{L})`, "giu");
  return words.pattern;
}

/** A text with its lower-case form, which is searched first. */
interface Text {
  text: string;
  lowerCase: string;
}

const readText = (text: string): Text => ({
  text,
  lowerCase: text.toLowerCase().replace(/\s/g, " "),
});

const mayContain = ({ lowerCase }: Text, { stem }: Words) => lowerCase.includes(stem);

/** The words by which a step may name an ingredient, such as "flour" for "Plain flour". */
function mainWords(name: string): string[] {
  const words = name.replace(REMARK, "").trim().split(" ");
  const [last, before] = [words.at(-1)!, words.at(-2)];
  if (last === "") return [];
  if (PART.test(last)) return before ? [before, last] : [last];
  if (!GENERIC.test(last)) return [last];
  // Words such as "baking" describe the use.
  return before && !/ing$/i.test(before) ? [before] : [];
}

/** An ingredient with its lines and the words by which steps name it. */
interface KnownIngredient<Line> {
  lines: Line[];
  lowerCase: string;
  name: Words;
  mainWords: Words[];
}

interface PreparedLines<Line> {
  /** In the recipe's order. */
  all: KnownIngredient<Line>[];
  longestFirst: KnownIngredient<Line>[];
  /** All words of their names, in lower case. */
  words: ReadonlySet<string>;
  /** The lines of frequent phrases. */
  phrases: Map<string, Line[]>;
}

/** Cached by a recipe's lines, because every step and amount is compared with all of them. */
const preparedLines = new WeakMap<readonly object[], PreparedLines<unknown>>();

function prepareLines<Line extends { name: string }>(lines: readonly Line[]): PreparedLines<Line> {
  const cached = preparedLines.get(lines) as PreparedLines<Line> | undefined;
  if (cached) return cached;
  const ingredients = new Map<string, KnownIngredient<Line>>();
  for (const line of lines) {
    const lowerCase = line.name.toLowerCase();
    const ingredient = ingredients.get(lowerCase) ?? {
      lines: [],
      lowerCase,
      name: readWords(line.name),
      mainWords: mainWords(line.name).map(readWords),
    };
    ingredient.lines.push(line);
    ingredients.set(lowerCase, ingredient);
  }
  const all = [...ingredients.values()];
  const longestFirst = [...all].sort((one, other) => other.lowerCase.length - one.lowerCase.length);
  const words = new Set(all.flatMap(({ lowerCase }) => lowerCase.split(" ")));
  const prepared = { all, longestFirst, words, phrases: new Map<string, Line[]>() };
  preparedLines.set(lines, prepared);
  return prepared;
}

/** Returns true if a word occurs in the name of an ingredient. */
export const isInNames = (word: string, lines: readonly { name: string }[]): boolean =>
  prepareLines(lines).words.has(word.toLowerCase());

/** The German nouns of a text in lower case; English has no capitals in the middle of a text. */
const nounsIn = (text: string): string[] => [
  ...new Set(
    (text.match(/(?<=[\p{Ll},;]\s)\p{Lu}\p{Ll}{3,}/gu) ?? []).map((noun) => noun.toLowerCase()),
  ),
];

/** The lines whose ingredient a text names, wholly or by its main word, in the recipe's order. */
export function findNamedLines<Line extends { name: string }>(
  text: string,
  lines: readonly Line[],
): Line[] {
  const { all, longestFirst } = prepareLines(lines);
  const named = new Set<KnownIngredient<Line>>();
  let rest = readText(text);
  // Whole names first, the longest at the start: "tomato paste" does not mean tomatoes.
  for (const ingredient of longestFirst) {
    const { name } = ingredient;
    if (!mayContain(rest, name)) continue;
    const without = rest.text.replace(makePattern(name), "·");
    if (without === rest.text) continue;
    named.add(ingredient);
    rest = readText(without);
  }
  const nouns = nounsIn(rest.text);
  const isCalled = (words: Words) =>
    mayContain(rest, words) && rest.text.search(makePattern(words)) >= 0;
  const namedLines = new Set(
    all
      .filter(
        (ingredient) =>
          named.has(ingredient) ||
          ingredient.mainWords.some(isCalled) ||
          // "Mehl" matches "Weizenmehl".
          nouns.some((noun) => ingredient.lowerCase.endsWith(noun)),
      )
      .flatMap((ingredient) => ingredient.lines),
  );
  return lines.filter((line) => namedLines.has(line));
}

/**
 * Finds the places at which a text names an ingredient, those with the whole name first, then those with a main
 * word, such as "oil" for "Olive oil". A word that names other ingredients, too, is left out.
 */
export function findNames(
  text: string,
  name: string,
  lines: readonly { name: string }[],
): { start: number; end: number }[] {
  const { all } = prepareLines(lines);
  const lowerCase = name.toLowerCase();
  const ingredient = all.find((other) => other.lowerCase === lowerCase);
  if (!ingredient || ingredient.name.stem === "") return [];
  const others = all.filter((other) => other !== ingredient);
  const ownWords = ingredient.mainWords.filter((word) =>
    others.every((other) => other.lowerCase.search(makePattern(word)) < 0),
  );
  const ownNouns = nounsIn(text).filter(
    (noun) => lowerCase.endsWith(noun) && others.every((other) => !other.lowerCase.endsWith(noun)),
  );
  const nouns = ownNouns.map((noun): Words => ({ stem: noun, endings: "" }));
  const patterns = [ingredient.name, ...ownWords, ...nouns].map(makePattern);
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    })),
  );
}

/** The same for a short phrase, cached for all steps. */
export function findPhraseLines<Line extends { name: string }>(
  phrase: string,
  lines: readonly Line[],
): Line[] {
  const { phrases } = prepareLines(lines);
  const phraseLines = phrases.get(phrase) ?? findNamedLines(phrase, lines);
  phrases.set(phrase, phraseLines);
  return phraseLines;
}
