import { sprig } from "../arrange";
import { mix } from "../colors";
import { type Dish, type Scene, sweetened } from "../Dish";
import { disc, fill, ink, polar, scallop, slab, smooth } from "../paper";
import { crock } from "./crockery";

/** Fruit in an arc along one side of the plate. */
function arc({ sheet, food, x, y }: Scene): string {
  const side = sheet.hand.pick([-1, 1]);
  return [-44, -14, 18, 50]
    .map((angle, i) => {
      const stamp = food.main[i % Math.max(1, food.main.length)];
      const [px, py] = polar(x, y, 110 - (i % 2) * 12, side > 0 ? angle : 180 - angle);
      return stamp ? sheet.place(stamp, px, py, angle * 3, 30 / stamp.reach) : "";
    })
    .join("");
}

const batter = {
  takes: [...sweetened, "herb"],
  spoon: true,
  tint: "#CE9250",
} as const;

export const pancakes: Dish = {
  ...batter,
  word: "a stack of pancakes",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const browns = [
      mix(tint, "#8A4A16", 0.3),
      tint,
      mix(tint, "#8A4A16", 0.3),
      mix(tint, "#E6B56A", 0.4),
    ];
    const stack = browns.map((brown, i) => {
      const [px, py] = [x + hand.sway(12), y + hand.sway(9)];
      const r = 112 - i * 4;
      return (
        sheet.lay(disc(hand, px, py, r, r - 4), mix(brown, "#F7DDA4", 0.55), 3) +
        fill(disc(hand, px, py, r - 7, r - 10), brown)
      );
    });
    return (
      crock(sheet, x, y, 152, 124) +
      stack.join("") +
      fill(
        disc(hand, x - 30, y - 26, 34, 20, 4) + disc(hand, x + 34, y + 34, 30, 18, 4),
        mix(tint, "#8A4A16", 0.3),
      ) +
      arc(scene) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, x, y, 22))
        .join("")
    );
  },
};

/** Thin pancakes, folded in quarters. */
export const crepes: Dish = {
  ...batter,
  word: "folded crêpes on a plate",
  tint: "#E3B468",
  draw: (scene) => {
    const { sheet, x, y, tint } = scene;
    const { hand } = sheet;
    const fold = sheet.define("crepe", {
      cut: smooth(hand, "-4,62 -62,-22 -44,-44 0,-54 44,-44 62,-22 4,62", 1.4),
      fill: mix(tint, "#8A4A16", 0.3),
      over:
        fill(smooth(hand, "-3,54 -54,-20 -38,-38 0,-47 38,-38 54,-20 3,54", 1), tint) +
        fill(
          disc(hand, -16, -20, 14, 8, 4) +
            disc(hand, 18, -8, 12, 8, 4) +
            disc(hand, -2, 16, 9, 7, 4) +
            disc(hand, 10, -32, 9, 5, 4),
          mix(tint, "#9A5A20", 0.4),
        ) +
        ink("M-40-34Q0-20 40-34", mix(tint, "#9A5A20", 0.45), 3),
      reach: 60,
    });
    return (
      crock(sheet, x, y, 150, 120) +
      [-60, 0, 60]
        .map((dx, i) => sheet.place(fold, x + dx, y - 6 + (i % 2) * 14, dx / 3, 1.2, 4))
        .join("") +
      arc(scene)
    );
  },
};

/** A round waffle with a grid. */
export const waffles: Dish = {
  ...batter,
  word: "waffles on a plate",
  tint: "#D29A4E",
  draw: (scene) => {
    const { sheet, x, y, tint } = scene;
    const { hand } = sheet;
    const bars = [-44, -15, 15, 44].map((by) => {
      const far = Math.round(Math.sqrt(70 ** 2 - by ** 2));
      return `M${by} ${-far}V${far}M${-far} ${by}H${far}`;
    });
    const waffle = sheet.define("waffle", {
      cut: scallop(hand, 0, 0, 76, 5, 4),
      fill: mix(tint, "#6B3410", 0.3),
      over:
        fill(scallop(hand, 0, -2, 70, 5, 4), mix(tint, "#6B3410", 0.12)) +
        ink(bars.join(""), mix(tint, "#FFE7B0", 0.4), 8),
      reach: 76,
    });
    return (
      crock(sheet, x, y, 152, 124) +
      sheet.place(waffle, x - 40, y - 24, hand.sway(20), 1, 4) +
      sheet.place(waffle, x + 34, y + 26, hand.sway(30), 1, 5) +
      ink(
        `M${x + 10} ${y + 6}h.1M${x + 40} ${y + 44}h.1M${x - 50} ${y - 40}h.1M${x - 16} ${y - 60}h.1M${x + 60} ${y + 10}h.1`,
        "#FFFDF4",
        8,
      ) +
      arc(scene)
    );
  },
};

/** Bread that is soaked and fried. */
export const frenchtoast: Dish = {
  ...batter,
  word: "French toast on a plate",
  draw: (scene) => {
    const { sheet, x, y, tint } = scene;
    const { hand } = sheet;
    const slice = sheet.define("slice", {
      cut: slab(hand, 0, 0, 104, 98, 0, 6),
      fill: mix(tint, "#6B3410", 0.4),
      over:
        fill(slab(hand, 0, -2, 88, 82, 0, 5), mix(tint, "#F7DDA4", 0.25)) +
        fill(
          disc(hand, -14, -12, 20, 13, 4) + disc(hand, 20, 16, 18, 12, 4),
          mix(tint, "#8A4A16", 0.3),
        ),
      reach: 60,
    });
    return (
      crock(sheet, x, y, 150, 122) +
      sheet.place(slice, x - 34, y - 14, -14, 1, 4) +
      sheet.place(slice, x + 30, y + 14, 12, 1, 5) +
      arc(scene)
    );
  },
};
