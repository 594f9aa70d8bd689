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
