import type { Hand } from "../hand";
import { disc, fill, ink, smooth, strokes } from "../paper";
import { polar } from "../paper";
import type { Piece } from "../Piece";
import { heap } from "./heap";

/** Draws a small dish, in which ingredients lie that cannot lie on a bare cloth. */
export function saucer(hand: Hand, { cut, fill: colour, over }: Omit<Piece, "reach">): Piece {
  return {
    cut: disc(hand, 0, 0, 46, 45),
    fill: "#F3E8D2",
    over: ink(disc(hand, 0, 0, 41), "#C9A98A", 2) + fill(cut, colour) + over,
    reach: 46,
  };
}

/** A small bowl with a loose or liquid ingredient; `over` is drawn on its surface. */
export function bowlful(hand: Hand, colour: string, over: string, clay = "#B9855A"): Piece {
  return {
    cut: disc(hand, 0, 0, 46, 45),
    fill: clay,
    over: fill(disc(hand, 0, 0, 38, 37), colour) + over,
    reach: 46,
  };
}

/** A small bowl of grains. */
export function grainBowl(hand: Hand, base: string, grain: string, size: [number, number]): Piece {
  const [length, width] = size;
  const lines = heap(hand, 24, 32).map(
    (at) => [at, polar(0, 0, length, hand.between(0, 180))] as const,
  );
  return bowlful(hand, base, ink(strokes(lines), grain, width));
}

/** A jug from above, with its spout and handle. */
export function jug(hand: Hand, content: string): Piece {
  return {
    cut:
      smooth(hand, "-36,-22 0,-40 36,-24 42,6 26,34 0,40 -26,34 -42,0 -56,-8 -50,-22", 0.8) +
      "M36-4q34-8 34 10t-36 12v-8q24 2 24-5t-23-1z",
    fill: "#F6EEDD",
    over: fill(disc(hand, 0, 2, 31, 30), "#D8C6A4") + fill(disc(hand, 1, 4, 28, 26), content),
    reach: 54,
  };
}
