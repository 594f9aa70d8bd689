import type { CoverDrawing } from "../../../../shared/coverDrawings";
import { chooseDish } from "./chooseDish";
import type { SauceName } from "./colors";
import type { Dish } from "./Dish";
import { dishes, type DishName } from "./dishes/dishes";
import { hashText } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import type { Kind } from "./Piece";
import { findDish, type DishMatch, splitName } from "./names/findDish";
import { findIngredients, readIngredients } from "./names/findIngredients";
import { isTable, tables, type TableName } from "./stillLife";

/** The content of a cover, which is short enough for a URL. */
export interface CoverSubject {
  /** The dish, or the empty plate with ingredients next to it. */
  readonly dish: DishName | TableName;
  /** The color of soup, sauce, dough or drink that the name of the recipe states. */
  readonly colour: SauceName | null;
  /** The motifs, at most five and all different, the most characteristic first. */
  readonly motifs: readonly MotifName[];
  /** The seed of six hexadecimal digits that determines colors, pattern and arrangement. */
  readonly seed: string;
}

/** The parts of a recipe that determine its cover. */
export interface CoverRecipe {
  readonly name: string;
  readonly ingredients: readonly string[];
  /** The drawing that the author chose; null to derive it from the name. */
  readonly drawing?: CoverDrawing | null;
}

/** The maximum number of motifs, because a still life with more looks crowded. */
export const MAX_MOTIFS = 5;

/**
 * Returns the maximum number of motifs in a dish: more than three would hide it, except for a
 * salad.
 */
const getMaxInside = (dish: DishName): number => (dish === "salad" ? 4 : 3);

/** Ingredients after which a dish is usually named. */
const substance: ReadonlySet<Kind> = new Set<Kind>(["meat", "fish", "pasta"]);

/** Ingredients of so many dishes that they are drawn only as a last resort. */
const everyday: ReadonlySet<MotifName> = new Set<MotifName>([
  "onion",
  "garlic",
  "butter",
  "oil",
  "flour",
  "sugar",
  "brownsugar",
  "yeast",
  "spice",
  "paprika",
  "turmeric",
  "soysauce",
  "mustard",
  "bay",
]);

function rankMotif(motif: MotifName): number {
  if (everyday.has(motif)) return 0;
  const { kind } = motifs[motif];
  if (kind === "pantry" || kind === "egg") return 1;
  return substance.has(kind) ? 3 : 2;
}

const pieces: Partial<Record<MotifName, MotifName>> = {
  chicken: "chickenpieces",
  poultry: "poultrypieces",
};

/**
 * Returns the motif as served: chicken is a leg if the dish shows it whole, and pieces in other
 * dishes.
 */
function toServedMotif(motif: MotifName, dish: DishName | null): MotifName {
  const isWhole = dish === null || dish === "plate" || dish === "stew" || dish === "roast";
  return isWhole ? motif : (pieces[motif] ?? motif);
}

/** The ingredients that a dish itself shows, so that they are not drawn next to it. */
const itself: Partial<Record<DishName, readonly MotifName[]>> = {
  spaghetti: ["spaghetti"],
  bolognese: ["spaghetti"],
  tagliatelle: ["noodles", "pasta", "spaghetti"],
  noodles: ["noodles"],
  noodlesoup: ["noodles"],
  pasta: ["pasta"],
  spaetzle: ["pasta"],
  gnocchi: ["potato"],
  dumplings: ["dumpling"],
  rancheros: ["tortilla"],
  tacos: ["tortilla"],
  toast: ["bread"],
  bagels: ["bread"],
  burger: ["bread"],
  wraps: ["tortilla"],
  frenchtoast: ["bread"],
  rice: ["rice"],
  paella: ["rice"],
  tart: ["pastry"],
  shakshuka: ["egg"],
  omelette: ["egg"],
  friedeggs: ["egg"],
  scrambledeggs: ["egg"],
};

/** The drinks, and the dishes that are served with a wedge of lemon or lime. */
const withWedges: ReadonlySet<DishName> = new Set<DishName>([
  "soup",
  "paella",
  "plate",
  "noodles",
  "fritters",
  "schnitzel",
  "elote",
  "glass",
  "glasses",
  "coupe",
  "mug",
  "fries",
  "crepes",
]);

/** The words and ingredients of a recipe. Finding them takes most of the time. */
interface Reading {
  readonly name: string;
  readonly words: readonly string[];
  readonly namedMotifs: readonly MotifName[];
  readonly listed: readonly MotifName[];
}

function readRecipe(recipe: CoverRecipe): Reading {
  const name = recipe.name.trim();
  const words = splitName(name);
  const listed = [...new Set(recipe.ingredients.flatMap(readIngredients))];
  return { name, words, namedMotifs: findIngredients(words), listed };
}

