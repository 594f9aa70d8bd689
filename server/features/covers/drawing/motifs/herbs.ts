import { pantry } from "../colors";
import type { Hand } from "../hand";
import {
  bow,
  disc,
  fill,
  ink,
  leaf,
  formatNumber,
  scallop,
  smooth,
  strokes,
  type Point,
} from "../paper";
import type { Motif, Piece } from "../Piece";

/** A broad rounded leaf pointing up, with its middle rib. */
function blade(hand: Hand, x: number, y: number, size: number): string {
  return smooth(
    hand,
    (
      [
        [0, 10],
        [7, 4],
        [8.5, -4],
        [5, -10],
        [0, -14],
        [-5, -10],
        [-8.5, -4],
        [-7, 4],
      ] as const
    ).map(([px, py]) => [x + px * size, y + py * size] as const),
    0.7,
  );
}

export const basil: Motif = {
  word: "basil",
  tone: pantry.leaf,
  manner: "leaf",
  kind: "herb",
  draw: (hand) => ({
    cut:
      blade(hand, 0, -8, 2.6) +
      leaf(-2, 26, -166 + hand.sway(8), 44, 30) +
      leaf(2, 26, -14 + hand.sway(8), 44, 30),
    fill: "#47803A",
    over:
      fill(leaf(0, 20, -90, 54, 16), "#639C49") +
      ink("M0 38V-28M0 6l-11-10M0 6l11-10M0 22l-32-4M0 22l32-4", "#A9CB7C", 2),
    reach: 42,
  }),
};

/** Round leaves in pairs, notched along their edges. */
export const mint: Motif = {
  word: "mint",
  tone: "#5FA06A",
  manner: "leaf",
  kind: "herb",
  draw: (hand) => ({
    cut:
      scallop(hand, -20, 13, 17, 6, 1.8) +
      scallop(hand, 20, 13, 17, 6, 1.8) +
      scallop(hand, -12, -16, 15, 6, 1.6) +
      scallop(hand, 12, -16, 15, 6, 1.6) +
      disc(hand, 0, -34, 9),
    fill: "#3F8457",
    over: ink(
      "M0 44V-34M0 20l-28-9M0 20l28-9M0-6l-19-13M0-6l19-13M-14 15l-4-8M14 15l4-8",
      "#9CCB9E",
      2.2,
    ),
    reach: 42,
  }),
};

/** Three frilly lobes on a stalk: parsley, and coriander in a lighter green. */
function frilly(hand: Hand, colour: string, light: string, lobes: number, depth: number): Piece {
  const at: Point[] = [
    [-21, 0],
    [21, -2],
    [0, -24],
  ];
  return {
    cut: at.map(([x, y]) => scallop(hand, x, y, 19, lobes, depth)).join(""),
    fill: colour,
    over: ink(
      "M0 48Q2 20 0-26M0 22Q-10 12-24 0M0 20Q10 12 24-2M-21 0l-2-9M21-2l3-9M0-24l-6-7M0-24l6-7",
      light,
      2.2,
    ),
    reach: 44,
  };
}

export const parsley: Motif = {
  word: "parsley",
  tone: pantry.leaf,
  manner: "leaf",
  kind: "herb",
  draw: (hand) => frilly(hand, "#4A823A", "#A5C878", 6, 3),
};

export const coriander: Motif = {
  ...parsley,
  word: "coriander",
  draw: (hand) => frilly(hand, "#6C9C43", "#C9DD97", 4, 4),
};

/** Any other green herb. */
export const herb: Motif = {
  ...parsley,
  word: "herbs",
  draw: (hand) => frilly(hand, "#5A8C45", "#B5D08A", 5, 3.4),
};

/** Pairs of leaflets on a bent stem. */
function stem(hand: Hand, rows: readonly number[], long: number, wide: number, lean: number) {
  const bend = hand.sway(10);
  const at = (y: number): number => bend * (1 - (y / 50) ** 2);
  const leaves = rows.flatMap((y, i) => {
    const length = long * (1 - i * 0.07);
    return [
      leaf(at(y), y, -90 + lean + hand.sway(8), length, wide),
      leaf(at(y), y - 3, -90 - lean + hand.sway(8), length, wide),
    ];
  });
  return { leaves: leaves.join(""), line: bow([0, 54], [bend * 2, 0], [at(-40), -44]) };
}

