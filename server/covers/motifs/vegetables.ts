import { pantry } from "../colours";
import type { Hand } from "../hand";
import {
  disc,
  fill,
  ink,
  leaf,
  num,
  polar,
  scallop,
  smooth,
  strokes,
  wedge,
  type Point,
} from "../paper";
import type { Motif, Piece } from "../Piece";

/** Seeds in a ring, pointing outwards. */
function seeds(hand: Hand, count: number, radius: number, length: number): string {
  return strokes(
    Array.from({ length: count }, (_, i) => {
      const way = (i * 360) / count + hand.sway(6);
      return [polar(0, 0, radius, way), polar(0, 0, length, way)] as const;
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
        [20, 92, 160, 232, 304].map((way) => leaf(0, -4, way + hand.sway(10), 21, 5)).join(""),
        pantry.forest,
      ) + ink("M0-4l3-9", pantry.pine, 4),
    reach: 40,
  }),
};

export const cucumber: Motif = {
  word: "cucumber",
  tone: "#BFD38C",
  manner: "slice",
  draw: (hand) => slice(hand, pantry.forest, "#DDE7B0", "#C6D992", "#F6F3D0"),
};

export const courgette: Motif = {
  word: "courgette",
  tone: "#8FAE55",
  manner: "slice",
  draw: (hand) => slice(hand, "#55803A", "#F1EBB6", "#E3DE9A", "#C9C071"),
};

export const aubergine: Motif = {
  word: "aubergine",
  tone: pantry.plum,
  manner: "hero",
  draw: (hand) => ({
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

export const pepper: Motif = {
  word: "pepper",
  tone: "#D24A2A",
  manner: "slice",
  draw: (hand) => {
    const colour = hand.pick(["#CF432A", "#E2952B", "#CF432A"]);
    const lobes = (radius: number): Point[] =>
      [0, 120, 240].flatMap((way) => [
        polar(0, 0, radius * 1.04, way - 32),
        polar(0, 0, radius * 1.16, way),
        polar(0, 0, radius * 1.04, way + 32),
        polar(0, 0, radius * 0.72, way + 60),
      ]);
    return {
      cut: smooth(hand, lobes(36), 1),
      fill: colour,
      over:
        fill(smooth(hand, lobes(26), 0.8), "#FBE6BE") +
        ink(
          [60, 180, 300].map((way) => `M0 0L${polar(0, 0, 24, way).map(num).join(" ")}`).join(""),
          colour,
          4,
        ) +
        fill(disc(hand, 0, 0, 7), "#FFFAEF") +
        ink(seeds(hand, 9, 11, 2), "#F0C983", 3.4),
      reach: 37,
    };
  },
};

export const chili: Motif = {
  word: "chili",
  tone: pantry.tomato,
  manner: "small",
  draw: (hand) => ({
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
  word: "mushroom",
  tone: "#CDAE86",
  manner: "slice",
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
