import { pantry } from "../colors";
import {
  disc,
  fill,
  ink,
  leaf,
  formatNumber,
  polar,
  scallop,
  slab,
  smooth,
  strokes,
  type Point,
} from "../paper";
import type { Motif } from "../Piece";

/** The positions of small round pieces that are strewn over a dish. */
const kernels: readonly Point[] = [
  [-20, 8],
  [0, 20],
  [20, 6],
  [-6, -2],
  [10, -18],
  [-16, -17],
];

export const corn: Motif = {
  word: "corn",
  tone: pantry.saffron,
  manner: "small",
  kind: "vegetable",
  draw: (hand) => ({
    cut: kernels.map(([x, y]) => disc(hand, x, y, 9, 8)).join(""),
    fill: "#EDB935",
    over: ink(kernels.map(([x, y]) => `M${x - 3} ${y - 3}h3`).join(""), "#FBE28E", 4),
    reach: 32,
  }),
  whole: (hand) => {
    const rows = [-15, -5, 5, 15].flatMap((x) =>
      Array.from({ length: 8 }, (_, i): readonly [Point, Point] => [
        [x * (1 - Math.abs(i - 3.2) / 16), -40 + i * 10 + hand.sway(1)],
        [0.1, 3],
      ]),
    );
    return {
      cut: smooth(hand, "-10,-60 10,-60 25,-28 24,34 12,54 -12,54 -24,34 -25,-28", 1),
      fill: "#D9972A",
      over:
        ink(strokes(rows), "#F6D162", 7) +
        fill(leaf(-2, 66, -118, 78, 15) + leaf(2, 66, -62, 78, -15), "#8FAE55") +
        fill(leaf(0, 68, -94, 44, 12), pantry.sprout),
      reach: 64,
    };
  },
};

/** A wedge roasted in its skin; in a stew, cubes. */
export const pumpkin: Motif = {
  word: "pumpkin",
  tone: "#E08A35",
  manner: "slice",
  kind: "vegetable",
  cooked: (hand) => ({
    cut:
      slab(hand, -14, 8, 28, 27, 12) +
      slab(hand, 16, 12, 27, 26, -24) +
      slab(hand, 3, -18, 26, 27, 40),
    fill: "#C96A22",
    over: fill(
      slab(hand, -15, 7, 21, 20, 12) +
        slab(hand, 15, 11, 20, 19, -24) +
        slab(hand, 2, -19, 19, 20, 40),
      "#F0A04A",
    ),
    reach: 36,
  }),
  draw: (hand) => ({
    cut: smooth(hand, "-58,26 -40,40 0,46 40,40 58,26 54,4 34,22 0,30 -34,22 -54,4", 1),
    fill: "#3F6B52",
    over:
      fill(
        smooth(hand, "-54,8 -40,30 0,37 40,30 54,8 34,-2 16,-12 0,-9 -16,-12 -34,-2"),
        "#EA973F",
      ) +
      fill(smooth(hand, "-34,3 -12,14 12,14 34,3 14,-7 -14,-7"), "#F6C06B") +
      ink("M-16 3l3 3M-3 5l1 4M9 4l-1 4M20 1l-3 3", pantry.cream, 5),
    reach: 52,
  }),
  whole: (hand) => ({
    cut: scallop(hand, 0, 0, 58, 9, 5),
    fill: "#DE7F2C",
    over:
      ink(
        Array.from({ length: 9 }, (_, i) => {
          const [x, y] = polar(0, 0, 50, i * 40 + 20);
          return `M0 0L${formatNumber(x)} ${formatNumber(y)}`;
        }).join(""),
        "#BC611C",
        3,
      ) +
      fill(scallop(hand, 0, 0, 13, 5, 3), "#6E7F3C") +
      fill(slab(hand, 6, -8, 11, 22, 36), "#4F6333"),
    reach: 60,
  }),
};

export const avocado: Motif = {
  word: "avocado",
  tone: "#A9BC56",
  manner: "hero",
  kind: "salad",
  draw: (hand) => ({
    cut: smooth(hand, "-10,-58 10,-58 22,-26 37,10 28,42 0,52 -28,42 -37,10 -22,-26", 1),
    fill: "#3B4F2C",
    over:
      fill(smooth(hand, "-8,-51 8,-51 18,-22 31,11 23,37 0,45 -23,37 -31,11 -18,-22"), "#9DB64C") +
      fill(smooth(hand, "-5,-42 5,-42 12,-19 24,12 17,31 0,37 -17,31 -24,12 -12,-19"), "#E6E3A0") +
      fill(disc(hand, 0, 12, 15, 16), "#7B4A2B") +
      ink("M-6 6q2-5 6-6", "#C08A5C", 3.5),
    reach: 52,
  }),
};

