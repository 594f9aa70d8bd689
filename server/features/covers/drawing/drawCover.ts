import type { Food } from "./arrange";
import { sprig } from "./arrange";
import { mix, pantry, sauces } from "./colors";
import type { CoverSubject } from "./Cover";
import type { Dish } from "./Dish";
import { dishes, type DishName } from "./dishes/dishes";
import { makeHand } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import { choosePalette } from "./palettes";
import type { Kind } from "./Piece";
import { Sheet, type Stamp } from "./Sheet";
import { isTable, stillLife, tables } from "./stillLife";
import { crumbs, ground, mat, setting } from "./table";

function sortFood(sheet: Sheet, names: readonly MotifName[], dish: Dish): Food {
  const inside = names.filter((name) => dish.takes.includes(motifs[name].kind));
  const stamps = inside.map((name) => ({
    stamp: sheet.stamp(name, dish.raw ? "dish" : "cooked"),
    kind: motifs[name].kind,
  }));
  const selectStamps = (test: (stamp: Stamp, kind: Kind) => boolean): Stamp[] =>
    stamps.filter(({ stamp, kind }) => test(stamp, kind)).map(({ stamp }) => stamp);
  const main = selectStamps(
    (stamp, kind) => !["herb", "garnish"].includes(kind) && stamp.manner !== "bed",
  );
  return {
    bed: selectStamps((stamp) => stamp.manner === "bed"),
    main,
    leaves: selectStamps((_, kind) => kind === "herb"),
    garnish: selectStamps((_, kind) => kind === "garnish"),
  };
}

/** The kinds of ingredients that color a soup, a drink or a dough. */
const dyes: ReadonlySet<Kind> = new Set<Kind>([
  "vegetable",
  "pulse",
  "fruit",
  "citrus",
  "salad",
  "sweet",
  "nut",
]);

const dyesToo: ReadonlySet<MotifName> = new Set<MotifName>([
  "coffee",
  "tea",
  "redwine",
  "whitewine",
  "hibiscus",
  "juice",
]);

/** The ingredients whose color is only on the outside. */
const pale: ReadonlySet<MotifName> = new Set<MotifName>(["apple", "pear", "banana", "aubergine"]);

/** The dishes that have the color of their ingredients. */
const dyed: ReadonlySet<DishName> = new Set<DishName>([
  "soup",
  "curry",
  "dal",
  "braise",
  "dip",
  "sauce",
  "jar",
  "cake",
  "loafcake",
  "bundt",
  "squares",
  "cookies",
  "muffins",
  "tart",
  "pie",
  "cups",
  "icecream",
  "glass",
  "glasses",
  "smoothie",
  "coupe",
]);

/** The dishes of dough, which fruit only tints and chocolate turns brown. */
const doughs: ReadonlySet<DishName> = new Set<DishName>([
  "loafcake",
  "bundt",
  "squares",
  "cookies",
  "muffins",
]);

function getTint({ dish, colour, motifs: names }: CoverSubject): string {
  if (colour) return sauces[colour];
  if (isTable(dish)) return pantry.toast;
  const { tint: defaultTint = pantry.toast }: Dish = dishes[dish];
  if (!dyed.has(dish)) return defaultTint;
  if (doughs.has(dish)) return names.includes("chocolate") ? "#6B4129" : defaultTint;
  const lead = names.find(
    (name) => (dyes.has(motifs[name].kind) && !pale.has(name)) || dyesToo.has(name),
  );
  return lead ? mix(motifs[lead].tone, defaultTint, 0.22) : defaultTint;
}

/** The corners of the table, outside every dish. Only a square crop hides most of them. */
const corners = {
  leftTop: [64, 66],
  rightTop: [536, 62],
  leftLow: [62, 336],
  rightLow: [538, 338],
  leftEdge: [42, 204],
} as const;

type Corner = keyof typeof corners;

