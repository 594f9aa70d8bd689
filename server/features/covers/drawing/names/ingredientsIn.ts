import type { MotifName } from "../motifs/motifs";
import { englishChangers, englishIngredients, englishOthers } from "./englishIngredients";
import { germanIngredients } from "./germanIngredients";
import { english, german, Phrases, wordsOf } from "./phrases";

const names = new Phrases<MotifName | null>();

const changers = new Set(english(englishChangers));

const entries = (table: Partial<Record<MotifName, string>>) =>
  Object.entries(table) as [MotifName, string][];

for (const [motif, list] of entries(germanIngredients)) names.add(german(list), motif);
for (const [motif, list] of entries(englishIngredients)) names.add(english(list), motif);
names.add(english(englishOthers), null);

/** Whether a text is, as a whole, the name of an ingredient. */
export const isIngredient = (name: string): boolean => names.has(name);

/** The drawable ingredients that words name, in their order: the longest names first, whole words only. */
export function ingredientsAmong(words: readonly string[]): MotifName[] {
  const found = new Set<MotifName>();
  for (let at = 0; at < words.length;) {
    const match = names.at(words, at);
    at += match?.length ?? 1;
    if (match?.value && !changers.has(words[at] ?? "")) found.add(match.value);
  }
  return [...found];
}

/** The drawable ingredients that a text names. */
export const ingredientsIn = (text: string): MotifName[] => ingredientsAmong(wordsOf(text));
