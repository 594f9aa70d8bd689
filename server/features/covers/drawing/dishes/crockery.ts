import { mix } from "../colors";
import { disc, fill, ink, polar, scallop, strokes } from "../paper";
import type { Scene } from "../Dish";
import type { Sheet } from "../Sheet";

/** The painted rim of a plate, in one of several patterns. */
function rim(sheet: Sheet, x: number, y: number, radius: number): string {
  const { hand, palette, sparse } = sheet;
  if (sparse) return "";
  const paint = mix(palette.rim, palette.stripe, 0.55);
  const ticks = (count: number, from: number, to: number): string =>
    strokes(
      Array.from({ length: count }, (_, i) => {
        const angle = (i * 360) / count;
        const [px, py] = polar(0, 0, to - from, angle);
        return [polar(x, y, from, angle), [px, py]] as const;
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

/** A dinner plate. */
export const dinnerPlate = ({ sheet, x, y }: Scene): string => crock(sheet, x, y, 148, 112);

/** A bowl from above. */
export const deepBowl = ({ sheet, x, y }: Scene): string => crock(sheet, x, y, 144, 126);

/** A long dish for several people. */
export function platter({ sheet, x, y }: Scene): string {
  const { hand, palette } = sheet;
  return (
    sheet.lay(disc(hand, x, y, 208, 142), palette.rim, 5) +
    ink(disc(hand, x, y, 198, 133), mix(palette.rim, palette.stripe, 0.5), 3) +
    fill(disc(hand, x, y, 174, 110), mix(palette.well, "#5b3a20", 0.12)) +
    fill(disc(hand, x + 1, y + 1, 171, 107), palette.well)
  );
}

/** The surface of a soup or a sauce, up to the edge. */
export function liquid({ sheet, x, y, tint }: Scene, radius: number): string {
  return (
    fill(disc(sheet.hand, x, y, radius), mix(tint, "#7a3d1c", 0.22)) +
    fill(disc(sheet.hand, x + 1, y + 2, radius - 4), tint)
  );
}

/** A puddle of sauce on a plate. */
export function puddle({ sheet, x, y, tint }: Scene, rx: number, ry = rx): string {
  return (
    fill(disc(sheet.hand, x, y, rx, ry, 5), mix(tint, "#7a3d1c", 0.2)) +
    fill(disc(sheet.hand, x + 1, y + 2, rx - 6, ry - 6, 4), tint)
  );
}
