/** Words of yields in English, German, French, Italian, Spanish and Dutch. */

import type { NumberRead } from "../../../../shared/amounts/numbers";

export const yieldWords = {
  /** Words before the number. */
  leading:
    "serves|feeds|servings?|makes|yields?|recipe|enough|for|up to|about|approx|approximately|around|roughly|für|ergibt|reicht|portionen|etwa|ungefähr|rund|bis zu|ca|circa|menge|pour|donne|environ|dosi|per|ingredienti|resa|para|rinde|raciones|voor|ongeveer|goed",
  servings:
    "servings?|serves|portions?|portionen|porzion[ei]|porción|porciones|raciones|portie|porties",
  dozen: "dozens?|doz\\.?|dutzend|douzaines?|dozzin[ae]|docenas?|dozijn",
  /** Words between the numbers of a range. */
  to: "to|or|bis|oder|à|ou|a|o|tot|of",
  /** Words that begin a remark, which is no part of the counted thing. */
  remark:
    "as|with|for|from|to|at|in|per|each|or|plus|depending|generously|easily|comfortably|lots?|few|crowd|als|mit|pro|für|oder|je nach|insgesamt|comme|pour|par|selon|come|secondo|como|según|voor|afhankelijk",
  /** Words that are left at the end of a name before a number. */
  joining: "and|of|about|und|von|je|zu|mit|ca|et|de|à|di|da|e|y|van",
  ofEach: "each|apiece|of|je|à|von|chacune?|ciascun[oa]|cada|de|da|per stuk",
  /** Things that have a size: "2 lb loaf" is one loaf, unlike "2 lb jam". */
  shaped:
    "loaf|cake|pie|tart|bread|tin|pan|dish|casserole|roast|brot|laib|kuchen|torte|kastenform|springform|form|braten|pain|gâteau|tarte|moule|pane|torta|stampo|pastel|molde|brood|taart",
} as const;

/** Numbers of the other languages; `readNumber` reads English and German ones. */
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
