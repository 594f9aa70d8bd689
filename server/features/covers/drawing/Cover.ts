import type { CoverDrawing } from "../../../../shared/coverDrawings";
import { chosenDish } from "./chosenDish";
import type { SauceName } from "./colours";
import type { Dish } from "./Dish";
import { dishes, type DishName } from "./dishes/dishes";
import { hashOf } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import type { Kind } from "./Piece";
import { dishNamed, type NamedDish, wordsOfName } from "./names/dishNamed";
import { ingredientsAmong, ingredientsIn } from "./names/ingredientsIn";
import { isTable, tables, type TableName } from "./stillLife";

/** All that a drawn cover is made of; it fits into an address. */
export interface CoverSubject {
  /** The dish, or the empty plate that ingredients lie beside. */
  readonly dish: DishName | TableName;
  /** Of soup, sauce, dough or drink, where the recipe's name says it. */
  readonly colour: SauceName | null;
  /** None to five, the most characteristic first, none twice. */
  readonly motifs: readonly MotifName[];
  /** Six hexadecimal digits, which choose colours, pattern and arrangement. */
  readonly seed: string;
}

/** What a cover knows of a recipe. */
export interface CoverRecipe {
  readonly name: string;
  readonly ingredients: readonly string[];
  /** The drawing that its author chose; null for what the name says. */
  readonly drawing?: CoverDrawing | null;
}

/** More than five kinds of thing and a still life becomes a market stall. */
export const mostMotifs = 5;

/** More than three in a dish hide it; a salad is made of its parts. */
const mostInside = (dish: DishName): number => (dish === "salad" ? 4 : 3);

/** What a dish is called after when its name does not say. */
const substance: ReadonlySet<Kind> = new Set<Kind>(["meat", "fish", "pasta"]);

/** Common to so many dishes that they characterise none: drawn only when there is nothing better. */
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

function rankOf(motif: MotifName): number {
  if (everyday.has(motif)) return 0;
  const { kind } = motifs[motif];
  if (kind === "pantry" || kind === "egg") return 1;
  return substance.has(kind) ? 3 : 2;
}

const pieces: Partial<Record<MotifName, MotifName>> = {
  chicken: "chickenpieces",
  poultry: "poultrypieces",
};

/** Chicken is a leg where one sees it whole, and pieces in everything else. */
function asServed(motif: MotifName, dish: DishName | null): MotifName {
  const whole = dish === null || dish === "plate" || dish === "stew" || dish === "roast";
  return whole ? motif : (pieces[motif] ?? motif);
}

/** What the dish is itself: nobody lays a slice of bread beside a loaf to say what it is made of. */
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

/** Dishes that come with a wedge of lemon or lime, or are drinks. */
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

/** The words and ingredients of a recipe: to find them takes nearly all of the time. */
interface Reading {
  readonly name: string;
  readonly words: readonly string[];
  readonly named: readonly MotifName[];
  readonly listed: readonly MotifName[];
}

function read(recipe: CoverRecipe): Reading {
  const name = recipe.name.trim();
  const words = wordsOfName(name);
  const listed = [...new Set(recipe.ingredients.flatMap(ingredientsIn))];
  return { name, words, named: ingredientsAmong(words), listed };
}

