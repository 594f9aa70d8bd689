import type { Hand } from "./hand";

export type Point = readonly [x: number, y: number];

/**
 * The corners of an outline, as points or in SVG syntax, "x,y x,y …", which fits an outline on one
 * line.
 */
export type Corners = readonly Point[] | string;

export function parseCorners(corners: Corners): readonly Point[] {
  if (typeof corners !== "string") return corners;
  return corners.split(" ").map((corner): Point => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x, y];
  });
}

/** Formats a number with one decimal, which is finer than a pixel and keeps the document small. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

function formatPoint([x, y]: Point): string {
  const second = formatNumber(y);
  return formatNumber(x) + (second.startsWith("-") ? "" : " ") + second;
}

function joinPoints(points: readonly Point[]): string {
  return points
    .map(formatPoint)
    .reduce((text, next) => text + (next.startsWith("-") ? "" : " ") + next);
}

/** Rounds large shapes to whole units, which saves a fifth of the bytes. */
function roundTo(value: number, size: number): number {
  return size > 15 ? Math.round(value) : Math.round(value * 10) / 10;
}

function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

/** Returns the point at a distance and an angle in degrees, clockwise from the right. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Returns a circle as if cut by scissors: a few long curves with hardly visible corners. */
export function disc(hand: Hand, x: number, y: number, rx: number, ry = rx, rough = 1): string {
  const size = Math.max(rx, ry);
  const cuts = size < 10 ? 5 : size < 30 ? 6 : size < 60 ? 8 : 11;
  const step = 360 / cuts;
  const start = hand.between(0, 360);
  const wobble = (0.012 + 0.5 / size) * rough;
  const at = (degrees: number, stretch: number): Point => {
    const [px, py] = polar(0, 0, stretch, degrees);
    return [roundTo(x + px * rx, size), roundTo(y + py * ry, size)];
  };
  const corners = Array.from({ length: cuts }, (_, i) =>
    at(start + i * step + hand.sway(step * 0.12), 1 + hand.sway(wobble)),
  );
  const reach = 1 / Math.cos((step * Math.PI) / 360);
  const first = corners[0] ?? [x, y];
  let from: Point = first;
  let d = `M${formatPoint(first)}q`;
  corners.forEach((_, i) => {
    const to = corners[(i + 1) % cuts] ?? first;
    const bend = at(start + (i + 0.5) * step, reach * (1 + hand.sway(wobble * 0.6)));
    const pieces = joinPoints([subtract(bend, from), subtract(to, from)]);
    d += (i > 0 && !pieces.startsWith("-") ? " " : "") + pieces;
    from = to;
  });
  return `${d}z`;
}

/** Returns a soft outline that is drawn towards each point in turn. */
export function smooth(hand: Hand, corners: Corners, jitter = 0.8): string {
  const points = parseCorners(corners);
  const size = Math.max(...points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  const movedPoints = points.map(([x, y]): Point => [
    roundTo(x + hand.sway(jitter), size),
    roundTo(y + hand.sway(jitter), size),
  ]);
  const middle = (a: Point, b: Point): Point => [
    roundTo((a[0] + b[0]) / 2, size),
    roundTo((a[1] + b[1]) / 2, size),
  ];
  const last = movedPoints.at(-1) ?? [0, 0];
  let from = middle(last, movedPoints[0] ?? last);
  let d = `M${formatPoint(from)}q`;
  movedPoints.forEach((bend, i) => {
    const to = middle(bend, movedPoints[(i + 1) % movedPoints.length] ?? bend);
    const pieces = joinPoints([subtract(bend, from), subtract(to, from)]);
    d += (i > 0 && !pieces.startsWith("-") ? " " : "") + pieces;
    from = to;
  });
  return `${d}z`;
}

/** Returns a polygon with straight edges. */
export function sharp(hand: Hand, corners: Corners, jitter = 0.8): string {
  const movedPoints = parseCorners(corners).map(([x, y]): Point => [
    x + hand.sway(jitter),
    y + hand.sway(jitter),
  ]);
  return `M${joinPoints(movedPoints)}z`;
}

/** Returns a rectangle around its center, rotated by degrees. */
export function slab(
  hand: Hand,
  x: number,
  y: number,
  width: number,
  height: number,
  rotation = 0,
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
      const [ax, ay] = polar(x, y, cx, rotation);
      const [bx, by] = polar(0, 0, cy, rotation + 90);
      return [ax + bx, ay + by];
    }),
    jitter,
  );
}

/** Returns a leaf from its foot outwards: two curves that meet in a point. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const roundPoint = ([px, py]: Point): Point => [roundTo(px, length), roundTo(py, length)];
  const foot = roundPoint([x, y]);
  const tip = roundPoint(polar(0, 0, length, degrees));
  const [mx, my] = polar(0, 0, length * 0.45, degrees);
  const [ox, oy] = polar(0, 0, width, degrees + 90);
  const back = subtract(roundPoint([mx - ox, my - oy]), tip);
  return `M${formatPoint(foot)}q${joinPoints([roundPoint([mx + ox, my + oy]), tip])}q${joinPoints([back, subtract([0, 0], tip)])}z`;
}

/** Returns the closed outline of a wheel with waves or lobes on its edge. */
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

/** Returns a slice of a wheel that points to the center. */
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
  return `M${formatPoint(start)}l${formatPoint(subtract(a, start))}q${joinPoints([
    subtract(polar(x, y, bulge, middle), a),
    subtract(polar(x, y, outer, to), a),
  ])}z`;
}

/** Returns short strokes, such as seeds, grains or stitches, each from a start in a direction. */
export function strokes(lines: readonly (readonly [Point, Point])[]): string {
  return lines
    .map(([from, direction]) => `M${formatPoint(from)}l${formatPoint(direction)}`)
    .join("");
}

/** Returns an open line that is bent softly through a middle point. */
export function bow(from: Point, bend: Point, to: Point): string {
  return `M${formatPoint(from)}Q${joinPoints([bend, to])}`;
}

/** Returns a filled shape. */
export function fill(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`;
}

/** Returns a stroked line. */
export function ink(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${formatNumber(width)}"/>`;
}
