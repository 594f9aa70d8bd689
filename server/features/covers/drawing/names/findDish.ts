import type { SauceName } from "../colors";
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
import { isIngredient } from "./findIngredients";
import { parseEnglish, parseGerman, Phrases, splitWords } from "./phrases";

/** The dish and the color that a name states. */
export interface DishMatch {
  readonly dish: DishName;
  readonly colour: SauceName | null;
}

const names = new Phrases<DishMatch | null>();

for (const [dish, colour, englishNames, germanNames] of [...savoury, ...sweet, ...drinks]) {
  if (germanNames) names.add(parseGerman(germanNames), { dish, colour });
  names.add(parseEnglish(englishNames), { dish, colour });
}
names.add([...parseEnglish(noDish.english), ...parseGerman(noDish.german)], null);

const endings = germanHeads.split(" ").sort((a, b) => b.length - a.length);

/** Splits a German compound: "apfelkuchen" is a cake of apples. */
function splitCompound(word: string): string[] {
  if (names.has(word) || isIngredient(word)) return [word];
  const head = endings.find((end) => word.endsWith(end) && word.length - end.length > 2);
  if (!head) return [word];
  const first = word.slice(0, -head.length);
  const stems = [first, first.replace(/s$/, ""), `${first}e`, first.replace(/en$/, "e")];
  return [stems.find(isIngredient) ?? first, head];
}

/**
 * Splits the name of a recipe into words. German compounds are split, unless a longer name contains
 * them.
 */
export function splitName(name: string): string[] {
  const words = splitWords(name);
  const parts: string[] = [];
  for (let position = 0; position < words.length;) {
    const length = names.findAt(words, position)?.length ?? 1;
    parts.push(
      ...(length > 1
        ? words.slice(position, position + length)
        : splitCompound(words[position] ?? "")),
    );
    position += length;
  }
  return parts;
}

const ingredientsToo = new Set([
  ...parseEnglish(alsoIngredients.english),
  ...parseGerman(alsoIngredients.german),
]);

/** The words before an accompaniment, which does not determine the dish. */
const company = new Set(
  "with and in on for from of alla al au aux con mit und auf aus an vom von im nach".split(" "),
);

/** Finds all dishes in words, in order; null stands for a name that only resembles one. */
function findDishes(words: readonly string[]): (DishMatch | null)[] {
  const matches: (DishMatch | null)[] = [];
  for (let position = 0; position < words.length;) {
    const match = names.findAt(words, position);
    const end = position + (match?.length ?? 1);
    const isPartOfAnother =
      end < words.length && ingredientsToo.has(words.slice(position, end).join(" "));
    if (match && !isPartOfAnother) matches.push(match.value);
    position = end;
  }
  return matches;
}

/** Returns the index at which the accompaniments begin, ignoring such words within longer names. */
function findHeadEnd(words: readonly string[]): number {
  for (let position = 0; position < words.length;) {
    if (position > 0 && company.has(words[position] ?? "")) return position;
    position += names.findAt(words, position)?.length ?? 1;
  }
  return words.length;
}

/**
 * Returns the dish that the name of a recipe states; null for no dish. This is the last dish before the
 * accompaniments, since the final noun determines the meaning. Without such a dish, it is the last
 * accompaniment that is a dish by itself.
 */
export function findDish(words: readonly string[]): DishMatch | null {
  const end = findHeadEnd(words);
  const head = findDishes(words.slice(0, end));
  if (head.length > 0) return head.at(-1) ?? null;
  const companion = findDishes(words.slice(end)).at(-1) ?? null;
  return companion && accompaniments.includes(companion.dish) ? null : companion;
}
