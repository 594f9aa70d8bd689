import type { MotifName } from "../motifs/motifs";
import { englishChangers, englishIngredients, englishOthers } from "./englishIngredients";
import { germanIngredients } from "./germanIngredients";
import { parseEnglish, parseGerman, Phrases, splitWords } from "./phrases";

const names = new Phrases<MotifName | null>();

const changers = new Set(parseEnglish(englishChangers));

const getEntries = (table: Partial<Record<MotifName, string>>) =>
  Object.entries(table) as [MotifName, string][];

for (const [motif, list] of getEntries(germanIngredients)) names.add(parseGerman(list), motif);
for (const [motif, list] of getEntries(englishIngredients)) names.add(parseEnglish(list), motif);
names.add(parseEnglish(englishOthers), null);

/** Returns true if the complete text is the name of an ingredient. */
export const isIngredient = (name: string): boolean => names.has(name);

/** Finds the drawable ingredients in words, in order. Longer names take precedence. */
export function findIngredients(words: readonly string[]): MotifName[] {
  const foundMotifs = new Set<MotifName>();
  for (let position = 0; position < words.length;) {
    const match = names.findAt(words, position);
    position += match?.length ?? 1;
    if (match?.value && !changers.has(words[position] ?? "")) foundMotifs.add(match.value);
  }
  return [...foundMotifs];
}

/** Finds the drawable ingredients in a text. */
export const readIngredients = (text: string): MotifName[] => findIngredients(splitWords(text));
