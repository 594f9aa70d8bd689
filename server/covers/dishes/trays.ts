import { mix } from "../colours";
import { type Dish, type Scene, sweetened } from "../Dish";
import { disc, fill, ink, num, polar, scallop, sharp, slab, smooth } from "../paper";
import type { Piece } from "../Piece";

/** A baking tray with paper on it. */
function bakingTray({ sheet, x, y }: Scene): string {
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

const six = [-112, 0, 112].flatMap((dx) => [-62, 62].map((dy) => [dx, dy] as const));

/** Six of the same on a tray; `topping` is drawn on each. */
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

const tray = { wide: true, alone: true, sweet: true, tint: "#D9A458" } as const;

const dark = (tint: string): string => mix(tint, "#6B3410", 0.35);

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
        .map((way) => {
          const stamp = food.main[i % Math.max(1, food.main.length)];
          return stamp
            ? sheet.place(
                stamp,
                ...polar(cx, cy, 22, way + i * 30),
                way + i * 50,
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
  word: "a tray of rolls",
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
            .map((way) =>
              sheet.place(stamp, ...polar(cx, cy, 15, way + i * 40), way, 14 / stamp.reach, 1),
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

/** Cut into squares, as a sheet of cake is. */
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
                `M${num(cx - 12)} ${num(cy - 4)}q8-14 20-4t-8 12-10-6`,
                mix(tint, "#8A5A30", 0.45),
                3.4,
              ))
        );
      }),
    );
    return bakingTray(scene) + grid.join("");
  },
};

/** Cut into diamonds, with a nut on each: baklava. */
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
