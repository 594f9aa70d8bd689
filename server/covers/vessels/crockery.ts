import { serve, sprig } from "../arrange";
import { mix, pantry } from "../colours";
import { disc, fill, ink, polar, scallop, strokes } from "../paper";
import type { Scene, Vessel } from "../Scene";
import type { Sheet } from "../Sheet";

/** The painted rim of a plate; each household has its own. */
function rim(sheet: Sheet, x: number, y: number, radius: number): string {
  const { hand, palette } = sheet;
  const paint = mix(palette.rim, palette.stripe, 0.55);
  const ticks = (count: number, from: number, to: number): string =>
    strokes(
      Array.from({ length: count }, (_, i) => {
        const way = (i * 360) / count;
        const [px, py] = polar(0, 0, to - from, way);
        return [polar(x, y, from, way), [px, py]] as const;
      }),
    );
  return hand.pick([
    () => "",
    () => ink(disc(hand, x, y, radius - 7), paint, 3),
    () =>
      ink(disc(hand, x, y, radius - 6), paint, 5) + ink(disc(hand, x, y, radius - 15), paint, 1.6),
    () => ink(ticks(40, radius - 14, radius - 6), paint, 2.4),
    () => ink(ticks(26, radius - 12, radius - 11.9), paint, 6),
    () => ink(scallop(hand, x, y, radius - 11, 24, 3.4), paint, 2.2),
  ])();
}

/** A round piece of crockery: outside, rim, inside. */
export function crock(sheet: Sheet, x: number, y: number, radius: number, inner: number): string {
  const { hand, palette } = sheet;
  return (
    sheet.lay(disc(hand, x, y, radius), palette.rim, 5) +
    rim(sheet, x, y, radius) +
    fill(disc(hand, x - 1, y - 1, inner + 3), mix(palette.well, "#5b3a20", 0.16)) +
    fill(disc(hand, x, y, inner), palette.well)
  );
}

/** A soup or a sauce, up to its edge. */
export function liquid({ sheet, x, y, tint }: Scene, radius: number): string {
  return (
    fill(disc(sheet.hand, x, y, radius), mix(tint, "#7a3d1c", 0.22)) +
    fill(disc(sheet.hand, x + 1, y + 2, radius - 4), tint)
  );
}

export const plate: Vessel = {
  word: "a plate",
  draw: ({ sheet, food, x, y }) =>
    crock(sheet, x, y, 148, 112) + serve(sheet, food, { x, y, r: 124 }),
};

export const platter: Vessel = {
  word: "a platter",
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand, palette } = sheet;
    const paint = mix(palette.rim, palette.stripe, 0.5);
    const [first, ...others] = food.main;
    const count = first?.manner === "hero" ? (first.reach > 62 ? 2 : 3) : 6;
    const lean = hand.pick([-1, 1]);
    const heroes = Array.from({ length: count }, (_, i) => {
      const px = x + (i - (count - 1) / 2) * (count === 2 ? 84 : 270 / count);
      const size = count === 6 ? 38 : 68;
      const turn = first && first.reach > 62 ? 70 * lean : lean * (16 + i * 5) + hand.sway(8);
      return first ? sheet.place(first, px, y + hand.sway(5) - 6, turn, size / first.reach) : "";
    });
    const side = [-1, 1].map((end, e) => {
      const stamp = others[e % Math.max(1, others.length)];
      return [-42, 0, 42]
        .map((dy, i) =>
          stamp
            ? sheet.place(
                stamp,
                x + end * (138 - Math.abs(dy) * 0.5),
                y + dy,
                i * 40 + end * 20,
                29 / stamp.reach,
              )
            : "",
        )
        .join("");
    });
    const beds = food.bed
      .slice(0, 1)
      .map((stamp) =>
        [-64, 64].map((dx) => sheet.place(stamp, x + dx, y, dx, 96 / stamp.reach)).join(""),
      );
    const greens = food.leaves.map((stamp, i) =>
      sprig(sheet, stamp, x + (i ? 70 : -30) * lean, y + (i ? -40 : 44), 24),
    );
    return (
      sheet.lay(disc(hand, x, y, 208, 142), palette.rim, 5) +
      ink(disc(hand, x, y, 198, 133), paint, 3) +
      fill(disc(hand, x, y, 174, 110), mix(palette.well, "#5b3a20", 0.12)) +
      fill(disc(hand, x + 1, y + 1, 171, 107), palette.well) +
      beds.join("") +
      side.join("") +
      heroes.join("") +
      greens.join("")
    );
  },
};

export const bowl: Vessel = {
  word: "a bowl",
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    return (
      crock(sheet, x, y, 144, 128) +
      (food.bed.length > 0
        ? ""
        : liquid({ ...scene, tint: mix(scene.tint, pantry.cream, 0.62) }, 118)) +
      serve(sheet, food, { x, y, r: 118 })
    );
  },
};
