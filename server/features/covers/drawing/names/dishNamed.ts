import type { SauceName } from "../colours";
import type { DishName } from "../dishes/dishes";
import {
  accompaniments,
  alsoIngredients,
  drinks,
  germanHeads,
  noDish,
  savoury,
  sweet,
} from "./dishNames";
import { isIngredient } from "./ingredientsIn";
import { english, german, Phrases, wordsOf } from "./phrases";

/** What a name says is on the table. */
export interface NamedDish {
  readonly dish: DishName;
  readonly colour: SauceName | null;
}

const names = new Phrases<NamedDish | null>();

for (const [dish, colour, englishNames, germanNames] of [...savoury, ...sweet, ...drinks]) {
  if (germanNames) names.add(german(germanNames), { dish, colour });
  names.add(english(englishNames), { dish, colour });
}
names.add([...english(noDish.english), ...german(noDish.german)], null);

const endings = germanHeads.split(" ").sort((one, other) => other.length - one.length);

/** A German compound as its parts: "apfelkuchen" is a cake of apples. */
function partsOf(word: string): string[] {
  if (names.has(word) || isIngredient(word)) return [word];
  const head = endings.find((end) => word.endsWith(end) && word.length - end.length > 2);
  if (!head) return [word];
  const first = word.slice(0, -head.length);
  const stems = [first, first.replace(/s$/, ""), `${first}e`, first.replace(/en$/, "e")];
  return [stems.find(isIngredient) ?? first, head];
}

/** The words of a recipe's name, German compounds taken apart unless a longer name is made of them. */
export function wordsOfName(name: string): string[] {
  const words = wordsOf(name);
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = names.at(words, at)?.length ?? 1;
    parts.push(...(length > 1 ? words.slice(at, at + length) : partsOf(words[at] ?? "")));
    at += length;
  }
  return parts;
}

const ingredientsToo = new Set([
  ...english(alsoIngredients.english),
  ...german(alsoIngredients.german),
]);

/** What follows is what a dish comes with, and not the dish. */
const company = new Set(
  "with and in on for from of alla al au aux con mit und auf aus an vom von im nach".split(" "),
);

/** All dishes that words name, in their order; null for what only sounds like one. */
function dishesAmong(words: readonly string[]): (NamedDish | null)[] {
  const found: (NamedDish | null)[] = [];
  for (let at = 0; at < words.length;) {
    const match = names.at(words, at);
    const end = at + (match?.length ?? 1);
    const isPartOfAnother =
      end < words.length && ingredientsToo.has(words.slice(at, end).join(" "));
    if (match && !isPartOfAnother) found.push(match.value);
    at = end;
  }
  return found;
}

/** Where what a dish comes with begins, long names that have such a word themselves left whole. */
function endOfHead(words: readonly string[]): number {
  for (let at = 0; at < words.length;) {
    if (at > 0 && company.has(words[at] ?? "")) return at;
    at += names.at(words, at)?.length ?? 1;
  }
  return words.length;
}

/**
 * The dish that a recipe's name says: the last one before what it comes with, since the noun that
 * matters stands last; else the last one that is eaten for itself. Null when it says none.
 */
export function dishNamed(words: readonly string[]): NamedDish | null {
  const end = endOfHead(words);
  const head = dishesAmong(words.slice(0, end));
  if (head.length > 0) return head.at(-1) ?? null;
  const served = dishesAmong(words.slice(end)).at(-1) ?? null;
  return served && accompaniments.includes(served.dish) ? null : served;
}
