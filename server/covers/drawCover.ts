import type { Food } from "./arrange";
import { sprig } from "./arrange";
import { mix, pantry } from "./colours";
import type { CoverSubject } from "./Cover";
import { handOf } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import { paletteFor } from "./palettes";
import { polar } from "./paper";
import type { Vessel } from "./Scene";
import { Sheet, type Stamp } from "./Sheet";
import { ground, mat, setting } from "./table";
import { vessels } from "./vessels/vessels";

/** What lies on the table with any dish: nobody eats a stick of cinnamon. */
const aside: ReadonlySet<MotifName> = new Set<MotifName>([
  "butter",
  "cinnamon",
  "staranise",
  "honey",
  "tea",
]);

/** What lies on the table with a sweet dish, since it went into the dough. */
const raw: ReadonlySet<MotifName> = new Set<MotifName>([
  ...aside,
  "egg",
  "friedegg",
  "oats",
  "rice",
  "bread",
  "garlic",
  "onion",
  "potato",
  "seeds",
  "vanilla",
]);

function foodOf(sheet: Sheet, names: readonly MotifName[], vessel: Vessel): Food {
  const inside = names.filter((name) => !(vessel.sweet ? raw : aside).has(name));
  const stamps = inside.map((name) => sheet.stamp(name, "dish"));
  const being = (...manners: string[]): Stamp[] => stamps.filter((s) => manners.includes(s.manner));
  return {
    bed: being("bed"),
    main: being("hero", "slice", "small"),
    leaves:
      stamps.length > 0 ? being("leaf") : [sheet.stamp(vessel.sweet ? "tea" : "herb", "dish")],
  };
}

/** The corners of the table, outside every dish; a square crop loses most of them and nothing else. */
const corners = {
  leftTop: [64, 66],
  rightTop: [536, 62],
  leftLow: [62, 336],
  rightLow: [538, 338],
} as const;

type Corner = keyof typeof corners;

/** Ingredients in the free corners: first those that the dish itself does not show. */
function beside(
  sheet: Sheet,
  names: readonly MotifName[],
  green: Stamp,
  free: readonly Corner[],
): string {
  const { hand } = sheet;
  const unseen = names.filter((name) => !sheet.shows(name));
  const others = names.filter(
    (name) => !unseen.includes(name) && !["bed", "leaf"].includes(motifs[name].manner),
  );
  const things = [...unseen, ...(hand.next() < 0.5 ? others : others.reverse())];
  return free
    .map((corner, i) => {
      const [x, y] = [corners[corner][0] + hand.sway(14), corners[corner][1] + hand.sway(12)];
      const name = things[i % Math.max(1, things.length)];
      // One corner of four is only green, or the table looks like a pattern of its own.
      if (!name || (free.length > 3 && i === 3 && unseen.length < 4)) {
        return sprig(sheet, green, x, y, 40);
      }
      const stamp = sheet.stamp(name, "table");
      if (stamp.manner === "leaf") return sprig(sheet, stamp, x, y, 42);
      const scale = hand.between(1.15, 1.4) * (stamp.reach > 50 ? 0.9 : 1);
      const second = polar(x, y, stamp.reach * scale + 12, corner.endsWith("Low") ? -70 : 70);
      return (
        (hand.next() < (sheet.sparse ? 0 : 0.5)
          ? sheet.place(green, ...second, hand.between(0, 360), 0.62, 2)
          : "") + sheet.place(stamp, x, y, hand.sway(60), Math.round(scale * 10) / 10)
      );
    })
    .join("");
}

/** What a cover may weigh in bytes: a page shows dozens of them. */
const budget = 9000;

/** Draws a cover: the same subject gives the same document, byte for byte. */
export function drawCover(subject: CoverSubject): string {
  const full = compose(subject, false);
  return full.length > budget ? compose(subject, true) : full;
}

/** The whole picture; a sparse one has beside the dish only what the dish does not show. */
function compose({ vessel: name, motifs: names, seed }: CoverSubject, sparse: boolean): string {
  const vessel: Vessel = vessels[name];
  const hand = handOf(`${seed}${name}${names.join()}`);
  const tones = names.map((motif) => motifs[motif].tone);
  const sheet = new Sheet(hand, paletteFor(hand, tones), sparse);
  const [x, y] = [300 + Math.round(hand.sway(8)), 200 + Math.round(hand.sway(5))];
  const lead =
    names.find((motif) => !raw.has(motif) && motifs[motif].manner !== "leaf") ?? names[0];
  const tint = mix(lead ? motifs[lead].tone : pantry.toast, pantry.peach, 0.24);
  const food = foodOf(sheet, names, vessel);
  const plain = vessel.sweet ? "tea" : "herb";
  const leaf = names.find((motif) => motifs[motif].manner === "leaf") ?? plain;
  const green = sheet.stamp(leaf, "dish");
  const table = ground(sheet) + (sparse ? "" : mat(sheet, x, y, vessel.wide ?? false));
  const dish = vessel.draw({ sheet, food, x, y, tint });
  const unseen = names.filter((motif) => !sheet.shows(motif)).length;
  const side = vessel.alone || unseen > 2 ? "none" : hand.pick(["left", "right", "none"]);
  const place = side === "none" ? "" : setting(sheet, side === "left" ? -1 : 1, vessel.sweet);
  const order = hand.pick<readonly Corner[]>([
    ["leftTop", "rightLow", "rightTop", "leftLow"],
    ["rightTop", "leftLow", "leftTop", "rightLow"],
  ]);
  const free = order.filter((corner) => !corner.startsWith(side));
  const most = vessel.wide ? 2 : free.length;
  const room = Math.max(unseen, sparse ? 1 : most);
  return sheet.document(table + place + beside(sheet, names, green, free.slice(0, room)) + dish);
}
