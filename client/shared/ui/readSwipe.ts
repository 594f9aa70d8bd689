/** The minimum distance of a swipe. */
const FAR_PX = 56;

interface Point {
  x: number;
  y: number;
}

/**
 * Returns the direction of a swipe: 1 from right to left, -1 from left to right, 0 for no swipe.
 */
export function readSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < FAR_PX || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
