import { mix } from "./colors";
import { fork, knife, spoon } from "./cutlery";
import { crock } from "./dishes/crockery";
import { wood } from "./dishes/wood";
import { motifs, type MotifName } from "./motifs/motifs";
import { disc, fill, ink, polar, strokes } from "./paper";
import type { Sheet } from "./Sheet";
import { sprig } from "./arrange";
import { setting } from "./table";

/** The empty tableware that is drawn if the name of a recipe states no dish. */
export interface Table {
  /** The name with its article, for the alternative text. */
  readonly word: string;
  /**
   * Draws the tableware around a point; `side` is the side of the ingredients, left (-1) or right
   * (1).
   */
  draw(sheet: Sheet, x: number, y: number, side: -1 | 1): string;
}

const metals = ["#DAD6C9", "#D8B36A", "#C9CBC4"] as const;

/** The marks of knives on a board. */
const CUTS = 32;

export const tables = {
  emptyplate: {
    word: "an empty plate",
    draw: (sheet, x, y, side) => {
      const { hand } = sheet;
      const metal = hand.pick(metals);
      return (
        crock(sheet, x, y, 136, 102) +
        sheet.place(sheet.define("fork", fork(hand, metal)), x - 24, y, side * 22, 0.9) +
        sheet.place(sheet.define("knife", knife(hand, metal)), x + 24, y + 4, side * 22, 0.9)
      );
    },
  },
  emptybowl: {
    word: "an empty bowl",
    draw: (sheet, x, y, side) => {
      const { hand, palette } = sheet;
      return (
        sheet.lay(disc(hand, x, y + 2, 140), palette.well, 4) +
        ink(disc(hand, x, y + 2, 132), mix(palette.well, palette.stripe, 0.4), 2.4) +
        crock(sheet, x, y, 116, 102) +
        fill(disc(hand, x + 3, y + 5, 74), mix(palette.well, "#5b3a20", 0.07)) +
        sheet.place(
          sheet.define("spoon", spoon(hand, hand.pick(metals))),
          x - side * 60,
          y + 62,
          side * 128,
          1,
          5,
        )
      );
    },
  },
  emptyboard: {
    word: "an empty board",
    draw: (sheet, x, y, side) => {
      const { hand } = sheet;
      const tool = sheet.define("kitchen-knife", knife(hand, "#D5D2C6"));
      const cuts = Array.from({ length: CUTS }, () => {
        const from = [Math.round(hand.sway(140)), Math.round(hand.sway(95))] as const;
        return [from, [Math.round(hand.sway(30)), Math.round(hand.between(18, 34))]] as const;
      });
      return (
        `<g transform="translate(${x} ${y})rotate(${90 + side * 4})scale(.82)">` +
        wood(sheet, 0, 0, side) +
        ink(strokes(cuts), "#5a301433", 2) +
        "</g>" +
        sheet.place(tool, x + side * 40, y + 4, side * 14, 1.15, 4)
      );
    },
  },
} satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

/** Returns true for the name of a table, and false for inherited properties. */
export function isTable(text: string): text is TableName {
  return Object.hasOwn(tables, text);
}

/** The positions of ingredients, relative to the center of the free side. */
const places: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 0, 74]],
  [
    [-10, -84, 66],
    [14, 88, 64],
  ],
  [
    [-24, -116, 64],
    [56, 4, 70],
    [-34, 116, 62],
  ],
  [
    [-58, -112, 58],
    [70, -66, 60],
    [-44, 34, 58],
    [68, 104, 60],
  ],
  [
    [-62, -124, 52],
    [72, -104, 56],
    [4, 0, 60],
    [84, 96, 54],
    [-56, 122, 54],
  ],
];

/** Draws uncooked ingredients next to the empty tableware. */
export function stillLife(sheet: Sheet, table: Table, names: readonly MotifName[]): string {
  const { hand } = sheet;
  const side = hand.pick<1 | -1>([1, -1]);
  const empty = table.draw(sheet, 300 - side * 134, 200 + Math.round(hand.sway(6)), side);
  // The count is higher for two or three ingredients, which leave room for a second piece of each.
  const count = names.length < 4 && !sheet.sparse;
  const objects = names.map((name, i) => {
    const [dx, dy, size] = places[names.length]?.[i] ?? [0, 0, 50];
    const [x, y] = [300 + side * (146 + dx) + hand.sway(7), 200 + dy + hand.sway(7)];
    const stamp = sheet.stamp(name, "table");
    if (stamp.manner === "leaf") return sprig(sheet, stamp, x, y, size * 0.62);
    const scale = size / stamp.reach;
    const rotation = hand.sway(stamp.reach > 50 ? 50 : 26);
    const extraPieces = count && motifs[name].kind !== "pantry";
    const [mx, ay] = polar(x, y, size * 1.05, (side > 0 ? 205 : -25) + i * 110);
    const my = Math.min(400 - size, Math.max(size, ay));
    return (
      (extraPieces ? sheet.place(stamp, mx, my, rotation + 60, scale * 0.8) : "") +
      sheet.place(stamp, x, y, rotation, scale, 4)
    );
  });
  return empty + (names.length > 0 ? objects.join("") : setting(sheet, side));
}
