import type { Hand } from "./hand";
import { polar } from "./paper";
import type { Sheet, Stamp } from "./Sheet";

/** The ingredients of a dish, grouped by their arrangement. */
export interface Food {
  readonly bed: readonly Stamp[];
  readonly main: readonly Stamp[];
  readonly leaves: readonly Stamp[];
  /** Ingredients that are strewn over the dish last. */
  readonly garnish: readonly Stamp[];
}

/** A round area for food. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Arrangement = "wreath" | "heap" | "sectors" | "hero" | "loose";

function getStamp(stamps: readonly Stamp[], i: number): Stamp | undefined {
  return stamps[i % stamps.length];
}

function getScale(stamp: Stamp, size: number): number {
  const share = stamp.manner === "hero" ? 1.3 : stamp.manner === "small" ? 0.92 : 1;
  return (size * share) / stamp.reach;
}

/** Arranges pieces in a ring, alternating and overlapping, around the first of them. */
function wreath(sheet: Sheet, stamps: readonly Stamp[], { x, y, r }: Area): string {
  const ring = stamps.length > 2 ? stamps.slice(1) : stamps;
  const size = r * 0.33;
  const even = Math.max(1, Math.round((sheet.sparse ? 6 : 8) / ring.length)) * ring.length;
  const start = sheet.hand.between(0, 360);
  const around = Array.from({ length: even }, (_, i) => {
    const stamp = getStamp(ring, i);
    const angle = start + (i * 360) / even + sheet.hand.sway(3);
    const [px, py] = polar(x, y, r * 0.63, angle);
    return (
      stamp && sheet.place(stamp, px, py, angle + 90 + sheet.hand.sway(22), getScale(stamp, size))
    );
  });
  const heart = stamps[0];
  return (
    around.join("") +
    (heart ? sheet.place(heart, x, y, sheet.hand.sway(35), getScale(heart, r * 0.37)) : "")
  );
}

/** Arranges pieces as a loose heap, from the rim inwards, like a salad. */
function heap(sheet: Sheet, stamps: readonly Stamp[], { x, y, r }: Area): string {
  const count = sheet.sparse ? 8 : 12;
  const start = sheet.hand.between(0, 360);
  return Array.from({ length: count }, (_, k) => {
    const i = count - 1 - k;
    const stamp = getStamp(stamps, i);
    const distance = r * 0.72 * Math.sqrt(i / (count - 1));
    const [px, py] = polar(x, y, distance, start + i * 137.5);
    const size = r * (0.32 + sheet.hand.sway(0.03));
    return stamp && sheet.place(stamp, px, py, sheet.hand.between(0, 360), getScale(stamp, size));
  }).join("");
}

/** Arranges each ingredient in its own sector, fanned out along the rim. */
function sectors(sheet: Sheet, stamps: readonly Stamp[], { x, y, r }: Area): string {
  const start = sheet.hand.between(0, 360);
  const part = 360 / stamps.length;
  const perSector = [8, 8, 5, 4][stamps.length] ?? (sheet.sparse ? 2 : 3);
  const size = r * (stamps.length > 3 ? 0.3 : 0.34);
  const outer = stamps.flatMap((stamp, s) =>
    Array.from({ length: perSector }, (_, i) => {
      const angle = start + s * part + ((i + 0.5) * part) / perSector;
      const [px, py] = polar(x, y, r * 0.63, angle);
      return sheet.place(stamp, px, py, angle + 90 + sheet.hand.sway(10), getScale(stamp, size));
    }),
  );
  const inner = stamps.map((stamp, s) => {
    const angle = start + (s + 0.5) * part;
    const [px, py] = polar(x, y, stamps.length === 1 ? 0 : r * 0.26, angle);
    return sheet.place(stamp, px, py, angle + sheet.hand.sway(30), getScale(stamp, size));
  });
  return outer.join("") + inner.join("");
}

/** Places the first ingredient large on one side, the others in a crescent on the other side. */
function hero(sheet: Sheet, stamps: readonly Stamp[], { x, y, r }: Area): string {
  const [first, ...restStamps] = stamps;
  if (!first) return "";
  const side = sheet.hand.pick([0, 180, 0, 180, 90]);
  const lean = sheet.hand.sway(14) + (first.reach > 55 && side !== 90 ? 90 : 0);
  if (restStamps.length === 0) {
    return [-1, 1]
      .map((sign) => {
        const [px, py] = polar(x, y, sign * r * 0.33, sheet.hand.sway(10));
        return sheet.place(
          first,
          px,
          py,
          sign * 12 + sheet.hand.sway(10),
          (r * 0.56) / first.reach,
        );
      })
      .join("");
  }
  const count = sheet.sparse ? 5 : 7;
  const crescent = Array.from({ length: count }, (_, i) => {
    const stamp = restStamps[Math.floor((i * restStamps.length) / count)];
    const [px, py] = polar(x, y, r * 0.64, side - 96 + i * 32);
    return (
      stamp &&
      sheet.place(stamp, px, py, side + i * 32 + sheet.hand.sway(16), getScale(stamp, r * 0.3))
    );
  });
  const [hx, hy] = polar(x, y, -r * 0.2, side);
  const tall = first.manner === "hero" ? lean - (side === 90 ? 0 : 90) : lean;
  return crescent.join("") + sheet.place(first, hx, hy, tall, (r * 0.66) / first.reach);
}

