import type { NumberRead } from "./numbers";

/** Numbers in French, Italian, Spanish and Dutch; `readNumber` reads English and German ones. */
const numbers: readonly string[] = [
  "un une una uno een één",
  "deux due dos twee",
  "trois tre tres drie",
  "quatre quattro cuatro",
  "cinq cinque cinco vijf",
  "six sei seis zes",
  "sept sette siete zeven",
  "huit otto ocho",
  "neuf nove nueve negen",
  "dix dieci diez tien",
  "onze undici",
  "douze dodici doce twaalf",
];

/** A pattern for these numbers within a sentence. */
export const NUMBER_WORDS = numbers.join(" ").replaceAll(" ", "|");

/** The words between a unit and its ingredient in these languages: "di" in "2 cucchiai di olio". */
export const OF_IN_OTHER_LANGUAGES = "(?:de|di|da|du|des|del|della|van) |(?:de l|dell|d)[’']";

/** A pattern for amounts without a number in these languages, and for halves. */
export const SOME_IN_OTHER_LANGUAGES =
  "quelques|un peu de|qualche|un po['’] di|un poco de|un[oa]s|algun[oa]s|enkele|een beetje|een halve|(?:une? |una )?(?:demie?|mezz[oa]|medi[oa])";

const values = new Map(
  numbers.flatMap((words, index) => words.split(" ").map((name) => [name, index + 1] as const)),
);

/** Reads the number in words at the start of a text that is in a language without tables of amounts. */
export function readFirstWord(text: string): NumberRead | null {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const value = values.get(word.toLowerCase());
  if (value === undefined) return null;
  return { value, rest: text.slice(word.length), isArticle: value === 1 };
}
