import { serve, sprig } from "../arrange";
import { mix, pantry } from "../colors";
import { type Dish, type Scene, stewed, sweetened } from "../Dish";
import { disc, fill, ink, polar, slab } from "../paper";

/** A rectangular dish with two handles, filled to its edge. */
function ovenDish({ sheet, x, y }: Scene, filling: string): string {
  const { hand, palette } = sheet;
  const outside = palette.rim;
  return (
    sheet.lay(
      slab(hand, x - 196, y, 40, 96, 0, 5) + slab(hand, x + 196, y, 40, 96, 0, 5),
      outside,
      4,
    ) +
    sheet.lay(slab(hand, x, y, 374, 262, 0, 4), outside, 5) +
    ink(slab(hand, x, y, 360, 248, 0, 2), mix(outside, palette.stripe, 0.45), 3) +
    fill(slab(hand, x, y, 338, 226, 0, 3), mix(filling, "#6b2f14", 0.35)) +
    fill(slab(hand, x + 1, y + 2, 328, 216, 0, 5), filling)
  );
}

/** Circles of one color on the dish. */
function blotches({ sheet, x, y }: Scene, at: readonly (readonly number[])[]): string {
  return at
    .map(([dx = 0, dy = 0, rx = 30, ry = 20]) => disc(sheet.hand, x + dx, y + dy, rx, ry, 4))
    .join("");
}

/** A dish that is browned under cheese and cut into portions. */
export const bake: Dish = {
  word: "a baked dish with a browned top",
  takes: ["herb"],
  tint: "#C4492A",
  wide: true,
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const top = "#EDBF62";
    // The portion is missing, so that the sauce is visible along the edges and in the gap.
    const missingPortion = hand.pick([-1, 1]);
    const [gx, gy] = [x + missingPortion * 110, y + hand.pick([-1, 1]) * 54];
    return (
      ovenDish(scene, tint) +
      fill(slab(hand, x, y + 1, 304, 194, 0, 6), mix(top, "#8A4A16", 0.25)) +
      fill(slab(hand, x, y, 296, 186, 0, 7), top) +
      fill(
        blotches(scene, [
          [-96, -52, 40, 22],
          [70, -60, 50, 20],
          [-26, 18, 52, 26],
          [96, 44, 42, 24],
          [-104, 58, 38, 18],
        ]),
        "#F8E2A6",
      ) +
      fill(
        blotches(scene, [
          [-60, -26, 22, 12],
          [20, -42, 18, 10],
          [112, -14, 20, 13],
          [-120, 12, 16, 11],
          [44, 66, 24, 11],
          [-44, 66, 18, 9],
        ]),
        "#C07A30",
      ) +
      fill(
        blotches(scene, [
          [-150, -70, 18, 9],
          [140, 82, 22, 8],
          [-20, -96, 26, 7],
          [60, 97, 22, 6],
        ]),
        mix(tint, "#F2A060", 0.3),
      ) +
      ink(
        `M${x - 52} ${y - 92}V${y + 92}M${x + 54} ${y - 92}V${y + 92}M${x - 146} ${y}H${x + 146}`,
        "#A8662A",
        3,
      ) +
      fill(slab(hand, gx - missingPortion * 8, gy, 88, 84, 0, 3), mix(tint, "#3a1408", 0.45)) +
      fill(
        slab(hand, gx - missingPortion * 4, gy + 4, 78, 74, 0, 3),
        mix(sheet.palette.rim, "#5b3a20", 0.1),
      ) +
      fill(
        disc(hand, gx - missingPortion * 18, gy + 18, 18, 10, 4) +
          disc(hand, gx + missingPortion * 6, gy - 14, 9, 6, 4),
        tint,
      ) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, x - missingPortion * 60, y - 20, 26))
        .join("")
    );
  },
};

