import { mix, pantry } from "../colors";
import type { Hand } from "../hand";
import {
  disc,
  fill,
  ink,
  leaf,
  formatNumber,
  polar,
  scallop,
  smooth,
  strokes,
  type Point,
} from "../paper";
import type { Motif, Piece } from "../Piece";

/** Round leaves on stalks, and a bed of them in a salad. */
export const spinach: Motif = {
  word: "leafy greens",
  tone: "#4B7B3C",
  manner: "bed",
  kind: "vegetable",
  draw: (hand) => ({
    cut: scallop(hand, 0, 0, 54, 8, 9),
    fill: "#3F7038",
    over:
      fill(scallop(hand, 2, -2, 36, 7, 7), "#558843") +
      fill(scallop(hand, -2, 2, 17, 5, 4), "#6E9E52") +
      ink("M0 0L34 30M0 0L-40 20M0 0L-14-44M0 0L40-20", "#93B86A", 2),
    reach: 64,
  }),
  cooked: (hand) => ({
    cut: smooth(hand, "-34,-4 -22,-26 4,-20 26,-28 38,-2 20,16 4,30 -20,22", 3),
    fill: "#33602F",
    over: ink("M-24-8Q-4-18 8-4M-12 12Q8 8 24-8M4 20Q14 8 28 6", "#5F9148", 3.4),
    reach: 36,
  }),
  whole: (hand) => ({
    cut: disc(hand, -20, -18, 26, 30) + disc(hand, 22, -10, 25, 28) + disc(hand, 0, 14, 22, 25),
    fill: "#477C3B",
    over:
      fill(disc(hand, 0, 12, 15, 18), "#629751") +
      ink(
        "M-6 56Q-8 10-20-36M-2 58Q14 20 22-28M-4 60Q0 34 0 0M-18-22l-11-8M-16-8l12-8M22-14l11-8",
        "#A9CB86",
        2.6,
      ),
    reach: 50,
  }),
};

export const lettuce: Motif = {
  word: "salad leaves",
  tone: "#A4BF5A",
  manner: "bed",
  kind: "salad",
  draw: (hand) => {
    const frill = (radius: number, depth: number, count: number): string =>
      smooth(
        hand,
        Array.from({ length: count }, (_, i) =>
          polar(0, 0, radius + (i % 2 === 0 ? depth : -depth) + hand.sway(3), (i * 360) / count),
        ),
        1,
      );
    return {
      cut: frill(60, 6, 30),
      fill: "#7FA544",
      over:
        fill(frill(47, 5, 24), "#A2BF57") +
        fill(frill(31, 4, 18), "#C4D67D") +
        fill(frill(16, 3, 12), "#E3E8AE"),
      reach: 64,
    };
  },
};

/** Shreds on a dish and the head on the table. */
function cabbages(
  outside: string,
  inside: string,
  vein: string,
): Pick<Motif, "draw" | "cooked" | "whole" | "manner" | "kind"> {
  return {
    manner: "slice",
    kind: "vegetable",
    draw: (hand) => ({
      cut: disc(hand, 0, 0, 34, 30, 3),
      fill: outside,
      over:
        ink("M-28-6Q-8-26 22-16M-24 10Q4-10 28 2M-18 20Q6 6 24 14", inside, 6) +
        ink("M-14-18Q6-4 8 22M14-22Q-4 2-18 14", vein, 4),
      reach: 36,
    }),
    cooked: (hand) => ({
      cut: smooth(hand, "-34,-10 -16,-28 4,-22 24,-28 36,-4 26,8 32,24 4,22 -14,30 -30,14", 2),
      fill: outside,
      over:
        ink("M-26-6Q-8-24 10-14T28-12M-22 12Q-2-4 10 8T24 18", inside, 4.6) +
        ink("M-12-20Q2 0-6 24M18-22Q4-2 20 10", mix(inside, vein, 0.35), 4) +
        ink("M-24 2Q-6 2 4-6T26 0", mix(outside, "#1d0f08", 0.3), 3),
      reach: 36,
    }),
    whole: (hand) => ({
      cut: disc(hand, 0, 0, 56, 52, 1.6),
      fill: outside,
      over:
        fill(disc(hand, 0, 1, 50, 46, 1.6), inside) +
        ink(
          "M0 50V4M0 34Q-18 24-38 26M0 34Q18 24 38 26M0 20Q-26 10-36-8M0 20Q26 10 36-8M0 8Q-20-6-18-30M0 8Q20-6 18-30M0 4Q-4-14 2-38",
          vein,
          3,
        ) +
        fill(leaf(0, 54, -90, 46, 7), pantry.white),
      reach: 55,
    }),
  };
}

export const cabbage: Motif = {
  word: "cabbage",
  tone: "#A9C084",
  ...cabbages("#7FA566", "#D5E0AC", "#8FB06A"),
};

export const redcabbage: Motif = {
  word: "red cabbage",
  tone: "#7A3560",
  ...cabbages("#5C2450", "#8F4274", "#C99ABF"),
};

function floret(hand: Hand, stalk: string, crown: string, bud: string): Piece {
  const crowns: Point[] = [
    [-26, -4],
    [-17, -24],
    [4, -31],
    [23, -20],
    [29, 0],
    [0, -8],
  ];
  const buds = crowns.flatMap(([x, y]) =>
    [40, 160, 280].map((angle) => [polar(x, y, 7, angle + hand.sway(30)), [0.1, 0.1]] as const),
  );
  return {
    cut:
      smooth(hand, "-26,-4 26,-4 12,18 11,44 -11,44 -12,18") +
      smooth(hand, "-46,-4 -42,-30 -22,-46 4,-54 28,-44 46,-22 46,8 22,16 -20,14 -40,12"),
    fill: stalk,
    over:
      ink(crowns.map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y)}h.1`).join(""), crown, 35) +
      ink(strokes(buds), bud, 5),
    reach: 42,
  };
}

export const broccoli: Motif = {
  word: "broccoli",
  tone: "#4F8446",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => floret(hand, "#9DBB62", "#3F7440", "#6FA155"),
};

export const cauliflower: Motif = {
  word: "cauliflower",
  tone: "#EFE3C4",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => floret(hand, "#C3CF8C", "#F6ECD2", "#DDCDA4"),
};