/** Draws ingredients in the free corners, first those that the dish does not show. */
function drawBeside(sheet: Sheet, names: readonly MotifName[], free: readonly Corner[]): string {
  const { hand } = sheet;
  const hiddenNames = names.filter((name) => !sheet.shows(name));
  const shownNames = names.filter((name) => !hiddenNames.includes(name));
  return [...hiddenNames, ...shownNames]
    .slice(0, free.length)
    .map((name, i) => {
      const corner = corners[free[i] ?? "leftTop"];
      const [x, y] = [corner[0] + hand.sway(14), corner[1] + hand.sway(12)];
      const stamp = sheet.stamp(name, "table");
      if (stamp.manner === "leaf") return sprig(sheet, stamp, x, y, 42);
      const scale = hand.between(1.15, 1.4) * (stamp.reach > 50 ? 0.9 : 1);
      return sheet.place(stamp, x, y, hand.sway(60), Math.round(scale * 10) / 10);
    })
    .join("");
}

/** The maximum size of a cover in bytes, since a page shows dozens of them. */
const MAX_BYTES = 9000;

/** The size in bytes below which a table looks bare. */
const MIN_BYTES = 2200;

/**
 * The amount of detail: with crumbs on a bare table, complete, or with fewer pieces and only hidden
 * ingredients next to the dish.
 */
type Richness = "crumbs" | "full" | "sparse";

/** Draws a cover. Equal subjects yield the same document, byte for byte. */
export function drawCover(subject: CoverSubject): string {
  const full = compose(subject, "full");
  if (full.length > MAX_BYTES) return compose(subject, "sparse");
  return full.length < MIN_BYTES ? compose(subject, "crumbs") : full;
}

function compose(subject: CoverSubject, richness: Richness): string {
  const { dish: name, colour, motifs: names, seed } = subject;
  const hand = makeHand(`${seed}${name}${colour ?? ""}${names.join()}`);
  const tones = names.map((motif) => motifs[motif].tone);
  const sheet = new Sheet(hand, choosePalette(hand, tones), richness === "sparse");
  const table = ground(sheet) + (richness === "crumbs" ? crumbs(sheet) : "");
  return isTable(name)
    ? sheet.document(table + stillLife(sheet, tables[name], names))
    : sheet.document(table + drawServed(sheet, dishes[name], names, getTint(subject)));
}

/** Chooses the side of napkin and cutlery; a table without ingredients always has them. */
function chooseSide(
  sheet: Sheet,
  dish: Dish,
  ingredientCount: number,
  hiddenCount: number,
): "left" | "right" | "none" {
  if (ingredientCount === 0) return sheet.hand.pick(["left", "right"]);
  return dish.alone || hiddenCount > 2 ? "none" : sheet.hand.pick(["left", "right", "none"]);
}

/** Draws a dish in the middle of the table, with ingredients and cutlery around it. */
function drawServed(sheet: Sheet, dish: Dish, names: readonly MotifName[], tint: string): string {
  const { hand, sparse } = sheet;
  const [x, y] = [300 + Math.round(hand.sway(8)), 200 + Math.round(hand.sway(5))];
  const cloth = sparse ? "" : mat(sheet, x, y, dish.wide ?? false);
  const drawing = dish.draw({ sheet, food: sortFood(sheet, names, dish), x, y, tint });
  const hiddenCount = names.filter((motif) => !sheet.shows(motif)).length;
  const side = chooseSide(sheet, dish, names.length, hiddenCount);
  const tools = side === "none" ? "" : setting(sheet, side === "left" ? -1 : 1, dish.spoon);
  const order = hand.pick<readonly Corner[]>([
    ["leftTop", "rightLow", "rightTop", "leftLow", "leftEdge"],
    ["rightTop", "leftLow", "leftTop", "rightLow", "leftEdge"],
  ]);
  const free = order.filter((corner) => !corner.startsWith(side));
  const room = Math.max(hiddenCount, sparse ? 1 : dish.wide ? 2 : Math.min(4, free.length));
  return cloth + tools + drawBeside(sheet, names, free.slice(0, room)) + drawing;
}
