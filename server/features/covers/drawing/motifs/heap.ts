import type { Hand } from "../hand";
import { polar, type Point } from "../paper";

/** Returns points that are spread evenly over a round heap, in the spiral of sunflower seeds. */
export function heap(hand: Hand, count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, i) =>
    polar(0, 0, radius * Math.sqrt((i + 0.5) / count), i * 137.5 + hand.sway(14)),
  );
}