export const thyme: Motif = {
  word: "thyme",
  tone: "#7A9460",
  manner: "leaf",
  kind: "herb",
  draw: (hand) => {
    const { leaves, line } = stem(hand, [36, 22, 8, -6, -20, -33], 15, 9, 62);
    return { cut: leaves, fill: "#7A9858", over: ink(line, "#7C6242", 2.4), reach: 46 };
  },
};

export const oregano: Motif = { ...thyme, word: "oregano" };

export const rosemary: Motif = {
  word: "rosemary",
  tone: "#5F7F62",
  manner: "leaf",
  kind: "herb",
  draw: (hand) => {
    const { leaves, line } = stem(hand, [40, 30, 20, 10, 0, -10, -20, -30], 24, 4, 30);
    return { cut: leaves, fill: "#55795A", over: ink(line, "#8A7350", 2.6), reach: 48 };
  },
};

export const dill: Motif = {
  word: "dill",
  tone: "#7FA04E",
  manner: "leaf",
  kind: "herb",
  draw: (hand) => {
    const sides = [30, 12, -4, -18, -30].flatMap((y, i) => {
      const far = 26 - i * 3;
      return [1, -1].flatMap((side): (readonly [Point, Point])[] => [
        [
          [0, y],
          [side * far, -far * 0.8],
        ],
        [
          [side * far * 0.5, y - far * 0.4],
          [side * 2, -12 + hand.sway(2)],
        ],
        [
          [side * far * 0.6, y - far * 0.48],
          [side * 13, -1 + hand.sway(2)],
        ],
      ]);
    });
    return {
      cut: leaf(0, 52, -90, 100, 4),
      fill: "#6E9440",
      over: ink(strokes(sides), "#86AE4E", 3),
      reach: 46,
    };
  },
};

export const bay: Motif = {
  word: "bay leaf",
  tone: "#6B7F4A",
  manner: "leaf",
  kind: "pantry",
  draw: (hand) => ({
    cut: blade(hand, 0, 4, 3.3),
    fill: hand.pick(["#6F8148", "#5F7A48"]),
    over: ink(
      "M0 50V-34M0 22l-16-12M0 22l16-12M0 4l-18-13M0 4l18-13M0-14l-12-10M0-14l12-10",
      "#A9B57C",
      2,
    ),
    reach: 46,
  }),
};

export const sage: Motif = {
  word: "sage",
  tone: "#8FA284",
  manner: "leaf",
  kind: "herb",
  draw: (hand) => ({
    cut: blade(hand, -13, 4, 2.4) + blade(hand, 15, 12, 2),
    fill: "#87A07C",
    over: ink("M-13 30V-22M15 34V-10M-13 12l-9-8M-13 12l9-8M-13-4l-8-7M-13-4l8-7", "#C4D2B4", 2),
    reach: 40,
  }),
};

export const chive: Motif = {
  word: "chives",
  tone: "#6E9A4A",
  manner: "small",
  kind: "garnish",
  draw: (hand) => {
    const bits = Array.from({ length: 8 }, (_, i): readonly [Point, Point] => [
      [Math.cos(i * 2.4) * (6 + i * 3), Math.sin(i * 2.4) * (6 + i * 3)],
      [hand.sway(4), 5 + hand.sway(2)],
    ]);
    return {
      cut: leaf(0, 0, 0, 8, 3),
      fill: "#5E8A3C",
      over: ink(strokes(bits), "#7BA94C", 5),
      reach: 36,
    };
  },
  whole: (hand) => ({
    cut: [-14, -7, 0, 7, 14]
      .map(
        (x) =>
          `M${formatNumber(x - 2)} 56L${formatNumber(x * 1.3 + hand.sway(4))}-58L${formatNumber(x + 3)} 56z`,
      )
      .join(""),
    fill: "#679443",
    over: ink("M-18 22q18 6 36 0", pantry.crust, 4),
    reach: 56,
  }),
};
