import { editDistance } from "../../../../shared/editDistance";
import { foldText } from "../../../../shared/foldText";
import { mostErrors, listSpellings } from "../../../../shared/amounts/ingredientMatches";
import { maxLength } from "../../../../shared/inputLimits";

/** An existing ingredient. */
export interface KnownIngredient {
  ingredientId: number;
  label: string;
  /** Further names of the ingredient. */
  aliases?: readonly string[];
  /** Words of the same meaning. */
  synonyms?: readonly string[];
}

/** The ingredient that a name refers to, or similar ones if no ingredient has this name. */
export interface IngredientMatch {
  ingredient: KnownIngredient | null;
  suggestions: KnownIngredient[];
}

/**
 * A name of at least this length that differs by one typing error is very unlikely to be another
 * ingredient.
 */
const MIN_SAFE_LENGTH = 8;

/** The number of similar ingredients that are suggested. */
const MAX_SUGGESTIONS = 3;

/** If a name has at most two typing errors, at least one of its three parts has no error. */
const PARTS = 3;

/** The maximum number of spellings that a name is compared with. */
const MAX_COMPARISONS = 100;

/** The maximum number of words in a name whose combinations are looked up. */
const MAX_WORDS = 6;

interface Spelling {
  text: string;
  ingredient: KnownIngredient;
  /** The index of the ingredient in the list. */
  index: number;
}

const joinSortedWords = (words: readonly string[]): string => [...new Set(words)].sort().join(" ");

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Returns the bounds of one part of a text with the given length. */
const getPartBounds = (length: number, part: number): [start: number, end: number] => [
  Math.floor((part * length) / PARTS),
  Math.floor(((part + 1) * length) / PARTS),
];

const makePartKey = (length: number, part: number, text: string) => `${length} ${part} ${text}`;

/** Finds the ingredients of lines. The time per name does not depend on the number of ingredients. */
export class IngredientIndex {
  private readonly bySpelling = new Map<string, KnownIngredient>();
  private readonly byPart = new Map<string, Spelling[]>();
  private readonly byWords = new Map<string, Spelling[]>();
  private readonly matches = new Map<string, IngredientMatch>();

  /** @param distance counts typing errors */
  constructor(
    ingredients: readonly KnownIngredient[],
    private readonly distance = editDistance,
  ) {
    const spellings = ingredients.flatMap((ingredient, index) =>
      [ingredient.label, ...(ingredient.aliases ?? [])]
        .flatMap(listSpellings)
        .map((text): Spelling => ({ text, ingredient, index })),
    );
    // The name of an ingredient takes precedence over aliases, both over plurals, and all over synonyms.
    for (const ingredient of ingredients)
      this.bySpelling.set(foldText(ingredient.label), ingredient);
    for (const ingredient of ingredients) {
      for (const alias of ingredient.aliases ?? []) this.addSpelling(foldText(alias), ingredient);
    }
    for (const spelling of spellings) {
      this.addSpelling(spelling.text, spelling.ingredient);
      addTo(this.byWords, joinSortedWords(spelling.text.split(" ")), spelling);
      for (let part = 0; part < PARTS; part++) {
        const { length } = spelling.text;
        const key = makePartKey(length, part, spelling.text.slice(...getPartBounds(length, part)));
        addTo(this.byPart, key, spelling);
      }
    }
    for (const ingredient of ingredients) {
      for (const spelling of (ingredient.synonyms ?? []).flatMap(listSpellings))
        this.addSpelling(spelling, ingredient);
    }
  }

  private addSpelling(spelling: string, ingredient: KnownIngredient): void {
    if (!this.bySpelling.has(spelling)) this.bySpelling.set(spelling, ingredient);
  }

  /** Finds an ingredient by its name, ignoring case and accents, in singular or plural. */
  match(name: string): IngredientMatch {
    if (name.length > maxLength.referenceName) return { ingredient: null, suggestions: [] };
    const key = foldText(name);
    const match = this.matches.get(key) ?? this.find(name, key);
    this.matches.set(key, match);
    return match;
  }

  private find(name: string, key: string): IngredientMatch {
    const ingredient = [key, ...listSpellings(name)].flatMap(
      (text) => this.bySpelling.get(text) ?? [],
    )[0];
    if (ingredient) return { ingredient, suggestions: [] };
    const suggestions = this.suggest(key);
    const [nearest] = suggestions;
    // Additional words mean another ingredient, but a missing letter is a typing error.
    const isSafe =
      nearest &&
      key.length >= MIN_SAFE_LENGTH &&
      foldText(nearest.label).split(" ").length === key.split(" ").length;
    return { ingredient: isSafe && suggestions.length === 1 ? nearest : null, suggestions };
  }

  /** Returns the ingredients that a name may mean, like `suggestIngredients` but with an index. */
  private suggest(name: string): KnownIngredient[] {
    const maxErrors = mostErrors(name);
    const nearest = new Map<KnownIngredient, { distance: number; index: number }>();
    const add = ({ ingredient, index }: Spelling, distance: number) => {
      const nearestSoFar = nearest.get(ingredient);
      if (!nearestSoFar || distance < nearestSoFar.distance)
        nearest.set(ingredient, { distance, index });
    };
    for (const spelling of this.findSimilar(name, maxErrors)) {
      const errors = this.distance(name, spelling.text);
      if (errors <= maxErrors) add(spelling, errors);
    }
    const words = [...new Set(name.split(" "))];
    for (const { spelling, count } of this.findWithin(words)) {
      // A name that repeats words is longer than the spelling it contains.
      if (spelling.text.length <= name.length) add(spelling, maxErrors + 1 + words.length - count);
    }
    return [...nearest]
      .sort(([, a], [, b]) => a.distance - b.distance || a.index - b.index)
      .slice(0, MAX_SUGGESTIONS)
      .map(([ingredient]) => ingredient);
  }

  /** Returns spellings that share a part with a name at about the same position, the rarest parts first. */
  private findSimilar(name: string, maxErrors: number): Set<Spelling> {
    const matchingSpellings: Spelling[][] = [];
    for (let length = name.length - maxErrors; length <= name.length + maxErrors; length++) {
      for (let part = 0; part < PARTS; part++) {
        const [start, end] = getPartBounds(length, part);
        for (let shift = -maxErrors; shift <= maxErrors; shift++) {
          if (start + shift < 0 || end + shift > name.length) continue;
          const text = name.slice(start + shift, end + shift);
          const spellings = this.byPart.get(makePartKey(length, part, text));
          if (spellings) matchingSpellings.push(spellings);
        }
      }
    }
    const similar = new Set<Spelling>();
    for (const spellings of matchingSpellings.sort((a, b) => a.length - b.length)) {
      for (const spelling of spellings) {
        if (similar.size === MAX_COMPARISONS) return similar;
        similar.add(spelling);
      }
    }
    return similar;
  }

  /** Returns spellings that consist of these words only. */
  private findWithin(words: readonly string[]): { spelling: Spelling; count: number }[] {
    const knownWords = words.slice(0, MAX_WORDS);
    const matches: { spelling: Spelling; count: number }[] = [];
    for (let mask = 1; mask < 2 ** knownWords.length; mask++) {
      const subset = knownWords.filter((_, i) => mask & (1 << i));
      const spellings = this.byWords.get(joinSortedWords(subset)) ?? [];
      for (const spelling of spellings.slice(0, MAX_SUGGESTIONS)) {
        matches.push({ spelling, count: subset.length });
      }
    }
    return matches;
  }
}