function choose({ named, listed }: Reading, dish: DishName | null): MotifName[] {
  const found = [
    ...new Set((listed.length > 0 ? listed : named).map((one) => asServed(one, dish))),
  ];
  const namesOf = [...new Set(named.map((one) => asServed(one, dish)))];
  const rank = (motif: MotifName): number => {
    const place = namesOf.indexOf(motif);
    return place < 0 ? rankOf(motif) : 20 - place;
  };
  const sorted = found.sort((one, other) => rank(other) - rank(one));
  if (dish === null) return sorted.slice(0, mostMotifs);
  const takes: readonly Kind[] = dishes[dish].takes;
  // Where no wedge is served, a lemon that the name does not say has only given its juice.
  const isJuice = (motif: MotifName): boolean =>
    motifs[motif].kind === "citrus" &&
    !namesOf.includes(motif) &&
    takes.includes("citrus") &&
    !withWedges.has(dish);
  const left = sorted.filter((motif) => !itself[dish]?.includes(motif) && !isJuice(motif));
  const fits = left.filter((motif) => takes.includes(motifs[motif].kind));
  const isOnTop = (motif: MotifName): boolean => ["herb", "garnish"].includes(motifs[motif].kind);
  const main = fits.filter((motif) => !isOnTop(motif)).slice(0, mostInside(dish));
  const onTop = fits.filter(isOnTop).slice(0, Math.max(1, 4 - main.length));
  const inside = new Set([...main, ...onTop]);
  const beside = left.filter((motif) => !fits.includes(motif));
  const chosen = new Set([...inside, ...beside].slice(0, Math.min(mostMotifs, inside.size + 2)));
  return left.filter((motif) => chosen.has(motif));
}

/** How what is on a plate was made, in names such as "Braised red cabbage" or "Gebratener Lachs". */
const cooking =
  /\b(?:roast|roasted|baked|grilled|fried|braised|glazed|steamed|sauteed|seared|crispy|barbecued|poached|caramelised|caramelized|charred|blistered|buttered|gebraten|gebratene[rsn]?|gegrillte?[rsn]?|geschmorte?[rsn]?|gebackene?[rsn]?|gedunstete?[rsn]?|glasierte?[rsn]?|gerostete?[rsn]?)\b/;

/** A plate of what the name says was cooked. */
function plateOf({ words, named }: Reading): NamedDish | null {
  const takes: readonly Kind[] = dishes.plate.takes;
  const cooked = cooking.test(words.join(" "));
  const served = named.some((motif) => takes.includes(motifs[motif].kind));
  return cooked && served ? { dish: "plate", colour: null } : null;
}

const tableNames = Object.keys(tables) as [TableName, ...TableName[]];

/** Two glasses are drawn as readily as one. */
const inNumber = (dish: DishName, hash: number): DishName =>
  dish === "glass" && hash & 0x1000000 ? "glasses" : dish;

function coverShowing(reading: Reading, drawing: CoverDrawing | null | undefined): CoverSubject {
  const { name, words } = reading;
  const hash = hashOf(name);
  const seed = (hash & 0xffffff).toString(16).padStart(6, "0");
  const served = drawing ? chosenDish(drawing, words) : (dishNamed(words) ?? plateOf(reading));
  const shown = choose(reading, served?.dish ?? null);
  if (served) {
    return { dish: inNumber(served.dish, hash), colour: served.colour, motifs: shown, seed };
  }
  const table = tableNames[(hash >>> 24) % tableNames.length] ?? tableNames[0];
  return { dish: table, colour: null, motifs: shown, seed };
}

/** Chooses what the cover of a recipe shows; the same recipe has the same cover everywhere. */
export const coverOf = (recipe: CoverRecipe): CoverSubject =>
  coverShowing(read(recipe), recipe.drawing);

/** The covers of a recipe with each of these drawings; its text is read once. */
export function coversOf(
  recipe: CoverRecipe,
  drawings: readonly (CoverDrawing | null)[],
): CoverSubject[] {
  const reading = read(recipe);
  return drawings.map((drawing) => coverShowing(reading, drawing));
}

const listOf = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");

const wordsFor = (names: readonly MotifName[]): string =>
  listOf([...new Set(names.map((name) => motifs[name].word))]);

/** The alternative text: what is drawn, in the dish and next to it. */
export function coverAlt({ dish, motifs: shown }: CoverSubject): string {
  if (isTable(dish)) {
    const { word } = tables[dish];
    return `Drawn: ${shown.length > 0 ? `${wordsFor(shown)} next to ${word}` : word}`;
  }
  const { word, takes }: Dish = dishes[dish];
  const inside = wordsFor(shown.filter((name) => takes.includes(motifs[name].kind)));
  const beside = wordsFor(shown.filter((name) => !takes.includes(motifs[name].kind)));
  return `Drawn: ${word}${inside && ` with ${inside}`}${beside && `, next to ${beside}`}`;
}
