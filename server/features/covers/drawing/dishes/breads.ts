import { sprig } from "../arrange";
import { mix, pantry } from "../colors";
import { knife } from "../cutlery";
import { type Dish, type Scene, sweetened } from "../Dish";
import type { Hand } from "../hand";
import { disc, fill, ink, formatNumber, polar, smooth } from "../paper";
import { wood } from "./wood";

const onBoard = { wide: true, alone: true, takes: ["herb"], tint: "#AD6C32" } as const;

/** A slice with its crust. */
function drawSlice(hand: Hand, crust: string, crumb: string) {
  const outline = (by: number): string =>
    smooth(
      hand,
      [
        [-40 + by, -26 + by],
        [-18, -44 + by],
        [18, -44 + by],
        [40 - by, -26 + by],
        [40 - by, 8],
        [38 - by, 44 - by],
        [-38 + by, 44 - by],
        [-40 + by, 8],
      ],
      1,
    );
  return {
    cut: outline(0),
    fill: crust,
    over:
      fill(outline(5), crumb) +
      ink("M-16-16h4M8-22h3M14 0h4M-18 10h3M0 6h4M2 24h3M-10 28h4", mix(crumb, crust, 0.4), 3.2),
    reach: 44,
  };
}

function breadKnife({ sheet, x, y }: Scene, side: number): string {
  const tool = sheet.define("bread-knife", knife(sheet.hand, "#D5D2C6"));
  return sheet.place(tool, x - side * 20, y + 134, side * 82, 0.94, 3);
}

/** A long loaf with three slices next to it; `cuts` are drawn on its crust. */
function cutLoaf(scene: Scene, crumb: string, cuts: (cx: number) => string): string {
  const { sheet, food, x, y, tint } = scene;
  const { hand } = sheet;
  const side = hand.pick([1, -1]);
  const stamp = sheet.define("slice", drawSlice(hand, tint, crumb));
  const cx = x - side * 52;
  const [fx, fy] = [x + side * 74, y + 34];
  return (
    wood(sheet, x, y, side) +
    sheet.lay(
      smooth(
        hand,
        [
          [cx - 132, y - 46],
          [cx - 100, y - 106],
          [cx + 100, y - 108],
          [cx + 134, y - 48],
          [cx + 104, y + 18],
          [cx - 104, y + 20],
        ],
        3,
      ),
      tint,
      5,
    ) +
    cuts(cx) +
    ink(
      `M${formatNumber(cx - 92)} ${formatNumber(y - 4)}q90 12 180 0`,
      mix(tint, "#F7D7A0", 0.3),
      4,
    ) +
    [0, 1, 2]
      .map((i) =>
        sheet.place(
          stamp,
          fx + side * i * 34 - side * 20,
          fy + i * 12,
          side * (8 + i * 11),
          1.12,
          4,
        ),
      )
      .join("") +
    food.main
      .slice(0, 2)
      .map((item, i) =>
        sheet.place(item, x - side * (124 - i * 62), y + 78, hand.sway(40), 27 / item.reach, 3),
      )
      .join("") +
    food.leaves
      .slice(0, 1)
      .map((item) => sprig(sheet, item, x - side * 120, y + 74, 24))
      .join("") +
    breadKnife(scene, side)
  );
}

export const loaf: Dish = {
  ...onBoard,
  word: "a loaf on a board",
  draw: (scene) => {
    const { sheet, y, tint } = scene;
    return cutLoaf(scene, mix("#F3D9A6", tint, 0.14), (cx) =>
      fill(
        [-84, -46, -8, 30]
          .map((dx) => {
            const at = cx + dx + 22;
            return smooth(
              sheet.hand,
              [
                [at - 12, y - 84],
                [at + 4, y - 78],
                [at + 16, y - 26],
                [at + 8, y - 22],
                [at - 4, y - 50],
              ],
              1.4,
            );
          })
          .join(""),
        pantry.dough,
      ),
    );
  },
};

