import { ingredientWords } from "../../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../../shared/amounts/words/lists";

const GENERIC = new RegExp(`^(?:${anyIn(ingredientWords, ({ generic }) => generic)})$`, "i");
const PART = new RegExp(`^(?:${anyIn(ingredientWords, ({ parts }) => parts)})$`, "i");
const REMARK = new RegExp(
  `\\s(?:${anyIn(ingredientWords, ({ prepositions }) => prepositions)})\\s.*|[,(].*`,
  "i",
);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The forms of a word, in English and in German: tomato and tomatoes, Tomate and Tomaten. */
function formsOf(word: string): string {
  const plain = literally(word);
  if (/^ei$/i.test(plain)) return "eiern?|ei";
  if (/[^aeiou]y$/i.test(plain)) return `${plain.slice(0, -1)}(?:y|ies)`;
  if (/(?:lea|loa|hal)f$/i.test(plain)) return `${plain.slice(0, -1)}(?:f|ves)`;
  return `${plain.replace(/(?<=\w{3})s$/, "")}(?:s|es|n|en|e)?`;
}

/** Matches words as a whole, the last of them in any form. */
function called(words: string): RegExp {
  const before = literally(words.slice(0, words.lastIndexOf(" ") + 1)).replaceAll(" ", "\\s");
  const last = formsOf(words.slice(words.lastIndexOf(" ") + 1));
  return new RegExp(`(?<![\\p{L}-])${before}(?:${last})(?!\\p{L})`, "giu");
}

/** What a step may call an ingredient, short of its whole name: "flour" for "Plain flour". */
function mainWords(name: string): string[] {
  const words = name.replace(REMARK, "").trim().split(" ");
  const [last, before] = [words.at(-1)!, words.at(-2)];
  if (last === "") return [];
  if (PART.test(last)) return before ? [before, last] : [last];
  if (!GENERIC.test(last)) return [last];
  // "Baking" is what one does with it.
  return before && !/ing$/i.test(before) ? [before] : [];
}

/** The German nouns in the middle of a text, where English has no capitals. */
const nounsIn = (text: string) => text.match(/(?<=[\p{Ll},;]\s)\p{Lu}\p{Ll}{3,}/gu) ?? [];

/** Whether a noun is what a name ends with: "Mehl" is what "Weizenmehl" is. */
const isEndOf = (noun: string, name: string) => name.toLowerCase().endsWith(noun.toLowerCase());

/**
 * The lines of a recipe that a step needs: those whose ingredient it calls by the name or by the main
 * word of it. In the order of the recipe.
 */
export function linesOf<Line extends { name: string }>(
  step: string,
  lines: readonly Line[],
): Line[] {
  const needed = new Set<Line>();
  let rest = step;
  // Whole names first, the longest at the start: "tomato paste" is no tomato.
  for (const line of [...lines].sort((one, other) => other.name.length - one.name.length)) {
    const without = rest.replace(called(line.name), "·");
    if (without !== rest) needed.add(line);
    rest = without;
  }
  const nouns = nounsIn(rest);
  return lines.filter(
    (line) =>
      needed.has(line) ||
      mainWords(line.name).some((word) => called(word).test(rest)) ||
      nouns.some((noun) => isEndOf(noun, line.name)),
  );
}
