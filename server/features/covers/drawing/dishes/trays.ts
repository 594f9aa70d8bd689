import { mix } from "../colors";
import { type Dish, type Scene, sweetened } from "../Dish";
import { disc, fill, ink, polar, scallop, smooth } from "../paper";
import type { Piece } from "../Piece";
import { bakingTray, dark, tray } from "./bakingTray";

const six = [-112, 0, 112].flatMap((dx) => [-62, 62].map((dy) => [dx, dy] as const));

/** Six equal pieces on a tray; `topping` is drawn on each. */
function batch(
  scene: Scene,
  name: string,
  piece: Piece,
  topping: (cx: number, cy: number, i: number) => string = () => "",
): string {
  const { sheet, x, y } = scene;
  const stamp = sheet.define(name, piece);
  return (
    bakingTray(scene) +
    six
      .map(([dx, dy], i) => {
        const [cx, cy] = [x + dx + sheet.hand.sway(5), y + dy + sheet.hand.sway(5)];
        return sheet.place(stamp, cx, cy, sheet.hand.sway(24), 1, 3) + topping(cx, cy, i);
      })
      .join("")
  );
}

export const cookies: Dish = {
  ...tray,
  word: "a tray of biscuits",
  takes: [...sweetened, "grain"],
  draw: (scene) => {
    const { sheet, food, tint } = scene;
    const { hand } = sheet;
    const piece: Piece = {
      cut: disc(hand, 0, 0, 48, 46, 2),
      fill: dark(tint),
      over:
        fill(disc(hand, -1, -2, 42, 40, 2), tint) +
        ink("M-20-14l5 2M14-20l-4 3M20 12l-5 1M-10 18l5 2M2 0l4 1", dark(tint), 3),
      reach: 48,
    };
    return batch(scene, "biscuit", piece, (cx, cy, i) =>
      (sheet.sparse ? [30, 200] : [0, 120, 240])
        .map((angle) => {
          const stamp = food.main[i % Math.max(1, food.main.length)];
          return stamp
            ? sheet.place(
                stamp,
                ...polar(cx, cy, 22, angle + i * 30),
                angle + i * 50,
                16 / stamp.reach,
                1,
              )
            : "";
        })
        .join(""),
    );
  },
};

export const buns: Dish = {
  ...tray,
  word: "a tray of rolled buns",
  takes: [],
  draw: (scene) => {
    const { tint, sheet } = scene;
    return batch(scene, "bun", {
      cut: disc(sheet.hand, 0, 0, 50, 48, 2),
      fill: dark(tint),
      over:
        fill(disc(sheet.hand, -1, -2, 45, 43, 2), tint) +
        ink("M0 0q9-10 15 0t-13 17-22-17 22-25 31 18-28 32-38-22", mix(tint, "#6B3410", 0.6), 5) +
        ink("M-20-24h.1M22-18h.1M-26 14h.1M14 26h.1M2-32h.1M30 6h.1", "#FFF8E6", 5),
      reach: 50,
    });
  },
};

export const rolls: Dish = {
  ...tray,
  word: "a tray of round buns",
  takes: [],
  draw: (scene) => {
    const { tint, sheet } = scene;
    return batch(scene, "roll", {
      cut: disc(sheet.hand, 0, 0, 48, 46, 2),
      fill: dark(tint),
      over:
        fill(disc(sheet.hand, -2, -3, 41, 39, 2), tint) +
        fill(disc(sheet.hand, -8, -12, 22, 18, 3), mix(tint, "#FFF3C8", 0.35)) +
        ink("M-18 22l6 3M14 20l6-3M24 2l4 3M-28 4l4 2", dark(tint), 3),
      reach: 48,
    });
  },
};

export const muffins: Dish = {
  ...tray,
  word: "a tray of muffins",
  takes: sweetened,
  draw: (scene) => {
    const { sheet, food, tint } = scene;
    const { hand, palette } = sheet;
    const piece: Piece = {
      cut: scallop(hand, 0, 0, 50, 18, 3),
      fill: palette.napkin,
      over:
        ink(scallop(hand, 0, 0, 45, 18, 2), mix(palette.napkin, palette.stripe, 0.5), 2) +
        fill(disc(hand, 0, 0, 39, 38, 3), dark(tint)) +
        fill(disc(hand, -2, -3, 33, 31, 3), tint),
      reach: 50,
    };
    return batch(scene, "muffin", piece, (cx, cy, i) => {
      const stamp = food.main[i % Math.max(1, food.main.length)];
      return stamp
        ? [30, 150, 270]
            .map((angle) =>
              sheet.place(stamp, ...polar(cx, cy, 15, angle + i * 40), angle, 14 / stamp.reach, 1),
            )
            .join("")
        : "";
    });
  },
};

export const doughnuts: Dish = {
  ...tray,
  word: "a tray of doughnuts",
  takes: [],
  draw: (scene) => {
    const { tint, sheet } = scene;
    const { hand } = sheet;
    return batch(scene, "ring", {
      cut: disc(hand, 0, 0, 50, 48, 2),
      fill: dark(tint),
      over:
        fill(disc(hand, -1, -2, 43, 41, 2), tint) +
        fill(disc(hand, 0, 0, 17, 16), dark(tint)) +
        fill(disc(hand, 1, 2, 13, 12), "#F6EAD0") +
        ink("M-26-14l4 4M18-24l-2 5M28 8l-5 1M-14 26l3-4M10 28l-1-4M-30 8l5-1", "#FFF8E6", 4),
      reach: 50,
    });
  },
};

export const bagels: Dish = { ...doughnuts, word: "a tray of bagels", tint: "#C08A48" };

export const pretzels: Dish = {
  ...tray,
  word: "a tray of pretzels",
  takes: [],
  tint: "#9A5526",
  draw: (scene) => {
    const { tint, sheet } = scene;
    const knot =
      "M-14 20Q-46 28-44-6Q-40-34-14-30Q8-24 16 2Q20 20 34 26M14 20Q46 28 44-6Q40-34 14-30Q-8-24-16 2Q-20 20-34 26";
    return batch(scene, "pretzel", {
      cut: smooth(
        sheet.hand,
        "-46,8 -44,-24 -16,-38 0,-28 16,-38 44,-24 46,8 34,30 0,18 -34,30",
        1,
      ),
      fill: "#F6EAD0",
      over:
        ink(knot, dark(tint), 17) +
        ink(knot, mix(tint, "#C9793A", 0.4), 11) +
        ink("M-38-14h3M-20-30h3M20-30h3M38-12h2M-24 16h2M26 16h2", "#FFFDF4", 4),
      reach: 50,
    });
  },
};

export const crescents: Dish = {
  ...tray,
  word: "a tray of crescents",
  takes: [],
  draw: (scene) => {
    const { tint, sheet } = scene;
    return batch(scene, "crescent", {
      cut: smooth(
        sheet.hand,
        "-54,26 -50,-6 -28,-34 0,-42 28,-34 50,-6 54,26 44,24 26,2 0,-6 -26,2 -44,24",
        1.2,
      ),
      fill: dark(tint),
      over:
        fill(
          smooth(sheet.hand, "-49,16 -45,-6 -25,-29 0,-36 25,-29 45,-6 49,16 25,-3 0,-11 -25,-3"),
          tint,
        ) + ink("M-40-10l12 12M-22-30l8 20M0-38v26M22-30l-8 20M40-10l-12 12", dark(tint), 4),
      reach: 52,
    });
  },
};
