import type { Hand } from "../hand";
import { polar, type Point } from "../paper";

/** Points scattered evenly over a round heap, in the turn of a sunflower's seeds. */
export function heap(hand: Hand, count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, i) =>
    polar(0, 0, radius * Math.sqrt((i + 0.5) / count), i * 137.5 + hand.sway(14)),
  );
}
