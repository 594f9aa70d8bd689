import { mix, pantry } from "../colors";
import type { Hand } from "../hand";
import { bow, disc, fill, ink, formatNumber, sharp, slab, smooth, type Point } from "../paper";
import type { Motif, Piece } from "../Piece";

function bulb(hand: Hand, skin: string, line: string): Piece {
  return {
    cut: smooth(hand, "-36,4 -26,-24 -8,-30 -2,-58 4,-58 9,-30 28,-22 36,6 18,34 0,37 -20,33", 1),
    fill: skin,
    over: ink("M-1-40Q-34-10-8 34M2-40Q38-8 8 34M0-38Q-7 0 0 35M-5 38l-3 6M2 38l3 7", line, 2),
    reach: 46,
  };
}

export const redonion: Motif = {
  word: "red onion",
  tone: "#96406B",
  manner: "slice",
  kind: "salad",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 34, 33),
    fill: "#96406B",
    over:
      fill(disc(hand, 0, 0, 30, 29), "#F6E4E2") +
      ink(
        disc(hand, 1, 0, 23, 22) + disc(hand, 1, 1, 15, 14) + disc(hand, 0, 1, 7, 6),
        "#B4668D",
        2.8,
      ),
    reach: 34,
  }),
  whole: (hand) => bulb(hand, "#8E3560", "#5F1F42"),
};

/**
 * An onion, which lies on the table, because it is not visible in a dish when it is fried or
 * boiled.
 */
export const onion: Motif = {
  word: "onion",
  tone: "#B5713A",
  manner: "slice",
  kind: "pantry",
  draw: (hand) => bulb(hand, "#B5713A", "#8A4F24"),
};

const spots: Point[] = [
  [-18, 8],
  [16, 14],
  [2, -17],
];

export const springonion: Motif = {
  word: "spring onion",
  tone: pantry.sprout,
  manner: "small",
  kind: "garnish",
  draw: (hand) => ({
    cut: spots.map(([x, y]) => disc(hand, x, y, 9)).join(""),
    fill: "#6F9C43",
    over:
      fill(spots.map(([x, y]) => disc(hand, x, y, 5.6)).join(""), "#DCE9AE") +
      ink("M-2 3l7-3M-20-9l-4-5M20-5l4-6M-6 22l6 1", "#5C8A3F", 5),
    reach: 32,
  }),
  whole: (hand) => ({
    cut: [-9, 8]
      .map((x) =>
        sharp(
          hand,
          `${x - 6},62 ${x - 4},-10 ${x - 12},-60 ${x},-30 ${x + 9},-64 ${x + 4},-8 ${x + 6},62`,
        ),
      )
      .join(""),
    fill: "#5E9140",
    over:
      fill(slab(hand, -9, 44, 11, 38) + slab(hand, 8, 44, 11, 38), "#F6F3DC") +
      ink("M-12 63l-3 7M-8 63l1 8M6 63l-2 8M10 63l4 6", "#CFC39A", 2) +
      ink(bow([-17, 12], [0, 18], [15, 12]), pantry.crust, 4),
    reach: 64,
  }),
};

export const garlic: Motif = {
  word: "garlic",
  tone: pantry.cream,
  manner: "small",
  kind: "pantry",
  draw: (hand) => {
    const cloves = [
      smooth(hand, "-30,16 -24,-6 -6,-26 -2,-24 -6,-4 2,14 -8,28 -24,28", 1),
      smooth(hand, "30,18 28,-4 12,-22 8,-20 8,-2 0,16 8,28 22,28", 1),
    ];
    return {
      cut: cloves.join(""),
      fill: "#FBF3E2",
      over: ink("M-9-14Q-20 2-20 16M14-12Q22 2 20 16", "#D2B0B4", 2.4),
      reach: 32,
    };
  },
  whole: (hand) => ({
    cut: smooth(hand, "-33,10 -26,-16 -7,-22 -5,-46 4,-47 6,-22 26,-16 33,10 16,31 0,27 -18,31", 1),
    fill: "#FBF3E2",
    over:
      ink("M-1-30Q-21-6-9 25M2-30Q20-8 10 25", "#C9A9B0", 2.4) +
      ink("M-22-6Q-28 8-20 20M22-6Q28 8 20 20", "#E0C9C2", 2),
    reach: 36,
  }),
};

export const leek: Motif = {
  word: "leek",
  tone: pantry.sprout,
  manner: "small",
  kind: "vegetable",
  draw: (hand) => {
    const rings = spots.map(([x, y]) => disc(hand, x, y, 16, 15));
    return {
      cut: rings.join(""),
      fill: "#86A94C",
      over:
        fill(spots.map(([x, y]) => disc(hand, x, y, 11.5)).join(""), "#EDF0C4") +
        ink(spots.map(([x, y]) => disc(hand, x, y, 6)).join(""), "#9BB95C", 2),
      reach: 34,
    };
  },
  whole: (hand) => ({
    cut: sharp(hand, "-9,66 -8,-16 -26,-62 -6,-48 2,-70 10,-46 27,-58 9,-14 10,66"),
    fill: pantry.leaf,
    over:
      fill(slab(hand, 0, 40, 18, 50), "#F3F0D2") +
      fill(slab(hand, 0, 8, 18, 24), pantry.sprout) +
      ink("M-3 60V-20M4 60V-20", mix(pantry.leaf, pantry.sprout, 0.5), 1.6),
    reach: 66,
  }),
};

export const asparagus: Motif = {
  word: "asparagus",
  tone: pantry.leaf,
  manner: "hero",
  kind: "vegetable",
  draw: (hand) => {
    const at = [-17, 0, 17];
    const spear = (x: number): string =>
      smooth(
        hand,
        [
          [x - 7, 58],
          [x - 6, -26],
          [x - 7, -40],
          [x, -64],
          [x + 7, -40],
          [x + 6, -26],
          [x + 7, 58],
        ],
        1.2,
      );
    const scales = at.map(
      (x) =>
        `M${formatNumber(x - 5)}-32l5-9l5 9M${formatNumber(x - 4)}-14l4-7l4 7M${formatNumber(x - 4)} 14l4-7l4 7`,
    );
    return {
      cut: at.map(spear).join(""),
      fill: "#7BA04A",
      over:
        ink(scales.join(""), pantry.forest, 2.4) +
        ink(bow([-24, 34], [0, 37], [24, 34]), pantry.crust, 4),
      reach: 60,
    };
  },
};
