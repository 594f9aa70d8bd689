import type { Hand } from "../hand";
import { disc, fill, ink, formatNumber, polar, smooth, strokes, type Point } from "../paper";
import type { Motif, Piece } from "../Piece";

/** A ring with seeds, as in a salad. */
function ring(hand: Hand, colour: string): Piece {
  const lobes = (radius: number): Point[] =>
    [0, 120, 240].flatMap((angle) => [
      polar(0, 0, radius * 1.04, angle - 32),
      polar(0, 0, radius * 1.16, angle),
      polar(0, 0, radius * 1.04, angle + 32),
      polar(0, 0, radius * 0.72, angle + 60),
    ]);
  const spokes = [60, 180, 300].map(
    (angle) => `M0 0L${polar(0, 0, 24, angle).map(formatNumber).join(" ")}`,
  );
  const seeds = Array.from({ length: 7 }, (_, i) => {
    const angle = i * 51 + hand.sway(6);
    return [polar(0, 0, 11, angle), polar(0, 0, 2, angle)] as const;
  });
  return {
    cut: smooth(hand, lobes(36), 1),
    fill: colour,
    over:
      fill(smooth(hand, lobes(26), 0.8), "#FBE6BE") +
      ink(spokes.join(""), colour, 4) +
      fill(disc(hand, 0, 0, 7), "#FFFAEF") +
      ink(strokes(seeds), "#F0C983", 3.4),
    reach: 37,
  };
}

/** Fried strips. */
function strips(hand: Hand, colour: string, light: string): Piece {
  return {
    cut:
      smooth(hand, "-30,-20 0,-30 30,-18 28,-10 0,-20 -26,-11", 1) +
      smooth(hand, "-28,12 0,-2 30,8 28,17 0,8 -24,20", 1),
    fill: colour,
    over: ink("M-20-18Q0-27 20-17M-18 11Q0 2 20 9", light, 2.4),
    reach: 32,
  };
}

/** The whole fruit, stalk up. */
function fruit(hand: Hand, colour: string, light: string): Piece {
  return {
    cut: smooth(
      hand,
      "0,-26 14,-36 34,-28 38,0 28,32 14,44 0,36 -14,44 -28,32 -38,0 -34,-28 -14,-36",
      1,
    ),
    fill: colour,
    over:
      ink("M-4-24Q-16 4-10 34M6-24Q16 4 12 34M-26-16q-5 14 0 28", light, 3.4) +
      ink("M0-26q-2-12 5-22", "#5C8A3F", 8),
    reach: 46,
  };
}

export const pepper: Motif = {
  word: "red pepper",
  tone: "#D24A2A",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ring(hand, "#CF432A"),
  cooked: (hand) => strips(hand, "#C93F28", "#EE8A66"),
  whole: (hand) => fruit(hand, "#CF432A", "#E9785A"),
};

export const greenpepper: Motif = {
  word: "green pepper",
  tone: "#6E9A3E",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ring(hand, "#6E9A3E"),
  cooked: (hand) => strips(hand, "#6E9A3E", "#A9C872"),
  whole: (hand) => fruit(hand, "#64913A", "#92B663"),
};

export const yellowpepper: Motif = {
  word: "yellow pepper",
  tone: "#E9B03A",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ring(hand, "#E9B03A"),
  cooked: (hand) => strips(hand, "#E5A52E", "#F7D57C"),
  whole: (hand) => fruit(hand, "#E9B03A", "#F6D27A"),
};
