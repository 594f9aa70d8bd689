import { editDistance } from "../../../../shared/editDistance";
import { foldText } from "../../../../shared/foldText";
import { mostErrors, listSpellings } from "../../../../shared/amounts/ingredientMatches";
import { maxLength } from "../../../../shared/inputLimits";

/** An ingredient that exists. */
export interface KnownIngredient {
  ingredientId: number;
  label: string;
  /** Its other names. */
  aliases?: readonly string[];
}

/** The ingredient that a name stands for, and similar ones if there is no such ingredient. */
export interface IngredientMatch {
  found: KnownIngredient | null;
  suggestions: KnownIngredient[];
}

/** Names of at least this length with one typing error are hardly any other ingredient. */
const SAFE_LENGTH = 8;

/** How many ingredients are offered instead of one that does not exist. */
const MOST_SUGGESTIONS = 3;

/** A name with at most two typing errors has at least one of three parts without any. */
const PARTS = 3;

/** The number of spellings that a name is compared with. */
const MOST_COMPARED = 100;

/** The number of words of a name that are looked up in all combinations. */
const MOST_WORDS = 6;

interface Spelling {
  text: string;
  ingredient: KnownIngredient;
  /** The place of the ingredient in the list. */
  place: number;
}

const sortedWords = (words: readonly string[]): string => [...new Set(words)].sort().join(" ");

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Where a part of a text of some length begins and ends. */
const boundsOf = (length: number, part: number): [start: number, end: number] => [
  Math.floor((part * length) / PARTS),
  Math.floor(((part + 1) * length) / PARTS),
];

const partKey = (length: number, part: number, text: string) => `${length} ${part} ${text}`;

/** Finds the ingredients of lines. The time for a name does not depend on the number of ingredients. */
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
    const spellings = ingredients.flatMap((ingredient, place) =>
      [ingredient.label, ...(ingredient.aliases ?? [])]
        .flatMap(listSpellings)
        .map((text): Spelling => ({ text, ingredient, place })),
    );
    // The name itself goes before another's alias, and both before another's plural.
    for (const each of ingredients) this.bySpelling.set(foldText(each.label), each);
    for (const each of ingredients) {
      for (const alias of each.aliases ?? []) this.addSpelling(foldText(alias), each);
    }
    for (const each of spellings) {
      this.addSpelling(each.text, each.ingredient);
      addTo(this.byWords, sortedWords(each.text.split(" ")), each);
      for (let part = 0; part < PARTS; part++) {
        const { length } = each.text;
        const key = partKey(length, part, each.text.slice(...boundsOf(length, part)));
        addTo(this.byPart, key, each);
      }
    }
  }

  private addSpelling(spelling: string, ingredient: KnownIngredient): void {
    if (!this.bySpelling.has(spelling)) this.bySpelling.set(spelling, ingredient);
  }

  /** Finds an ingredient by its name in any case, without accents or in the plural. */
  match(name: string): IngredientMatch {
    if (name.length > maxLength.referenceName) return { found: null, suggestions: [] };
    const key = foldText(name);
    const match = this.matches.get(key) ?? this.find(name, key);
    this.matches.set(key, match);
    return match;
  }

  private find(name: string, key: string): IngredientMatch {
    const found = [key, ...listSpellings(name)].flatMap(
      (each) => this.bySpelling.get(each) ?? [],
    )[0];
    if (found) return { found, suggestions: [] };
    const suggestions = this.suggest(key);
    const [nearest] = suggestions;
    // Two words more are another ingredient; a letter less is a typing error.
    const isSafe =
      nearest &&
      key.length >= SAFE_LENGTH &&
      foldText(nearest.label).split(" ").length === key.split(" ").length;
    return { found: isSafe && suggestions.length === 1 ? nearest : null, suggestions };
  }

  /** The ingredients that a name may mean, as `suggestIngredients` finds them one by one. */
  private suggest(name: string): KnownIngredient[] {
    const most = mostErrors(name);
    const nearest = new Map<KnownIngredient, { far: number; place: number }>();
    const add = ({ ingredient, place }: Spelling, far: number) => {
      const before = nearest.get(ingredient);
      if (!before || far < before.far) nearest.set(ingredient, { far, place });
    };
    for (const each of this.similarTo(name, most)) {
      const errors = this.distance(name, each.text);
      if (errors <= most) add(each, errors);
    }
    const words = [...new Set(name.split(" "))];
    for (const { spelling, count } of this.within(words)) {
      // A name that repeats words is longer than they are.
      if (spelling.text.length <= name.length) add(spelling, most + 1 + words.length - count);
    }
    return [...nearest]
      .sort(([, one], [, other]) => one.far - other.far || one.place - other.place)
      .slice(0, MOST_SUGGESTIONS)
      .map(([ingredient]) => ingredient);
  }

  /** Spellings that share a part with a name, at about the same place; those with the rarest parts first. */
  private similarTo(name: string, most: number): Set<Spelling> {
    const found: Spelling[][] = [];
    for (let length = name.length - most; length <= name.length + most; length++) {
      for (let part = 0; part < PARTS; part++) {
        const [start, end] = boundsOf(length, part);
        for (let shift = -most; shift <= most; shift++) {
          if (start + shift < 0 || end + shift > name.length) continue;
          const text = name.slice(start + shift, end + shift);
          const spellings = this.byPart.get(partKey(length, part, text));
          if (spellings) found.push(spellings);
        }
      }
    }
    const similar = new Set<Spelling>();
    for (const spellings of found.sort((one, other) => one.length - other.length)) {
      for (const each of spellings) {
        if (similar.size === MOST_COMPARED) return similar;
        similar.add(each);
      }
    }
    return similar;
  }

  /** Spellings whose words are all among these. */
  private within(words: readonly string[]): { spelling: Spelling; count: number }[] {
    const first = words.slice(0, MOST_WORDS);
    const found: { spelling: Spelling; count: number }[] = [];
    for (let chosen = 1; chosen < 2 ** first.length; chosen++) {
      const some = first.filter((_, i) => chosen & (1 << i));
      const spellings = this.byWords.get(sortedWords(some)) ?? [];
      for (const spelling of spellings.slice(0, MOST_SUGGESTIONS)) {
        found.push({ spelling, count: some.length });
      }
    }
    return found;
  }
}