/** Places pieces apart from one another, so that the bed stays visible. */
function loose(sheet: Sheet, stamps: readonly Stamp[], { x, y, r }: Area): string {
  const count = sheet.sparse ? 7 : 9;
  const start = sheet.hand.between(0, 360);
  return Array.from({ length: count }, (_, i) => {
    const stamp = getStamp(stamps, i);
    const distance = r * 0.82 * Math.sqrt((i + 0.3) / count);
    const [px, py] = polar(x, y, distance, start + i * 137.5);
    const size = r * (0.22 + sheet.hand.sway(0.02));
    return stamp && sheet.place(stamp, px, py, sheet.hand.between(0, 360), getScale(stamp, size));
  }).join("");
}

const arrangements = { wreath, heap, sectors, hero, loose };

/** Strews small pieces over the whole area. */
export function strew(sheet: Sheet, stamps: readonly Stamp[], { x, y, r }: Area): string {
  return stamps
    .flatMap((stamp, s) => {
      const start = sheet.hand.between(0, 360);
      return [0, 125, 240].map((angle, i) => {
        const [px, py] = polar(x, y, r * (0.3 + 0.18 * i + s * 0.06), start + angle);
        return sheet.place(stamp, px, py, angle * 3, (r * 0.17) / stamp.reach, 2);
      });
    })
    .join("");
}

/** Draws two or three leaves that grow from one point. */
export function sprig(sheet: Sheet, stamp: Stamp, x: number, y: number, size: number): string {
  const start = sheet.hand.between(0, 360);
  return [0, 130, 245]
    .slice(0, sheet.sparse ? 1 : stamp.reach > 48 ? 2 : 3)
    .map((angle) => {
      const leafAngle = start + angle + sheet.hand.sway(20);
      const [px, py] = polar(x, y, size * 0.75, leafAngle - 90);
      return sheet.place(stamp, px, py, leafAngle, size / stamp.reach, 2);
    })
    .join("");
}

/** Chooses an arrangement that suits the ingredients: a hero needs room, many pieces need order. */
export function chooseArrangement(hand: Hand, { main }: Food): Arrangement {
  if (main[0]?.manner === "hero") return hand.pick(["hero", "hero", "hero", "wreath"]);
  return main.length > 1
    ? hand.pick(["wreath", "sectors", "heap", "hero"])
    : hand.pick(["wreath", "sectors", "heap"]);
}

/** Arranges food in a round area: the bed, the main ingredients, garnish and leaves. */
export function serve(
  sheet: Sheet,
  food: Food,
  area: Area,
  arrangement = chooseArrangement(sheet.hand, food),
): string {
  const { x, y, r } = area;
  const [bed, second] = food.bed;
  const under = bed
    ? sheet.place(
        bed,
        x,
        y,
        sheet.hand.between(0, 360),
        (r * (food.main.length ? 0.97 : 0.9)) / bed.reach,
      )
    : "";
  const aside = second
    ? sheet.place(
        second,
        ...polar(x, y, r * 0.4, sheet.hand.between(0, 360)),
        sheet.hand.between(0, 360),
        (r * 0.5) / second.reach,
      )
    : "";
  // The main ingredients are moved to one side of a bed, so that the bed stays visible.
  const [rx, ry] = bed ? polar(x, y, r * 0.12, sheet.hand.between(0, 360)) : [x, y];
  const room = bed ? { x: rx, y: ry, r: r * 0.84 } : area;
  const top = food.main.length > 0 ? arrangements[arrangement](sheet, food.main, room) : "";
  return under + aside + top + dress(sheet, food, area);
}

/** Places garnish and leaves over all other food. */
export function dress(sheet: Sheet, { leaves, garnish }: Food, area: Area): string {
  const { x, y, r } = area;
  const sprigs = leaves.map((stamp, i) => {
    const [px, py] = polar(x, y, r * (i === 0 ? 0.16 : 0.5), sheet.hand.between(0, 360));
    return sprig(sheet, stamp, px, py, r * 0.2);
  });
  return strew(sheet, garnish, area) + sprigs.join("");
}
