import { disc, fill, ink, slab, smooth } from "../paper";
import type { Motif } from "../Piece";
import { bowlful, jug, saucer } from "./saucer";

/** The properties of ingredients that lie only on the table, because they dissolve in the dish. */
const plainColor = { manner: "small", kind: "pantry" } as const;

export const flour: Motif = {
  ...plainColor,
  word: "flour",
  tone: "#F2E8D2",
  draw: (hand) =>
    bowlful(
      hand,
      "#F4ECDA",
      fill(disc(hand, -3, -4, 22, 20, 2), "#FFFCF4") + ink("M-18 16q10 6 22 4", "#DCCDAE", 3),
      "#A98A66",
    ),
};

export const sugar: Motif = {
  ...plainColor,
  word: "sugar",
  tone: "#F6EFE0",
  draw: (hand) => {
    const at: [number, number, number][] = [
      [-18, 8, 12],
      [16, 12, -24],
      [0, -18, 38],
    ];
    return {
      cut: at.map(([x, y, rotation]) => slab(hand, x, y, 28, 28, rotation)).join(""),
      fill: "#E4D8C2",
      over: fill(
        at.map(([x, y, rotation]) => slab(hand, x - 2, y - 2, 23, 23, rotation)).join(""),
        "#FFFDF7",
      ),
      reach: 35,
    };
  },
};

export const brownsugar: Motif = {
  ...plainColor,
  word: "brown sugar",
  tone: "#B98448",
  draw: (hand) =>
    bowlful(hand, "#A8713A", fill(disc(hand, -3, -4, 24, 22, 3), "#C28E52"), "#EADBC0"),
};

export const oil: Motif = {
  ...plainColor,
  word: "olive oil",
  tone: "#C9AE3E",
  draw: (hand) => bowlful(hand, "#BFA136", fill(disc(hand, -6, -7, 21, 19), "#D6BC54"), "#F1E6D0"),
};

export const soysauce: Motif = {
  ...plainColor,
  word: "soy sauce",
  tone: "#3A2219",
  draw: (hand) => bowlful(hand, "#38211A", ink("M-20-8q4-14 18-16", "#7A5140", 4), "#F1E6D0"),
};

export const jam: Motif = {
  ...plainColor,
  word: "jam",
  tone: "#8F1F33",
  draw: (hand) =>
    bowlful(
      hand,
      "#8F1F33",
      fill(disc(hand, -8, 4, 12) + disc(hand, 10, -6, 11), "#B53A48") +
        ink("M-14 0h3M6-12h3M8 12h3", "#F0B0A4", 4),
      "#F1E6D0",
    ),
};

export const mustard: Motif = {
  ...plainColor,
  word: "mustard",
  tone: "#D2A32E",
  draw: (hand) =>
    bowlful(hand, "#D2A32E", ink("M-20 4Q-16-18 4-18T20 4Q14 18-2 14", "#E9C55E", 5), "#F1E6D0"),
};

/** A glass of red wine, from above. */
export const redwine: Motif = {
  ...plainColor,
  word: "red wine",
  tone: "#7A1C33",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 44, 43),
    fill: "#E6E0DC",
    over:
      fill(disc(hand, 0, 0, 36, 35), "#6B1730") +
      fill(disc(hand, -3, -3, 28, 27), "#84233D") +
      ink("M-26-10q6-14 18-18", "#F1D9DC", 4),
    reach: 44,
  }),
};

export const whitewine: Motif = {
  ...redwine,
  word: "white wine",
  tone: "#E3D08A",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 44, 43),
    fill: "#ECE8DC",
    over:
      fill(disc(hand, 0, 0, 36, 35), "#DCC878") +
      fill(disc(hand, -3, -3, 28, 27), "#EBDB9A") +
      ink("M-26-10q6-14 18-18", "#FFFFFF", 4),
    reach: 44,
  }),
};

export const juice: Motif = {
  ...plainColor,
  word: "juice",
  tone: "#E9963A",
  draw: (hand) => jug(hand, "#EBA044"),
};

/** Yeast: a crumbled block. */
export const yeast: Motif = {
  ...plainColor,
  word: "yeast",
  tone: "#D8C4A0",
  draw: (hand) =>
    saucer(hand, {
      cut: slab(hand, -6, -4, 34, 28, 12, 2),
      fill: "#CDB68C",
      over:
        fill(slab(hand, -8, -7, 27, 21, 12, 1.6), "#E3D1AC") +
        fill(disc(hand, 19, 16, 7, 6, 3) + disc(hand, 3, 24, 6, 5, 3), "#D6C198"),
    }),
};

/** Rolled pastry: filo, puff pastry, lasagne sheets. */
export const pastry: Motif = {
  ...plainColor,
  word: "pastry",
  tone: "#F0DEB4",
  draw: (hand) => ({
    cut: smooth(hand, "-58,-30 50,-36 58,-26 58,28 -50,34 -58,24", 1),
    fill: "#E3C98E",
    over:
      fill(slab(hand, 0, -3, 100, 52, -2, 2), "#F6E7C2") +
      ink("M-44-14Q0-22 44-16M-46 6Q0-2 46 4M-42 22Q0 14 44 20", "#E0C990", 2.4),
    reach: 56,
  }),
};

export const nori: Motif = {
  ...plainColor,
  word: "nori",
  tone: "#2F4A3A",
  draw: (hand) => ({
    cut: slab(hand, 0, 0, 78, 74, 8, 2),
    fill: "#2B4233",
    over: ink("M-26-20l10 3M4-24l8 2M-18 4l8 3M14 0l12 2M-6 22l9 2M20 22l6-2", "#4D6A52", 3),
    reach: 50,
  }),
};