/** A cake from a loaf tin with a cracked top. */
export const loafcake: Dish = {
  ...onBoard,
  word: "a loaf cake on a board",
  takes: sweetened,
  spoon: true,
  tint: "#A9662E",
  draw: (scene) => {
    const { y, tint } = scene;
    return cutLoaf(scene, mix("#EBC380", tint, 0.22), (cx) =>
      ink(
        `M${formatNumber(cx - 86)} ${formatNumber(y - 52)}l30-8 34 9 40-11 36 8 30-7`,
        mix(tint, "#F3D49A", 0.5),
        7,
      ),
    );
  },
};

/** A round loaf with a cross on its crust. */
export const boule: Dish = {
  ...onBoard,
  word: "a round loaf on a board",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const cx = x - side * 20;
    const flour = Array.from({ length: 9 }, (_, i) => {
      const [px, py] = polar(cx, y, 96 * Math.sqrt((i + 0.5) / 9), i * 137.5);
      return disc(hand, px, py, 13, 8, 4);
    });
    const rotation = hand.between(20, 60);
    const cut = (angle: number): string => {
      const [ax, ay] = polar(cx, y - 2, 92, angle);
      const [bx, by] = polar(cx, y - 2, 92, angle + 180);
      const [ox, oy] = polar(cx, y - 2, 13, angle + 90);
      const [px, py] = polar(cx, y - 2, -13, angle + 90);
      return `M${formatNumber(ax)} ${formatNumber(ay)}Q${formatNumber(ox)} ${formatNumber(oy)} ${formatNumber(bx)} ${formatNumber(by)}Q${formatNumber(px)} ${formatNumber(py)} ${formatNumber(ax)} ${formatNumber(ay)}z`;
    };
    return (
      wood(sheet, x, y, side) +
      sheet.lay(disc(hand, cx, y, 122, 117, 2), mix(tint, "#3A1A0A", 0.2), 6) +
      fill(disc(hand, cx - 3, y - 4, 110, 105, 2), tint) +
      fill(flour.join(""), mix(tint, "#F7E3BC", 0.4)) +
      fill(cut(rotation) + cut(rotation + 90), "#F0D49A") +
      food.leaves
        .slice(0, 1)
        .map((item) => sprig(sheet, item, x + side * 140, y + 70, 26))
        .join("") +
      breadKnife(scene, side)
    );
  },
};

/** Braided strands of dough. */
export const plait: Dish = {
  ...onBoard,
  word: "a plaited loaf on a board",
  takes: [],
  tint: "#BE7A34",
  draw: (scene) => {
    const { sheet, x, y, tint } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const strand = sheet.define("strand", {
      cut: smooth(hand, "-52,4 -40,-20 0,-26 38,-18 52,2 38,20 0,24 -38,20", 1),
      fill: mix(tint, "#4A200A", 0.3),
      over:
        fill(smooth(hand, "-45,2 -35,-15 0,-20 33,-13 45,1 33,14 0,18 -33,14", 1), tint) +
        ink("M-24-6Q0-15 24-7", mix(tint, "#FFE7B0", 0.55), 5),
      reach: 50,
    });
    const strands = Array.from({ length: 8 }, (_, i) => {
      const size = 1.16 - Math.abs(i - 3.5) * 0.12;
      const at = x - 134 + i * 38;
      return (
        sheet.place(strand, at, y - 25 * size, 38, size, 3) +
        sheet.place(strand, at + 18, y + 25 * size, -38, size, 3)
      );
    });
    return wood(sheet, x, y, side) + strands.join("") + breadKnife(scene, side);
  },
};

export const baguettes: Dish = {
  ...onBoard,
  word: "baguettes on a board",
  takes: [],
  draw: (scene) => {
    const { sheet, x, y } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const wholeLoaf = sheet.stamp("baguette", "table");
    const slice = sheet.stamp("baguette", "dish");
    return (
      wood(sheet, x, y, side) +
      sheet.place(wholeLoaf, x - 10, y - 62, 92, 2.1, 5) +
      sheet.place(wholeLoaf, x - side * 50, y + 24, 84, 1.7, 5) +
      [0, 1, 2]
        .map((i) =>
          sheet.place(slice, x + side * (84 + i * 30), y + 44 + i * 8, side * (70 + i * 9), 1, 3),
        )
        .join("")
    );
  },
};
