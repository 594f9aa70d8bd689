import type { Hand } from "../hand";
import { disc, fill, ink, slab, smooth, type Point } from "../paper";
import type { Motif, Piece } from "../Piece";

/** A browned piece, as in a stew. */
function chunk(hand: Hand, dark: string, light: string, grain: string): Piece {
  return {
    cut: smooth(hand, "-30,-6 -16,-25 12,-22 31,-6 24,18 -8,26 -28,15", 3),
    fill: dark,
    over:
      fill(smooth(hand, "-24,-7 -13,-20 10,-18 24,-6 18,11 -7,17 -22,9", 2), light) +
      ink("M-12-8l10-3M2-3l9 2M-10 4l8 1", grain, 2.6),
    reach: 30,
  };
}

function leg(hand: Hand, skin: string, light: string, glint: string): Piece {
  return {
    cut:
      smooth(hand, "-36,-32 -6,-48 26,-36 34,-6 22,20 10,36 2,42 -10,36 -34,14 -44,-10", 1.2) +
      smooth(hand, "0,30 14,28 24,52 36,54 34,66 24,66 20,76 8,74 10,60", 0.6),
    fill: skin,
    over:
      fill(smooth(hand, "3,34 13,31 23,53 34,55 33,64 23,65 19,74 10,72 11,60"), "#FBF1DD") +
      fill(smooth(hand, "-30,-26 -6,-40 20,-30 26,-6 14,12 -6,20 -28,8 -36,-8"), light) +
      ink("M-22-14Q-16-28-2-30M-2 6h.1M12-8h.1M-14-2h.1M2-14h.1", glint, 4),
    reach: 58,
  };
}

/** A chicken leg: roasted on a plate, raw on the table. */
export const chicken: Motif = {
  word: "chicken",
  tone: "#C98A46",
  manner: "hero",
  kind: "meat",
  draw: (hand) => leg(hand, "#B9702F", "#D0914A", "#F0C584"),
  whole: (hand) => leg(hand, "#E9B693", "#F4CDB0", "#FBE6D6"),
};

/** Duck, goose, turkey. */
export const poultry: Motif = { ...chicken, word: "poultry" };

/** Chicken in pieces for soups, curries and rice. */
export const chickenpieces: Motif = {
  word: "chicken",
  tone: "#D9A868",
  manner: "slice",
  kind: "meat",
  draw: (hand) => chunk(hand, "#C58A46", "#EBC88F", "#CF9F5C"),
  whole: (hand) => leg(hand, "#E9B693", "#F4CDB0", "#FBE6D6"),
};

export const poultrypieces: Motif = { ...chickenpieces, word: "poultry" };

/** Meat, raw on the table and browned in a dish. */
export const meat: Motif = {
  word: "meat",
  tone: "#9E3F36",
  manner: "slice",
  kind: "meat",
  draw: (hand) => chunk(hand, "#5F2F1C", "#8C4F2E", "#AF7549"),
  whole: (hand) => ({
    cut: smooth(hand, "-54,2 -46,-30 -12,-42 28,-36 54,-12 48,16 24,24 8,42 -22,42 -46,28", 1.4),
    fill: "#F3DCC0",
    over:
      fill(
        smooth(hand, "-46,1 -39,-24 -10,-35 25,-30 46,-10 40,10 18,18 4,34 -20,34 -39,22"),
        "#A83F37",
      ) +
      ink("M-26-12Q-10-18 0-8T26-10M-28 8Q-14 2-4 10M-14 24q6-6 14-4M8-24q8 0 12 5", "#E3A48E", 3) +
      fill(disc(hand, 14, 4, 8, 7), "#F3DCC0"),
    reach: 52,
  }),
};

export const mince: Motif = {
  word: "minced meat",
  tone: "#8A4B32",
  manner: "small",
  kind: "pantry",
  draw: (hand) => ({
    cut: smooth(hand, "-44,4 -34,-24 -8,-36 24,-30 44,-8 38,20 12,34 -22,32 -40,22", 3),
    fill: "#A8463E",
    over: ink(
      "M-30-6q8-10 18-4M-6-22q10-4 16 4M14-10q10-2 14 6M-24 12q8-6 16 0M-4 2q10-6 18 2M4 20q8-6 18-2M-12 24q6-4 10 0M26 8q6 0 8 4",
      "#D98A7E",
      5,
    ),
    reach: 44,
  }),
};

/** Ham and other sliced meat. */
export const ham: Motif = {
  word: "ham",
  tone: "#E9A79A",
  manner: "slice",
  kind: "meat",
  draw: (hand) => ({
    cut: smooth(hand, "-38,0 -28,-26 4,-34 34,-20 38,8 20,28 -14,32 -34,20", 2),
    fill: "#F6DCC8",
    over:
      fill(smooth(hand, "-33,0 -24,-21 4,-28 29,-16 32,7 17,22 -12,26 -29,16", 1.6), "#E59A90") +
      ink("M-18-8Q0-20 16-8M-14 10Q4 2 18 10", "#F6C9BC", 3),
    reach: 38,
  }),
};

export const bacon: Motif = {
  word: "bacon",
  tone: "#B4503F",
  manner: "hero",
  kind: "meat",
  draw: (hand) => {
    const wave = (y: number, by: number): Point[] =>
      Array.from({ length: 7 }, (_, i): Point => [-60 + i * 20, y + (i % 2 ? by : -by)]);
    const band = (top: number, low: number): string =>
      smooth(hand, [...wave(top, 6), ...wave(low, 6).reverse()], 0.8);
    return {
      cut: band(-22, -2) + band(6, 26),
      fill: "#A8402F",
      over:
        fill(band(-17, -11) + band(11, 16), "#F2CDAE") +
        fill(band(-7, -5) + band(21, 23), "#E0A184"),
      reach: 54,
    };
  },
  cooked: (hand) => ({
    cut:
      slab(hand, -16, 8, 26, 13, 24, 2) +
      slab(hand, 14, 14, 24, 12, -30, 2) +
      slab(hand, 3, -14, 25, 13, -8, 2),
    fill: "#A2402F",
    over: fill(
      slab(hand, -16, 8, 22, 4, 24) +
        slab(hand, 14, 14, 20, 4, -30) +
        slab(hand, 3, -14, 20, 4, -8),
      "#EFC2A0",
    ),
    reach: 32,
  }),
};

export const sausage: Motif = {
  word: "sausage",
  tone: "#A8553A",
  manner: "hero",
  kind: "meat",
  draw: (hand) => ({
    cut: smooth(hand, "-62,-8 -54,-22 -38,-16 0,-4 40,-16 56,-21 64,-6 48,12 0,24 -48,12", 1),
    fill: "#9C4A31",
    over:
      ink("M-34-4l-6 11M-14 3l-3 12M8 4l2 12M30-1l5 11", "#5E281C", 3.6) +
      ink("M-48-10Q0 6 46-9", "#CE8560", 3),
    reach: 56,
  }),
  cooked: (hand) => ({
    cut: disc(hand, -16, 8, 18, 16) + disc(hand, 18, 12, 17, 16) + disc(hand, 2, -18, 17, 16),
    fill: "#8A3F28",
    over:
      fill(
        disc(hand, -16, 8, 14, 12) + disc(hand, 18, 12, 13, 12) + disc(hand, 2, -18, 13, 12),
        "#C06A48",
      ) + ink("M-20 6h4M-13 12h3M14 10h4M20 15h2M-2-20h3M5-15h3", "#E9B08E", 3),
    reach: 36,
  }),
};
