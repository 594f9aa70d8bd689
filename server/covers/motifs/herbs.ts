import { pantry } from "../colours";
import type { Hand } from "../hand";
import { bow, disc, fill, ink, leaf, num, scallop, smooth, type Point } from "../paper";
import type { Motif } from "../Piece";

/** A broad leaf pointing up; `teeth` makes its edge saw-like, as a mint's. */
function blade(hand: Hand, length: number, width: number, teeth: number): string {
  const side = (sign: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const along = (i + 0.6) / 7.2;
      const out = Math.sin(Math.PI * along ** 0.8) * width + (i % 2 === 0 ? teeth : -teeth);
      return [sign * Math.max(out, 2), length * (0.5 - along)];
    });
  return smooth(
    hand,
    [[0, length * 0.52], ...side(1), [0, -length * 0.56], ...side(-1).reverse()],
    0.7,
  );
}

function ribs(length: number, reach: number): string {
  const pairs = [0.2, 0, -0.2].map((at) => {
    const y = length * at;
    return `M${num(-reach)} ${num(y - reach * 0.7)}L0 ${num(y)}L${num(reach)} ${num(y - reach * 0.7)}`;
  });
  return `M0 ${num(length * 0.62)}V${num(-length * 0.4)}${pairs.join("")}`;
}

export const basil: Motif = {
  word: "basil",
  tone: pantry.leaf,
  manner: "leaf",
  draw: (hand) => ({
    cut:
      leaf(0, 30, -90 + hand.sway(6), 74, 36) +
      leaf(-2, 26, -166 + hand.sway(8), 44, 25) +
      leaf(2, 26, -14 + hand.sway(8), 44, 25),
    fill: "#47803A",
    over:
      fill(leaf(0, 28, -90, 62, 12), "#639C49") +
      ink("M0 42V-22M0 8l-11-10M0 8l11-10M0 22l-32-4M0 22l32-4", "#A9CB7C", 2),
    reach: 42,
  }),
};

export const mint: Motif = {
  word: "mint",
  tone: "#5FA06A",
  manner: "leaf",
  draw: (hand) => ({
    cut: blade(hand, 66, 17, 2),
    fill: "#3F8457",
    over:
      fill(leaf(-1, 24, -162, 40, 15) + leaf(1, 24, -18, 40, 15), "#58A06D") +
      ink(ribs(56, 10) + "M0 24l-28-8M0 24l28-8", "#B4DAB0", 1.8),
    reach: 40,
  }),
};

/** Thyme, rosemary, parsley and their like: a stem with small leaves. */
export const herb: Motif = {
  word: "herbs",
  tone: pantry.leaf,
  manner: "leaf",
  draw: (hand) => {
    const bend = hand.sway(12);
    const at = (y: number): number => bend * (1 - (y / 50) ** 2);
    const leaves = [34, 20, 6, -8, -22, -34].flatMap((y, i) => {
      const long = 23 - i * 1.6;
      return [
        leaf(at(y), y, -35 + hand.sway(10), long, 6.5),
        leaf(at(y), y - 4, -145 + hand.sway(10), long, 6.5),
      ];
    });
    return {
      cut: leaves.join("") + leaf(at(-40), -38, -90, 20, 6),
      fill: hand.pick(["#6C9A55", "#7FA25A", "#5F9068"]),
      over: ink(bow([0, 58], [bend * 2, 0], [at(-40), -42]), "#456B3A", 2.4),
      reach: 50,
    };
  },
};

export const vanilla: Motif = {
  word: "vanilla",
  tone: "#F4E2B0",
  manner: "leaf",
  draw: (hand) => {
    const ways = [18, 90, 162, 234, 306].map((way) => way + hand.sway(6));
    return {
      cut:
        ways.map((way) => leaf(0, -6, way, 36, 15)).join("") +
        "M-40 40Q0 22 42 48l-2 5Q0 30-41 46z",
      fill: "#FBF0CB",
      over:
        fill("M-40 40Q0 22 42 48l-2 5Q0 30-41 46z", "#3E2418") +
        fill(scallop(hand, 0, -6, 10, 6, 2.4), "#E7B441") +
        fill(disc(hand, 0, -6, 5), "#B9742B"),
      reach: 42,
    };
  },
};

/** Two leaves and a bud; without tea, any leaf beside something sweet. */
export const tea: Motif = {
  word: "tea leaves",
  tone: "#6E8A3E",
  manner: "leaf",
  draw: (hand) => ({
    cut:
      leaf(0, 34, -90, 76, 13) +
      leaf(0, 24, -148 + hand.sway(6), 56, 16) +
      leaf(0, 20, -32 + hand.sway(6), 56, 16),
    fill: "#5C7F37",
    over: ink("M0 44V-20M0 24l-36-22M0 20l36-22", "#A9C26C", 2.2),
    reach: 44,
  }),
};
