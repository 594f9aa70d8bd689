import type { Hand } from "./hand";

export type Point = readonly [x: number, y: number];

/** Corners, also as SVG writes them, "x,y x,y …": an outline then is one line to read. */
export type Corners = readonly Point[] | string;

export function cornersOf(corners: Corners): readonly Point[] {
  if (typeof corners !== "string") return corners;
  return corners.split(" ").map((corner): Point => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x, y];
  });
}

/** One decimal is finer than a pixel at any size a cover is shown, and keeps the document small. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

function pair([x, y]: Point): string {
  const second = num(y);
  return num(x) + (second.startsWith("-") ? "" : " ") + second;
}

function join(points: readonly Point[]): string {
  return points.map(pair).reduce((text, next) => text + (next.startsWith("-") ? "" : " ") + next);
}

/** All but small things are cut in whole units: the hand is no steadier, and it saves a fifth of the bytes. */
function snap(value: number, size: number): number {
  return size > 15 ? Math.round(value) : Math.round(value * 10) / 10;
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

/** The point at a distance and an angle in degrees, clockwise from the right. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A round as scissors cut it: a few long curves that meet in corners one hardly sees. */
export function disc(hand: Hand, x: number, y: number, rx: number, ry = rx, rough = 1): string {
  const size = Math.max(rx, ry);
  const cuts = size < 10 ? 5 : size < 30 ? 6 : size < 60 ? 8 : 11;
  const step = 360 / cuts;
  const start = hand.between(0, 360);
  const wobble = (0.012 + 0.5 / size) * rough;
  const at = (degrees: number, stretch: number): Point => {
    const [px, py] = polar(0, 0, stretch, degrees);
    return [snap(x + px * rx, size), snap(y + py * ry, size)];
  };
  const corners = Array.from({ length: cuts }, (_, i) =>
    at(start + i * step + hand.sway(step * 0.12), 1 + hand.sway(wobble)),
  );
  const reach = 1 / Math.cos((step * Math.PI) / 360);
  const first = corners[0] ?? [x, y];
  let from: Point = first;
  let d = `M${pair(first)}q`;
  corners.forEach((_, i) => {
    const to = corners[(i + 1) % cuts] ?? first;
    const bend = at(start + (i + 0.5) * step, reach * (1 + hand.sway(wobble * 0.6)));
    const pieces = join([minus(bend, from), minus(to, from)]);
    d += (i > 0 && !pieces.startsWith("-") ? " " : "") + pieces;
    from = to;
  });
  return `${d}z`;
}

/** A soft outline that is drawn towards each point in turn, as a brush or a long cut would. */
export function smooth(hand: Hand, corners: Corners, jitter = 0.8): string {
  const points = cornersOf(corners);
  const size = Math.max(...points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  const moved = points.map(([x, y]): Point => [
    snap(x + hand.sway(jitter), size),
    snap(y + hand.sway(jitter), size),
  ]);
  const middle = (a: Point, b: Point): Point => [
    snap((a[0] + b[0]) / 2, size),
    snap((a[1] + b[1]) / 2, size),
  ];
  const last = moved.at(-1) ?? [0, 0];
  let from = middle(last, moved[0] ?? last);
  let d = `M${pair(from)}q`;
  moved.forEach((bend, i) => {
    const to = middle(bend, moved[(i + 1) % moved.length] ?? bend);
    const pieces = join([minus(bend, from), minus(to, from)]);
    d += (i > 0 && !pieces.startsWith("-") ? " " : "") + pieces;
    from = to;
  });
  return `${d}z`;
}

/** Straight cuts from corner to corner. */
export function sharp(hand: Hand, corners: Corners, jitter = 0.8): string {
  const moved = cornersOf(corners).map(([x, y]): Point => [
    x + hand.sway(jitter),
    y + hand.sway(jitter),
  ]);
  return `M${join(moved)}z`;
}

/** A rectangle about its middle, turned by degrees. */
export function slab(
  hand: Hand,
  x: number,
  y: number,
  width: number,
  height: number,
  turn = 0,
  jitter = 1,
): string {
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return sharp(
    hand,
    corners.map(([cx, cy]) => {
      const [ax, ay] = polar(x, y, cx, turn);
      const [bx, by] = polar(0, 0, cy, turn + 90);
      return [ax + bx, ay + by];
    }),
    jitter,
  );
}

/** A leaf from its foot outwards: two cuts that meet in a point. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const cut = ([px, py]: Point): Point => [snap(px, length), snap(py, length)];
  const foot = cut([x, y]);
  const tip = cut(polar(0, 0, length, degrees));
  const [mx, my] = polar(0, 0, length * 0.45, degrees);
  const [ox, oy] = polar(0, 0, width, degrees + 90);
  const back = minus(cut([mx - ox, my - oy]), tip);
  return `M${pair(foot)}q${join([cut([mx + ox, my + oy]), tip])}q${join([back, minus([0, 0], tip)])}z`;
}

/** The closed outline of a wheel with waves or lobes on its edge. */
export function scallop(
  hand: Hand,
  x: number,
  y: number,
  radius: number,
  lobes: number,
  depth: number,
): string {
  const points = Array.from({ length: lobes * 2 }, (_, i) =>
    polar(x, y, radius + (i % 2 === 0 ? depth : -depth), (i * 180) / lobes),
  );
  return smooth(hand, points, Math.min(1, depth / 4));
}

/** A slice of a wheel with its point towards the middle. */
export function wedge(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const middle = (from + to) / 2;
  const bulge = outer / Math.cos(((to - from) * Math.PI) / 360);
  const start = polar(x, y, inner, middle);
  const a = polar(x, y, outer, from);
  return `M${pair(start)}l${pair(minus(a, start))}q${join([
    minus(polar(x, y, bulge, middle), a),
    minus(polar(x, y, outer, to), a),
  ])}z`;
}

/** Short strokes: seeds, grains, stitches. Each is its start and its way. */
export function strokes(lines: readonly (readonly [Point, Point])[]): string {
  return lines.map(([from, way]) => `M${pair(from)}l${pair(way)}`).join("");
}

/** An open line bent softly through a middle. */
export function bow(from: Point, bend: Point, to: Point): string {
  return `M${pair(from)}Q${join([bend, to])}`;
}

/** A coloured shape. */
export function fill(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`;
}

/** A drawn line. */
export function ink(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;
}
