import { disc, fill, ink, smooth, type Point } from "../paper";
import type { Motif } from "../Piece";

export const chicken: Motif = {
  word: "drumsticks",
  tone: "#C98A46",
  manner: "hero",
  draw: (hand) => ({
    cut:
      smooth(hand, "-36,-32 -6,-48 26,-36 34,-6 22,20 10,36 2,42 -10,36 -34,14 -44,-10", 1.2) +
      smooth(hand, "0,30 14,28 24,52 36,54 34,66 24,66 20,76 8,74 10,60", 0.6),
    fill: "#B9702F",
    over:
      fill(smooth(hand, "3,34 13,31 23,53 34,55 33,64 23,65 19,74 10,72 11,60"), "#FBF1DD") +
      fill(smooth(hand, "-30,-26 -6,-40 20,-30 26,-6 14,12 -6,20 -28,8 -36,-8"), "#D0914A") +
      ink("M-22-14Q-16-28-2-30M-2 6h.1M12-8h.1M-14-2h.1M2-14h.1", "#F0C584", 4),
    reach: 58,
  }),
};

export const meat: Motif = {
  word: "meat",
  tone: "#9E3F36",
  manner: "hero",
  draw: (hand) => ({
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
  manner: "slice",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 29, 28, 2.2),
    fill: "#7E4128",
    over:
      fill(disc(hand, -2, -2, 22, 21, 2), "#9B5938") +
      ink("M-12-8l5-2M2-14l5 2M8 0l4 3M-8 6l5 3M4 12l-4 2M-2-3l4 0", "#C98B5E", 2.8),
    reach: 29,
  }),
};

export const bacon: Motif = {
  word: "bacon",
  tone: "#B4503F",
  manner: "hero",
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
};

export const sausage: Motif = {
  word: "sausage",
  tone: "#A8553A",
  manner: "hero",
  draw: (hand) => ({
    cut: smooth(hand, "-62,-8 -54,-22 -38,-16 0,-4 40,-16 56,-21 64,-6 48,12 0,24 -48,12", 1),
    fill: "#9C4A31",
    over:
      ink("M-34-4l-6 11M-14 3l-3 12M8 4l2 12M30-1l5 11", "#5E281C", 3.6) +
      ink("M-48-10Q0 6 46-9", "#CE8560", 3),
    reach: 56,
  }),
};