export const olive: Motif = {
  word: "olives",
  tone: "#6E7A35",
  manner: "small",
  kind: "salad",
  draw: (hand) => {
    const at: Point[] = [
      [-17, 9],
      [15, 15],
      [5, -16],
    ];
    return {
      cut: at.map(([x, y]) => disc(hand, x, y, 17, 15)).join(""),
      fill: "#73803A",
      over:
        fill(at.map(([x, y]) => disc(hand, x + 4, y - 1, 6, 5)).join(""), "#C8412A") +
        ink(
          at.map(([x, y]) => `M${formatNumber(x - 10)} ${formatNumber(y + 2)}q1-7 6-8`).join(""),
          "#A9B25E",
          2.6,
        ),
      reach: 34,
    };
  },
};

/** Loose capers. */
export const caper: Motif = {
  word: "capers",
  tone: "#66773C",
  manner: "small",
  kind: "garnish",
  draw: (hand) => ({
    cut: kernels.map(([x, y]) => disc(hand, x, y, 8, 7)).join(""),
    fill: "#5F7238",
    over: ink(kernels.map(([x, y]) => `M${x - 2} ${y - 2}h1`).join(""), "#A3B36E", 4),
    reach: 32,
  }),
};

export const peas: Motif = {
  word: "peas",
  tone: "#8DB04B",
  manner: "small",
  kind: "vegetable",
  draw: (hand) => ({
    cut: kernels.map(([x, y]) => disc(hand, x, y, 9)).join(""),
    fill: "#7FA843",
    over: ink(kernels.map(([x, y]) => `M${x - 3} ${y - 3}h1`).join(""), "#CFE29A", 5),
    reach: 32,
  }),
  whole: (hand) => {
    const row = [-32, -16, 0, 16, 31];
    return {
      cut: smooth(hand, "-58,-3 -36,-15 0,-20 36,-15 58,-4 40,13 0,19 -40,13", 1),
      fill: "#6E9A3C",
      over:
        fill(leaf(-50, 0, 0, 100, 17), "#4C7A32") +
        fill(row.map((x, i) => disc(hand, x, 0, i === 2 ? 10 : 9)).join(""), "#A5C75A") +
        ink(row.map((x) => `M${formatNumber(x - 4)}-3l2-1`).join(""), "#D9E8A0", 2.6),
      reach: 48,
    };
  },
};

export const broadbean: Motif = { ...peas, word: "broad beans" };

export const greenbean: Motif = {
  word: "green beans",
  tone: "#6F9B42",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => {
    const pods = [-24, -9, 7, 22].map((x) => {
      const lean = hand.sway(9);
      return smooth(
        hand,
        [
          [x - 5, 50],
          [x - 6 + lean, 0],
          [x - 3, -48],
          [x + 2, -58],
          [x + 5, -46],
          [x + 6 + lean, 0],
          [x + 3, 52],
        ],
        0.6,
      );
    });
    return {
      cut: pods.join(""),
      fill: "#6F9C43",
      over: ink("M-24-30v60M-9-34v62M7-30v60M22-34v60", "#9BC064", 2),
      reach: 56,
    };
  },
};

export const blackolive: Motif = {
  ...olive,
  word: "black olives",
  tone: "#3F3440",
  draw: (hand) => {
    const at: Point[] = [
      [-17, 9],
      [15, 15],
      [5, -16],
    ];
    return {
      cut: at.map(([x, y]) => disc(hand, x, y, 17, 15)).join(""),
      fill: "#3A2F3C",
      over:
        fill(at.map(([x, y]) => disc(hand, x + 4, y - 1, 4.5, 4)).join(""), "#1F1822") +
        ink(
          at.map(([x, y]) => `M${formatNumber(x - 10)} ${formatNumber(y + 2)}q1-7 6-8`).join(""),
          "#8F8092",
          2.6,
        ),
      reach: 34,
    };
  },
};
