import { disc, fill, ink, leaf, formatNumber, polar, smooth, type Point } from "../paper";
import type { Motif } from "../Piece";

export const fig: Motif = {
  word: "fig",
  tone: "#7A3D58",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => {
    const seeds = Array.from({ length: 12 }, (_, i) => {
      const [x, y] = polar(0, 7, hand.between(8, 16), i * 30);
      return `M${formatNumber(x)} ${formatNumber(y)}h.1`;
    });
    return {
      cut: smooth(hand, "-5,-44 5,-44 12,-22 33,2 28,30 0,40 -28,30 -33,2 -12,-22", 1),
      fill: "#55294A",
      over:
        fill(smooth(hand, "0,-34 9,-17 28,4 23,26 0,34 -23,26 -28,4 -9,-17"), "#F6DFC6") +
        fill(disc(hand, 0, 7, 20, 20), "#C24D5C") +
        ink(seeds.join(""), "#F7D596", 3),
      reach: 38,
    };
  },
};

export const pomegranate: Motif = {
  word: "pomegranate",
  tone: "#B42C42",
  manner: "small",
  kind: "fruit",
  draw: (hand) => {
    const drops = Array.from({ length: 8 }, (_, i) => {
      const [x, y] = polar(0, 0, i === 0 ? 0 : 23 + hand.sway(6), i * 51.4);
      return leaf(x, y + 8, -90 + hand.sway(50), 19, 9);
    });
    return {
      cut: drops.join(""),
      fill: "#B3273F",
      over: ink(drops.map((d) => `${d.slice(0, d.indexOf("q"))}m1-5l1-3`).join(""), "#EC9AA0", 3),
      reach: 34,
    };
  },
};

/** Raisins, dates, prunes and other dried fruit. */
export const raisin: Motif = {
  word: "dried fruit",
  tone: "#5B3136",
  manner: "small",
  kind: "sweet",
  draw: (hand) => {
    const at: Point[] = [
      [-20, 8],
      [4, 20],
      [22, 0],
      [-2, -18],
    ];
    return {
      cut: at.map(([x, y], i) => disc(hand, x, y, i % 2 ? 15 : 12, i % 2 ? 10 : 14, 2)).join(""),
      fill: "#5A2F33",
      over: ink(
        at
          .map(
            ([x, y]) =>
              `M${formatNumber(x - 5)} ${formatNumber(y - 3)}q4 3 9 0M${formatNumber(x - 3)} ${formatNumber(y + 4)}q4 2 7-1`,
          )
          .join(""),
        "#9A6660",
        2,
      ),
      reach: 34,
    };
  },
};
