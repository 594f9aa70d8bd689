import { pantry } from "../colors";
import type { Hand } from "../hand";
import {
  disc,
  fill,
  ink,
  leaf,
  polar,
  scallop,
  sharp,
  smooth,
  strokes,
  wedge,
  type Point,
} from "../paper";
import type { Motif, Piece } from "../Piece";

/** A ring of seeds that point outwards. */
function seeds(hand: Hand, count: number, radius: number, length: number): string {
  return strokes(
    Array.from({ length: count }, (_, i) => {
      const angle = (i * 360) / count + hand.sway(6);
      return [polar(0, 0, radius, angle), polar(0, 0, length, angle)] as const;
    }),
  );
}

function slice(hand: Hand, rind: string, flesh: string, heart: string, seed: string): Piece {
  return {
    cut: disc(hand, 0, 0, 32, 31),
    fill: rind,
    over:
      fill(disc(hand, 0, 0, 27.5), flesh) +
      fill(scallop(hand, 0, 0, 15, 3, 3), heart) +
      ink(seeds(hand, 9, 10, 4), seed, 2.4),
    reach: 32,
  };
}

export const tomato: Motif = {
  word: "tomato",
  tone: pantry.tomato,
  manner: "slice",
  kind: "salad",
  draw: (hand) => {
    const rooms = Array.from({ length: 5 }, (_, i) => wedge(0, 0, 9, 28, i * 72 + 8, i * 72 + 62));
    return {
      cut: disc(hand, 0, 0, 37, 36),
      fill: "#B93323",
      over:
        fill(disc(hand, 0, 0, 32.5, 32), "#E5694B") +
        fill(rooms.join(""), "#C43E2A") +
        ink(seeds(hand, 10, 18, 4), "#F7D98E", 3),
      reach: 37,
    };
  },
  whole: (hand) => ({
    cut: smooth(hand, "-40,0 -32,-29 -8,-36 10,-35 34,-28 41,2 28,30 0,37 -29,30", 1.4),
    fill: pantry.tomato,
    over:
      fill(
        [20, 92, 160, 232, 304].map((angle) => leaf(0, -4, angle + hand.sway(10), 21, 5)).join(""),
        pantry.forest,
      ) + ink("M0-4l3-9", pantry.pine, 4),
    reach: 40,
  }),
};

/** Halves in a dish, and a vine on the table. */
export const cherrytomato: Motif = {
  word: "cherry tomatoes",
  tone: pantry.tomato,
  manner: "small",
  kind: "salad",
  draw: (hand) => {
    const at: Point[] = [
      [-19, 6],
      [17, 14],
      [4, -18],
    ];
    return {
      cut: at.map(([x, y]) => disc(hand, x, y, 17, 16)).join(""),
      fill: "#B93323",
      over:
        fill(at.map(([x, y]) => disc(hand, x, y, 13)).join(""), "#E5694B") +
        ink(at.map(([x, y]) => `M${x - 4} ${y - 5}v9M${x + 5} ${y - 5}v9`).join(""), "#F7D98E", 4),
      reach: 35,
    };
  },
  whole: (hand) => {
    const at: Point[] = [
      [-22, -14],
      [20, -20],
      [-18, 24],
      [24, 20],
    ];
    return {
      cut: at.map(([x, y]) => disc(hand, x, y, 20)).join(""),
      fill: pantry.tomato,
      over:
        ink("M2-50Q-4 0 2 44M0-20l-22 4M0-18l20-4M0 18l-18 4M1 16l22 2", "#5D7F3B", 4) +
        ink(at.map(([x, y]) => `M${x - 9} ${y + 4}q0-9 8-11`).join(""), "#EE9A80", 3),
      reach: 46,
    };
  },
};

/** A long fruit of the cucumber family. */
function club(hand: Hand, skin: string, light: string, stem: string): Piece {
  return {
    cut:
      smooth(hand, "-13,-52 13,-52 17,-20 18,30 12,58 -12,58 -18,30 -17,-20", 0.8) +
      sharp(hand, "-6,-50 -5,-64 6,-64 7,-50"),
    fill: skin,
    over:
      fill(sharp(hand, "-6,-54 -5,-64 6,-64 7,-54"), stem) +
      ink("M-8-40V38M2-36V46M10-38V30", light, 2.6).replace("/>", ' stroke-dasharray="15 9"/>'),
    reach: 62,
  };
}

