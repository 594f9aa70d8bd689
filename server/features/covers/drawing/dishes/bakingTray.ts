import { mix } from "../colors";
import type { Scene } from "../Dish";
import { ink, sharp, slab } from "../paper";

/** A baking tray with paper on it. */
export function bakingTray({ sheet, x, y }: Scene): string {
  const { hand } = sheet;
  const metal = hand.pick(["#8A8F8E", "#5C5F60", "#A9A79C"]);
  return (
    sheet.lay(slab(hand, x, y, 396, 288, 0, 3), metal, 5) +
    ink(slab(hand, x, y, 378, 270, 0, 2), mix(metal, "#FFFFFF", 0.35), 3) +
    sheet.lay(
      sharp(
        hand,
        [
          [x - 182, y - 136],
          [x + 176, y - 128],
          [x + 184, y + 130],
          [x - 178, y + 134],
        ],
        3,
      ),
      "#F6EAD0",
      2,
    )
  );
}

export const tray = { wide: true, alone: true, spoon: true, tint: "#D9A458" } as const;

/** The color of a baked edge. */
export const dark = (tint: string): string => mix(tint, "#6B3410", 0.35);
