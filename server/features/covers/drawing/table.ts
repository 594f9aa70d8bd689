import { apart, mix } from "./colors";
import { fork, knife, spoon } from "./cutlery";
import type { Hand } from "./hand";
import { disc, fill, ink, formatNumber, polar, scallop, slab } from "./paper";
import type { Sheet } from "./Sheet";

/** Draws slightly slanted lines across the sheet, like printed cloth, as one path. */
function lines(hand: Hand, from: number, gap: number, upright: boolean, slant = 0): string {
  const [end, across] = upright ? [600, 400] : [400, 600];
  let d = "";
  for (let at = from; at < end + Math.abs(slant) + gap; at += gap) {
    const [a, b] = [Math.round(at + hand.sway(1.6)), Math.round(at - slant + hand.sway(1.6))];
    d += upright ? `M${a}-9L${b} ${across + 9}` : `M-9 ${a}L${across + 9} ${b}`;
  }
  return d;
}

/** Draws a printed motif all over: a repeated tile of four irregular copies. */
function print(hand: Hand, gap: number, mark: string, colour: string, width: number): string {
  const wide = Math.round(gap * 1.7) * 2;
  const at = (x: number, y: number): string =>
    `M${Math.round(x * wide + hand.sway(2))} ${Math.round(y * gap * 2 + hand.sway(2))}${mark}`;
  const marks = at(0.12, 0.2) + at(0.62, 0.2) + at(0.37, 0.7) + at(0.87, 0.7);
  return (
    `<pattern id="t" width="${wide}" height="${gap * 2}" patternUnits="userSpaceOnUse">` +
    `${ink(marks, colour, width)}</pattern><path d="M0 0h600v400H0z" fill="url(#t)"/>`
  );
}

type Pattern = (hand: Hand, weave: string) => string;

const patterns: readonly [Pattern, ...Pattern[]] = [
  (hand, weave) => {
    const half = (d: string): string => ink(d, weave, 32).replace("/>", ' stroke-opacity=".6"/>');
    const from = hand.between(0, 30);
    return half(lines(hand, from, 64, true)) + half(lines(hand, from, 64, false));
  },
  (hand, weave) => ink(lines(hand, 12, 46, hand.next() < 0.5), weave, 20),
  (hand, weave) => ink(lines(hand, 10, 44, true, 230), weave, hand.pick([5, 20])),
  (hand, weave) => ink(lines(hand, 20, 52, true) + lines(hand, 18, 52, false), weave, 3.5),
  (hand, weave) => print(hand, 32, "h.1", weave, 12),
  (hand, weave) => print(hand, 30, "l5 9", weave, 4.5),
  (hand, weave) => print(hand, 36, "v13m-6.5-6.5h13", weave, 4),
  (hand, weave) => print(hand, 34, "q8-9 16 0t16 0", weave, 4),
  (hand, weave) => print(hand, 40, "q-9-11 0-22q9 11 0 22zm0 0v9", weave, 3.4),
  () => "",
];

/** Draws the table cloth, which is the background of the sheet. */
export function ground({ hand, palette }: Sheet): string {
  return `<path d="M0 0h600v400H0z" fill="${palette.ground}"/>${hand.pick(patterns)(hand, palette.weave)}`;
}

/** Draws crumbs: short strokes that become sparse towards the edges. */
export function crumbs({ hand, palette }: Sheet): string {
  const strewn = Array.from({ length: 70 }, () => {
    const [x, y] = polar(300, 200, hand.between(150, 290), hand.between(0, 360));
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(hand.sway(5))} ${hand.pick([1, 2, 3])}`;
  });
  return ink(strewn.join(""), mix(palette.weave, "#7A4E21", 0.35), 3.5);
}

/** Draws the base of the dish: a round mat, a slanted cloth, a runner or nothing. */
export function mat(sheet: Sheet, x: number, y: number, wide: boolean): string {
  const { hand, palette } = sheet;
  // The cloth is a runner for a wide dish, above and below which a round mat would look like a
  // mistake.
  const under = wide
    ? hand.pick(["none", "runner"])
    : hand.pick(["none", "mat", "cloth", "runner"]);
  if (under === "mat") {
    const rings = [150, 138, 126].map((r) => disc(hand, x, y, r)).join("");
    const edge = hand.next() < 0.5 ? scallop(hand, x, y, 164, 22, 5) : disc(hand, x, y, 165);
    // The mat differs from the tableware in color, because it would otherwise look like a second
    // plate.
    const like = apart(palette.napkin, palette.rim) < 120;
    const [straw, line] = like
      ? [palette.stripe, palette.napkin]
      : [palette.napkin, palette.stripe];
    return sheet.lay(edge, straw, 3) + ink(rings, mix(straw, line, 0.3), 2);
  }
  if (under === "cloth") {
    const rotation = hand.pick([-24, -14, 12, 20, 38]);
    const seams = [-128, -116, 116, 128].map((by) => {
      const [sx, sy] = polar(x, y, by, rotation);
      return slab(hand, sx, sy, 5, 290, rotation, 0.6);
    });
    return (
      sheet.lay(slab(hand, x, y, 290, 290, rotation, 3), palette.napkin, 3) +
      fill(seams.join(""), palette.stripe)
    );
  }
  if (under === "runner") {
    const rotation = wide ? hand.pick([0, 62, -62]) : hand.pick([0, 90, 62, -28]);
    const seams = [-88, -76, 76, 88].map((by) => {
      const [sx, sy] = polar(x, y, by, rotation);
      return slab(hand, sx, sy, Math.abs(by) > 80 ? 8 : 3, 900, rotation, 0.6);
    });
    return (
      sheet.lay(slab(hand, x, y, 210, 900, rotation, 2), palette.napkin, 3) +
      fill(seams.join(""), palette.stripe)
    );
  }
  return "";
}

/** Draws a folded napkin with a fork, knife or spoon, to the left (-1) or the right (1) of a dish. */
export function setting(sheet: Sheet, side: -1 | 1, withSpoon = false): string {
  const { hand, palette } = sheet;
  const [tool, cut] = hand.pick<readonly [string, typeof fork]>([
    ["fork", fork],
    withSpoon ? ["spoon", spoon] : ["knife", knife],
    ["fork", fork],
  ]);
  const [x, y, rotation] = [300 + side * 224, 208 + hand.sway(12), side * hand.between(-3, 9)];
  const stripes = [-110, -98, 98, 110].map((by) => {
    const [sx, sy] = polar(x, y, by, rotation + 90);
    return slab(hand, sx, sy, 92, Math.abs(by) > 100 ? 7 : 3, rotation, 0.4);
  });
  const metal = hand.pick(["#DAD6C9", "#D8B36A", "#C9CBC4"]);
  return (
    sheet.lay(slab(hand, x, y, 92, 262, rotation, 2), palette.napkin, 3) +
    fill(stripes.join(""), palette.stripe) +
    ink(
      `M${formatNumber(x + 24)} ${formatNumber(y - 126)}L${formatNumber(x + 24 - rotation * 4)} ${formatNumber(y + 126)}`,
      mix(palette.napkin, "#5b4a40", 0.16),
      2,
    ) +
    sheet.place(sheet.define(tool, cut(hand, metal)), x - 4, y, rotation + hand.sway(4), 1.02)
  );
}
