import type { Hand } from "../hand";
import { heap } from "../motifs/heap";
import { disc, fill, ink, polar, strokes } from "../paper";
import type { Area } from "../arrange";

/** A bed of rice or similar grains; `count` grains are drawn. */
export function grains(
  hand: Hand,
  { x, y, r }: Area,
  base: string,
  grain: string,
  count = 60,
): string {
  const lines = heap(hand, count, r * 0.94).map(
    ([gx, gy]) =>
      [
        [Math.round(x + gx), Math.round(y + gy)],
        polar(0, 0, 9, Math.round(hand.between(0, 12)) * 15),
      ] as const,
  );
  return fill(disc(hand, x, y, r, r * 0.98, 2), base) + ink(strokes(lines), grain, 5);
}