export const cucumber: Motif = {
  word: "cucumber",
  tone: "#BFD38C",
  manner: "slice",
  kind: "salad",
  draw: (hand) => slice(hand, pantry.forest, "#DDE7B0", "#C6D992", "#F6F3D0"),
  whole: (hand) => club(hand, pantry.forest, "#6F9A57", pantry.forest),
};

export const courgette: Motif = {
  word: "courgette",
  tone: "#8FAE55",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => slice(hand, "#55803A", "#F1EBB6", "#E3DE9A", "#C9C071"),
  whole: (hand) => club(hand, "#55803A", "#9DBB6E", "#B9C48A"),
};

export const aubergine: Motif = {
  word: "aubergine",
  tone: pantry.plum,
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 33, 31),
    fill: "#4A2344",
    over:
      fill(disc(hand, 0, 0, 28.5, 27), "#D9B981") +
      ink(seeds(hand, 11, 15, 4) + "M-6-3h3M4-5h3M1 5h3", "#A9793F", 2.6),
    reach: 33,
  }),
  whole: (hand) => ({
    cut: smooth(hand, "-9,-36 9,-36 19,-8 33,26 22,54 0,60 -22,54 -33,26 -19,-8", 1.5),
    fill: "#54284C",
    over:
      fill(
        smooth(hand, "-3,-58 4,-58 6,-42 18,-34 14,-16 6,-25 0,-13 -7,-25 -15,-16 -17,-34 -5,-42"),
        pantry.leaf,
      ) + ink("M-17 8Q-24 24-18 38", "#8E5F86", 4),
    reach: 58,
  }),
};

/** Rings in a dish, and the pod on the table. */
export const chili: Motif = {
  word: "chilli",
  tone: pantry.tomato,
  manner: "small",
  kind: "garnish",
  draw: (hand) => {
    const at: Point[] = [
      [-18, 6],
      [14, 14],
      [4, -17],
    ];
    return {
      cut: at.map(([x, y]) => disc(hand, x, y, 9, 8)).join(""),
      fill: "#C4301F",
      over:
        fill(at.map(([x, y]) => disc(hand, x, y, 5)).join(""), "#F3D9A8") +
        ink(at.map(([x, y]) => `M${x - 1} ${y}h2`).join(""), "#E0A860", 3),
      reach: 30,
    };
  },
  whole: (hand) => ({
    cut: smooth(hand, "-11,-34 11,-34 13,-12 11,16 -6,46 -28,58 -12,36 -10,6 -13,-16", 0.8),
    fill: "#C4301F",
    over:
      fill(
        smooth(hand, "-12,-36 -5,-42 -3,-60 4,-61 4,-42 12,-36 8,-25 0,-29 -8,-25"),
        pantry.leaf,
      ) + ink("M4-14Q7 8 0 26", "#E8836A", 3),
    reach: 50,
  }),
};

export const mushroom: Motif = {
  word: "mushrooms",
  tone: "#CDAE86",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ({
    cut: smooth(
      hand,
      "-42,4 -36,-24 -12,-38 12,-38 36,-24 42,4 30,12 13,6 12,26 14,38 -14,38 -12,26 -13,6 -30,12",
      1,
    ),
    fill: "#B98E5E",
    over:
      fill(
        smooth(
          hand,
          "-36,3 -30,-19 -10,-32 10,-32 30,-19 36,3 26,7 9,0 8,24 9,34 -9,34 -8,24 -9,0 -26,7",
        ),
        "#F7EAD0",
      ) + ink("M-25 0Q-20-9-8-9M25 0Q20-9 8-9", "#7A5539", 5),
    reach: 40,
  }),
};

export const oystermushroom: Motif = {
  word: "oyster mushrooms",
  tone: "#CFC0A6",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ({
    cut: smooth(hand, "-8,40 -14,10 -42,-4 -40,-26 -12,-38 20,-36 42,-18 38,2 12,10 8,40", 1.6),
    fill: "#A99678",
    over:
      fill(
        smooth(hand, "-5,36 -9,8 -35,-6 -33,-22 -10,-32 18,-31 35,-16 31,-2 8,8 5,36"),
        "#EDE2CB",
      ) + ink("M-4 26Q-8 4-28-10M-1 24Q-6-4-12-24M2 24Q4-6 8-24M4 26Q10 2 28-10", "#C4B08C", 2.2),
    reach: 42,
  }),
};