/** Slices in rows, under cream. */
export const gratin: Dish = {
  word: "a gratin",
  takes: [...stewed, "cheese", "salad"],
  tint: "#F0D692",
  wide: true,
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const stamps = [...food.main, ...food.bed];
    const step = 58;
    const rows = [-1, 0, 1].flatMap((line) =>
      [-2, -1, 0, 1, 2].map((column) => {
        const stamp = stamps[(line + 1 + stamps.length) % Math.max(1, stamps.length)];
        return stamp
          ? sheet.place(stamp, x + column * step, y + line * 66, hand.sway(14), 38 / stamp.reach, 2)
          : "";
      }),
    );
    return (
      ovenDish(scene, tint) +
      rows.join("") +
      fill(
        blotches(scene, [
          [-90, -30, 34, 10],
          [40, -34, 40, 9],
          [-20, 34, 44, 10],
          [104, 30, 30, 9],
          [-130, 40, 18, 12],
        ]),
        "#F9EAB8",
      ) +
      fill(
        blotches(scene, [
          [-50, -66, 14, 7],
          [84, -6, 14, 8],
          [-100, 8, 12, 7],
          [20, 74, 16, 7],
        ]),
        "#C98A3A",
      ) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, x + 30, y + 8, 24))
        .join("")
    );
  },
};

export const crumble: Dish = {
  word: "a crumble in its dish",
  takes: sweetened,
  tint: "#C9772E",
  wide: true,
  alone: true,
  spoon: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const crumb = sheet.define("crumb", {
      cut: disc(hand, 0, 0, 30, 24, 6),
      fill: "#B0773A",
      over:
        fill(disc(hand, -3, -4, 22, 16, 5), "#DDAC66") +
        ink("M-10-6l5-3M4 2l5-2M-6 8h5", "#F3D59A", 4),
      reach: 30,
    });
    const fruit = [
      [-104, -46],
      [22, -30],
      [118, 40],
      [-52, 44],
    ].map(([dx = 0, dy = 0], i) => {
      const stamp = food.main[i % Math.max(1, food.main.length)];
      return stamp ? sheet.place(stamp, x + dx, y + dy, i * 70, 32 / stamp.reach, 1) : "";
    });
    const columns = sheet.sparse ? 6 : 7;
    const lines = sheet.sparse ? 4 : 5;
    const crumbs = Array.from({ length: columns * lines }, (_, i) => {
      const dx = ((i % columns) / (columns - 1) - 0.5) * 284;
      const dy = (Math.floor(i / columns) / (lines - 1) - 0.5) * 170;
      return sheet.place(
        crumb,
        x + dx + hand.sway(9),
        y + dy + hand.sway(7),
        hand.between(0, 180),
        hand.between(1, 1.3),
        2,
      );
    });
    return ovenDish(scene, tint) + crumbs.join("") + fruit.join("");
  },
};

export const pizza: Dish = {
  word: "a pizza",
  takes: [...stewed, "salad", "cheese", "fruit"],
  raw: true,
  alone: true,
  tint: "#B93B24",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const board = hand.pick(["#B98550", "#8E5C36", "#D0A46C"]);
    const angle = hand.pick([0, 180, 90]);
    const [hx, hy] = polar(x, y, 190, angle);
    const start = hand.between(0, 60);
    const cuts = [0, 60, 120].map((rotation) => {
      const [ax, ay] = polar(x, y, 142, start + rotation);
      return `M${ax.toFixed(0)} ${ay.toFixed(0)}L${(2 * x - ax).toFixed(0)} ${(2 * y - ay).toFixed(0)}`;
    });
    const melt = [20, 95, 160, 230, 300].map((rotation) =>
      disc(hand, ...polar(x, y, 64, rotation + start), 30, 24, 4),
    );
    return (
      sheet.lay(disc(hand, x, y, 160) + slab(hand, hx, hy, 120, 46, angle, 3), board, 5) +
      sheet.lay(disc(hand, x, y, 143, 141, 2), "#D79F56", 4) +
      fill(disc(hand, x, y, 124, 122, 2), tint) +
      fill(disc(hand, x, y, 117, 115, 2.4), mix(tint, pantry.butter, 0.72)) +
      fill(melt.join(""), "#FBEBC4") +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 112 },
        hand.pick(["loose", "loose", "wreath"]),
      ) +
      ink(cuts.join(""), "#8C3A1F", 2)
    );
  },
};