function chooseMotifs({ namedMotifs, listed }: Reading, dish: DishName | null): MotifName[] {
  const candidates = [
    ...new Set(
      (listed.length > 0 ? listed : namedMotifs).map((motif) => toServedMotif(motif, dish)),
    ),
  ];
  const servedMotifs = [...new Set(namedMotifs.map((motif) => toServedMotif(motif, dish)))];
  const rank = (motif: MotifName): number => {
    const position = servedMotifs.indexOf(motif);
    return position < 0 ? rankMotif(motif) : 20 - position;
  };
  const sorted = candidates.sort((a, b) => rank(b) - rank(a));
  if (dish === null) return sorted.slice(0, MAX_MOTIFS);
  const takes: readonly Kind[] = dishes[dish].takes;
  // Returns true for a lemon that has only provided its juice: the name does not mention it, and
  // the dish is served without a wedge.
  const isJuice = (motif: MotifName): boolean =>
    motifs[motif].kind === "citrus" &&
    !servedMotifs.includes(motif) &&
    takes.includes("citrus") &&
    !withWedges.has(dish);
  const remaining = sorted.filter((motif) => !itself[dish]?.includes(motif) && !isJuice(motif));
  const fitting = remaining.filter((motif) => takes.includes(motifs[motif].kind));
  const isOnTop = (motif: MotifName): boolean => ["herb", "garnish"].includes(motifs[motif].kind);
  const main = fitting.filter((motif) => !isOnTop(motif)).slice(0, getMaxInside(dish));
  const onTop = fitting.filter(isOnTop).slice(0, Math.max(1, 4 - main.length));
  const inside = new Set([...main, ...onTop]);
  const beside = remaining.filter((motif) => !fitting.includes(motif));
  const selected = new Set([...inside, ...beside].slice(0, Math.min(MAX_MOTIFS, inside.size + 2)));
  return remaining.filter((motif) => selected.has(motif));
}

/** Matches words for preparations, in names such as "Braised red cabbage" or "Gebratener Lachs". */
const cooking =
  /\b(?:roast|roasted|baked|grilled|fried|braised|glazed|steamed|sauteed|seared|crispy|barbecued|poached|caramelised|caramelized|charred|blistered|buttered|gebraten|gebratene[rsn]?|gegrillte?[rsn]?|geschmorte?[rsn]?|gebackene?[rsn]?|gedunstete?[rsn]?|glasierte?[rsn]?|gerostete?[rsn]?)\b/;

/** Returns a plate if the name states that a drawable ingredient was cooked. */
function findPlate({ words, namedMotifs }: Reading): DishMatch | null {
  const takes: readonly Kind[] = dishes.plate.takes;
  const cooked = cooking.test(words.join(" "));
  const served = namedMotifs.some((motif) => takes.includes(motifs[motif].kind));
  return cooked && served ? { dish: "plate", colour: null } : null;
}

const tableNames = Object.keys(tables) as [TableName, ...TableName[]];

/** Replaces one glass by two for half of the recipes. */
const varyGlasses = (dish: DishName, hash: number): DishName =>
  dish === "glass" && hash & 0x1000000 ? "glasses" : dish;

function composeSubject(reading: Reading, drawing: CoverDrawing | null | undefined): CoverSubject {
  const { name, words } = reading;
  const hash = hashText(name);
  const seed = (hash & 0xffffff).toString(16).padStart(6, "0");
  const dishMatch = drawing ? chooseDish(drawing, words) : (findDish(words) ?? findPlate(reading));
  const shownMotifs = chooseMotifs(reading, dishMatch?.dish ?? null);
  if (dishMatch) {
    return {
      dish: varyGlasses(dishMatch.dish, hash),
      colour: dishMatch.colour,
      motifs: shownMotifs,
      seed,
    };
  }
  const table = tableNames[(hash >>> 24) % tableNames.length] ?? tableNames[0];
  return { dish: table, colour: null, motifs: shownMotifs, seed };
}

/** Chooses the content of a recipe's cover; equal recipes always have the same cover. */
export const chooseCover = (recipe: CoverRecipe): CoverSubject =>
  composeSubject(readRecipe(recipe), recipe.drawing);

/** Chooses a recipe's cover for each of some drawings, and reads the recipe's text once. */
export function chooseCovers(
  recipe: CoverRecipe,
  drawings: readonly (CoverDrawing | null)[],
): CoverSubject[] {
  const reading = readRecipe(recipe);
  return drawings.map((drawing) => composeSubject(reading, drawing));
}

const joinWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");

const nameMotifs = (names: readonly MotifName[]): string =>
  joinWords([...new Set(names.map((name) => motifs[name].word))]);

/** Returns the alternative text: the dish and the ingredients in it and next to it. */
export function describeCover({ dish, motifs: shownMotifs }: CoverSubject): string {
  if (isTable(dish)) {
    const { word } = tables[dish];
    return `Drawn: ${shownMotifs.length > 0 ? `${nameMotifs(shownMotifs)} next to ${word}` : word}`;
  }
  const { word, takes }: Dish = dishes[dish];
  const inside = nameMotifs(shownMotifs.filter((name) => takes.includes(motifs[name].kind)));
  const beside = nameMotifs(shownMotifs.filter((name) => !takes.includes(motifs[name].kind)));
  return `Drawn: ${word}${inside && ` with ${inside}`}${beside && `, next to ${beside}`}`;
}
