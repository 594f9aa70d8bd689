import { coverDrawings } from "../../shared/coverDrawings";
import { toSortName } from "../../server/lib/text";
import { Random } from "./Random";
import type { Size } from "./Size";
import * as words from "./words";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const DAYS = 2_000;

/** The time a recipe was added: the larger its key, the later. */
export const addedAt = (recipeId: number, { recipes }: Size): Date =>
  new Date(FIRST_DAY + Math.floor((recipeId / recipes) * DAYS * DAY_MS));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a dish: mostly short, and as repetitive as in any large collection. */
function makeName(random: Random, main: string, second: string): string {
  const dish = random.pickByRank(words.dishes);
  const adjective = random.pickByRank(words.adjectives);
  const cuisine = random.pickByRank(words.cuisines);
  const shapes = [
    () => `${adjective} ${main} ${dish}`,
    () => `${main} ${dish} with ${second}`,
    () => `${cuisine} ${main} ${dish}`,
    () => `${adjective} ${cuisine} ${dish} with ${main} and ${second}`,
    () => `${random.pick(words.givenNames)}'s ${adjective} ${main} ${dish}`,
    () => `${main} and ${second} ${dish}`,
    () => `${adjective} ${dish}`,
  ];
  return capitalised(random.pick(shapes)());
}

/** Picks the ingredients of a recipe, as ranks; the recipe is named after the first. */
export function pickIngredients(recipeId: number, { seed, ingredients }: Size): number[] {
  const random = new Random(seed, "ingredients", recipeId);
  // Skips the most common staples, such as salt, which name no dish.
  const main = 10 + random.zipf(words.staples.length - 10, 0.6);
  const others = random.zipfRanks(random.between(4, 12), ingredients);
  others.delete(main);
  return [main, ...others].slice(0, 12);
}

function makeInstructions(random: Random, names: readonly string[]): string {
  const lines = Array.from({ length: random.between(3, 8) }, () =>
    random.pick(words.steps)(random.pick(names), random.pick(names), 5 * random.between(1, 12)),
  );
  if (random.chance(0.15)) lines.splice(random.between(0, 2), 0, random.pick(words.headings));
  return lines.join("\n");
}

/** The keys of owners are spread over all contributors, so that the busiest is not one of the first. */
function pickOwner(random: Random, { contributors }: Size): number {
  return 2 + ((random.zipf(contributors - 1) * 7_919) % (contributors - 1));
}

/** The recipe's row, in the order of the columns in tables.ts. */
export function recipeRow(recipeId: number, size: Size, names: readonly string[]): unknown[] {
  const random = new Random(size.seed, "recipe", recipeId);
  const usedNames = pickIngredients(recipeId, size).map((rank) => names[rank]!);
  const name = makeName(random, usedNames[0]!, usedNames[1]!);
  const prep = random.chance(0.8) ? 5 * random.between(1, 12) : null;
  const cook = random.chance(0.8) ? 5 * random.between(1, 24) : null;
  const rests = random.chance(0.1);
  const at = addedAt(recipeId, size).toISOString();
  return [
    recipeId,
    name,
    toSortName(name),
    makeInstructions(random, usedNames),
    random.chance(0.2) ? `The ${usedNames[1]!} may be replaced by ${usedNames.at(-1)!}.` : null,
    random.chance(0.6) ? `A ${random.pick(words.adjectives)} dish for any day.` : null,
    random.chance(0.1) ? `Adapted from ${random.pick(words.familyNames)}'s cookbook.` : null,
    random.chance(0.9) ? 2 * random.between(1, 6) : null,
    random.chance(0.1) ? "pieces" : null,
    prep,
    cook,
    rests ? (prep ?? 0) + (cook ?? 0) + 60 : null,
    pickOwner(random, size),
    1 + random.zipf(size.categories),
    1 + random.zipf(size.difficultyLevels),
    1,
    at,
    at,
    random.chance(0.05) ? random.pick(coverDrawings) : null,
  ];
}

export function lineRows(recipeId: number, size: Size): unknown[][] {
  const random = new Random(size.seed, "lines", recipeId);
  return pickIngredients(recipeId, size).map((rank, position) => [
    recipeId,
    rank + 1,
    position,
    ...random.pickByRank(words.amounts, 0.5),
    // The preparation, which is empty here.
    null,
    random.chance(0.05),
    !random.chance(0.05),
  ]);
}

export function tagRows(recipeId: number, size: Size): unknown[][] {
  const random = new Random(size.seed, "tags", recipeId);
  const ranks = random.zipfRanks(random.between(0, 6), size.tags);
  return [...ranks].map((rank) => [recipeId, rank + 1]);
}
