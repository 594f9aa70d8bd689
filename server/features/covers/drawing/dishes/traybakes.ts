import { mix } from "../colors";
import { type Dish, sweetened } from "../Dish";
import { fill, ink, formatNumber, sharp, slab } from "../paper";
import { bakingTray, dark, tray } from "./bakingTray";

/** A sheet cake that is cut into squares. */
export const squares: Dish = {
  ...tray,
  word: "a sheet cake in squares",
  takes: sweetened,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const grid = [-104, 0, 104].flatMap((dx) =>
      [-76, 0, 76].map((dy, row) => {
        const [cx, cy] = [x + dx + hand.sway(3), y + dy + hand.sway(3)];
        const stamp = food.main[(row + (dx > 0 ? 1 : 0)) % Math.max(1, food.main.length)];
        return (
          sheet.lay(slab(hand, cx, cy, 94, 68, hand.sway(2), 2), mix(tint, "#3A1A0A", 0.3), 3) +
          fill(slab(hand, cx - 1, cy - 3, 86, 59, 0, 2), tint) +
          (stamp
            ? sheet.place(stamp, cx, cy - 2, hand.between(0, 360), 20 / stamp.reach, 1)
            : fill(slab(hand, cx - 1, cy - 5, 76, 48, 0, 2), mix(tint, "#FFF8E8", 0.45)) +
              ink(
                `M${formatNumber(cx - 12)} ${formatNumber(cy - 4)}q8-14 20-4t-8 12-10-6`,
                mix(tint, "#8A5A30", 0.45),
                3.4,
              ))
        );
      }),
    );
    return bakingTray(scene) + grid.join("");
  },
};

/** Pastry that is cut into diamonds, with a nut on each: baklava. */
export const diamonds: Dish = {
  ...tray,
  word: "a tray of pastry diamonds",
  takes: ["nut", "sweet"],
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const diamond = sheet.define("diamond", {
      cut: sharp(hand, "-50,0 0,-40 50,0 0,40", 1),
      fill: dark(tint),
      over:
        fill(sharp(hand, "-44,-1 0,-36 44,-1 0,33"), tint) +
        ink("M-36 6L4-20M-22 14L18-12M-46-1l30-19", mix(tint, "#FFF3C8", 0.5), 2.4),
      reach: 56,
    });
    const spots = [-2, -1, 0, 1, 2].flatMap((row) =>
      (row % 2 ? [-0.5, 0.5] : [-1, 0, 1]).map((column) => [column, row] as const),
    );
    const laid = spots.map(([column, row], i) => {
      const [cx, cy] = [x + column * 116, y + row * 47];
      const stamp = food.main[i % Math.max(1, food.main.length)];
      return (
        sheet.place(diamond, cx, cy, 0, 1.12, 3) +
        (stamp ? sheet.place(stamp, cx, cy, i * 60, 15 / stamp.reach, 1) : "")
      );
    });
    return bakingTray(scene) + laid.join("");
  },
};
