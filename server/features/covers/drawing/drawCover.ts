import type { Food } from "./arrange";
import { sprig } from "./arrange";
import { mix, pantry, sauces } from "./colours";
import type { CoverSubject } from "./Cover";
import type { Dish } from "./Dish";
import { dishes, type DishName } from "./dishes/dishes";
import { handOf } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import { paletteFor } from "./palettes";
import type { Kind } from "./Piece";
import { Sheet, type Stamp } from "./Sheet";
import { isTable, stillLife, tables } from "./stillLife";
import { crumbs, ground, mat, setting } from "./table";

function foodOf(sheet: Sheet, names: readonly MotifName[], dish: Dish): Food {
  const inside = names.filter((name) => dish.takes.includes(motifs[name].kind));
  const stamps = inside.map((name) => ({
    stamp: sheet.stamp(name, dish.raw ? "dish" : "cooked"),
    kind: motifs[name].kind,
  }));
  const being = (test: (stamp: Stamp, kind: Kind) => boolean): Stamp[] =>
    stamps.filter(({ stamp, kind }) => test(stamp, kind)).map(({ stamp }) => stamp);
  const main = being(
    (stamp, kind) => !["herb", "garnish"].includes(kind) && stamp.manner !== "bed",
  );
  return {
    bed: being((stamp) => stamp.manner === "bed"),
    main,
    leaves: being((_, kind) => kind === "herb"),
    garnish: being((_, kind) => kind === "garnish"),
  };
}

/** What gives its colour to a soup, a drink or a dough. */
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

/** Coloured outside only. */
const pale: ReadonlySet<MotifName> = new Set<MotifName>(["apple", "pear", "banana", "aubergine"]);

/** Dishes whose colour is that of what they are made of. */
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

/** A batter stays a batter: fruit on a cake tinges it, chocolate makes it brown. */
const doughs: ReadonlySet<DishName> = new Set<DishName>([
  "loafcake",
  "bundt",
  "squares",
  "cookies",
  "muffins",
]);

function tintOf({ dish, colour, motifs: names }: CoverSubject): string {
  if (colour) return sauces[colour];
  if (isTable(dish)) return pantry.toast;
  const { tint: plain = pantry.toast }: Dish = dishes[dish];
  if (!dyed.has(dish)) return plain;
  if (doughs.has(dish)) return names.includes("chocolate") ? "#6B4129" : plain;
  const lead = names.find(
    (name) => (dyes.has(motifs[name].kind) && !pale.has(name)) || dyesToo.has(name),
  );
  return lead ? mix(motifs[lead].tone, plain, 0.22) : plain;
}

/** The corners of the table, outside every dish; a square crop loses most of them and nothing else. */
const corners = {
  leftTop: [64, 66],
  rightTop: [536, 62],
  leftLow: [62, 336],
  rightLow: [538, 338],
  leftEdge: [42, 204],
} as const;

type Corner = keyof typeof corners;

/** Ingredients in the free corners: first those that the dish itself does not show. */
function beside(sheet: Sheet, names: readonly MotifName[], free: readonly Corner[]): string {
  const { hand } = sheet;
  const unseen = names.filter((name) => !sheet.shows(name));
  const seen = names.filter((name) => !unseen.includes(name));
  return [...unseen, ...seen]
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

/** What a cover may weigh in bytes: a page shows dozens of them. */
const budget = 9000;

/** With less than this, in bytes, a table looks bare. */
const least = 2200;

/** How much is drawn: with crumbs on a bare table, all, or fewer pieces and beside the dish only what it does not show. */
type Richness = "crumbs" | "full" | "sparse";

/** Draws a cover: the same subject gives the same document, byte for byte. */
export function drawCover(subject: CoverSubject): string {
  const full = compose(subject, "full");
  if (full.length > budget) return compose(subject, "sparse");
  return full.length < least ? compose(subject, "crumbs") : full;
}

function compose(subject: CoverSubject, richness: Richness): string {
  const { dish: name, colour, motifs: names, seed } = subject;
  const hand = handOf(`${seed}${name}${colour ?? ""}${names.join()}`);
  const tones = names.map((motif) => motifs[motif].tone);
  const sheet = new Sheet(hand, paletteFor(hand, tones), richness === "sparse");
  const table = ground(sheet) + (richness === "crumbs" ? crumbs(sheet) : "");
  return isTable(name)
    ? sheet.document(table + stillLife(sheet, tables[name], names))
    : sheet.document(table + served(sheet, dishes[name], names, tintOf(subject)));
}

/** Where a napkin and cutlery lie; a table with nothing else on it always has them. */
function sideFor(
  sheet: Sheet,
  dish: Dish,
  many: number,
  unseen: number,
): "left" | "right" | "none" {
  if (many === 0) return sheet.hand.pick(["left", "right"]);
  return dish.alone || unseen > 2 ? "none" : sheet.hand.pick(["left", "right", "none"]);
}

/** A dish in the middle of the table, ingredients and cutlery around it. */
function served(sheet: Sheet, dish: Dish, names: readonly MotifName[], tint: string): string {
  const { hand, sparse } = sheet;
  const [x, y] = [300 + Math.round(hand.sway(8)), 200 + Math.round(hand.sway(5))];
  const cloth = sparse ? "" : mat(sheet, x, y, dish.wide ?? false);
  const drawn = dish.draw({ sheet, food: foodOf(sheet, names, dish), x, y, tint });
  const unseen = names.filter((motif) => !sheet.shows(motif)).length;
  const side = sideFor(sheet, dish, names.length, unseen);
  const tools = side === "none" ? "" : setting(sheet, side === "left" ? -1 : 1, dish.spoon);
  const order = hand.pick<readonly Corner[]>([
    ["leftTop", "rightLow", "rightTop", "leftLow", "leftEdge"],
    ["rightTop", "leftLow", "leftTop", "rightLow", "leftEdge"],
  ]);
  const free = order.filter((corner) => !corner.startsWith(side));
  const room = Math.max(unseen, sparse ? 1 : dish.wide ? 2 : Math.min(4, free.length));
  return cloth + tools + beside(sheet, names, free.slice(0, room)) + drawn;
}
