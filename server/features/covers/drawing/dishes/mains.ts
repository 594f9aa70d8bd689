import { dress, sprig } from "../arrange";
import { mix } from "../colors";
import type { Dish } from "../Dish";
import { fill, ink, formatNumber, polar, slab, smooth } from "../paper";
import { dinnerPlate } from "./crockery";

/** A breaded and fried cutlet. */
export const schnitzel: Dish = {
  word: "a schnitzel on a plate",
  takes: ["citrus", "herb"],
  tint: "#D69A42",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const crumbs = Array.from({ length: 14 }, (_, i) => {
      const [px, py] = polar(x, y, 78 * Math.sqrt((i + 0.5) / 14), i * 137.5);
      return `M${Math.round(px)} ${Math.round(py)}l${i % 2 ? 7 : -6} ${i % 3 ? 3 : -3}`;
    });
    const outline = (by: number): string =>
      smooth(
        hand,
        [
          [-106, -20],
          [-70, -76],
          [0, -70],
          [64, -84],
          [110, -26],
          [92, 40],
          [30, 82],
          [-44, 70],
          [-96, 48],
        ].map(([px = 0, py = 0]) => [x + px * by, y + py * by] as const),
        4,
      );
    const lemon = food.main[0];
    return (
      dinnerPlate(scene) +
      sheet.lay(outline(1), mix(tint, "#6B3410", 0.4), 5) +
      fill(outline(0.9), tint) +
      ink(crumbs.join(""), mix(tint, "#FFE7B0", 0.5), 4.4) +
      (lemon ? sheet.place(lemon, x + 44, y - 26, 20, 36 / lemon.reach) : "") +
      food.leaves
        .slice(0, 1)
        .map((leaf) => sprig(sheet, leaf, x - 40, y + 26, 24))
        .join("")
    );
  },
};

export const steak: Dish = {
  word: "a steak on a plate",
  takes: ["herb", "vegetable", "garnish"],
  tint: "#7A4024",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const [cx, cy] = [x - 16, y - 10];
    const outline = (by: number): string =>
      smooth(
        hand,
        [
          [-92, 4],
          [-76, -54],
          [-14, -72],
          [52, -60],
          [92, -18],
          [82, 30],
          [38, 44],
          [12, 70],
          [-40, 68],
          [-80, 46],
        ].map(([px = 0, py = 0]) => [cx + px * by, cy + py * by] as const),
        2,
      );
    const marks = [-56, -28, 0, 28, 56].map(
      (by) => `M${formatNumber(cx + by - 16)} ${formatNumber(cy - 34)}l34 64`,
    );
    const side = food.main
      .slice(0, 2)
      .flatMap((stamp, i) =>
        [-14, 18, 50].map((angle) =>
          sheet.place(stamp, ...polar(x, y, 92, angle + i * 84), angle, 27 / stamp.reach),
        ),
      );
    return (
      dinnerPlate(scene) +
      side.join("") +
      sheet.lay(outline(1), mix(tint, "#2a120a", 0.4), 5) +
      fill(outline(0.9), tint) +
      ink(marks.join(""), mix(tint, "#1d0f08", 0.55), 8) +
      dress(sheet, food, { x: cx, y: cy, r: 80 })
    );
  },
};

/** Potatoes cut into a fan. */
export const hasselback: Dish = {
  word: "hasselback potatoes on a plate",
  takes: ["herb", "garnish"],
  tint: "#D9A045",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const potato = sheet.define("hasselback", {
      cut: smooth(hand, "-58,0 -44,-27 0,-34 44,-27 58,0 44,25 0,32 -44,25", 2),
      fill: mix(tint, "#6B3410", 0.4),
      over:
        fill(smooth(hand, "-50,0 -38,-21 0,-27 38,-21 50,0 38,19 0,25 -38,19", 1.6), tint) +
        ink(
          [-36, -24, -12, 0, 12, 24, 36]
            .map((dx) => `M${dx} ${-24 + Math.abs(dx) / 4}q5 24 0 ${46 - Math.abs(dx) / 2}`)
            .join(""),
          mix(tint, "#6B3410", 0.55),
          3.4,
        ) +
        ink("M-42-8q4-10 12-13M18-21l10 2", "#F8DE94", 4),
      reach: 56,
    });
    const spots = [
      [-50, -46],
      [54, -46],
      [-50, 46],
      [54, 46],
      [2, 0],
    ];
    return (
      dinnerPlate(scene) +
      spots
        .map(([px = 0, py = 0]) => sheet.place(potato, x + px, y + py, 64 + hand.sway(16), 0.94, 4))
        .join("") +
      dress(sheet, food, { x, y, r: 96 })
    );
  },
};

export const fries: Dish = {
  word: "a plate of chips",
  takes: ["fish", "citrus", "vegetable", "herb"],
  tint: "#E9B949",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const chip = sheet.define("chip", {
      cut: slab(hand, 0, 0, 78, 16),
      fill: mix(tint, "#9A5A16", 0.35),
      over: fill(slab(hand, 0, -2, 72, 8), mix(tint, "#FFF3C8", 0.25)),
      reach: 42,
    });
    const [first, ...others] = food.main.filter(
      (stamp) => stamp !== sheet.stamp("potato", "cooked"),
    );
    const dx = first ? 34 : 0;
    const chips = Array.from({ length: sheet.sparse ? 12 : 18 }, (_, i) => {
      const [px, py] = polar(x + dx, y, (72 - dx / 2) * Math.sqrt((18 - i) / 18), i * 137.5);
      return sheet.place(chip, px, py, hand.between(0, 180), 1, 3);
    });
    return (
      dinnerPlate(scene) +
      chips.join("") +
      (first
        ? [-40, 36]
            .map((dy) => sheet.place(first, x - 48, y + dy, 70 + dy / 3, 62 / first.reach, 4))
            .join("")
        : "") +
      others
        .slice(0, 1)
        .map((stamp) => sheet.place(stamp, x - 4, y + 78, 20, 28 / stamp.reach))
        .join("") +
      food.leaves
        .slice(0, 1)
        .map((leaf) => sprig(sheet, leaf, x, y, 24))
        .join("")
    );
  },
};

/** Grilled cobs with a creamy topping. */
export const elote: Dish = {
  word: "grilled corn on a plate",
  takes: ["citrus", "herb", "garnish"],
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand } = sheet;
    const kernels = [-16, -5, 6, 16].flatMap((dy) =>
      Array.from({ length: 9 }, (_, i) => `M${-58 + i * 14} ${dy}h4`),
    );
    const cob = sheet.define("cob", {
      cut:
        smooth(hand, "-74,-12 -60,-24 20,-26 66,-12 78,0 66,12 20,26 -60,24 -74,12", 1) +
        slab(hand, -88, 0, 40, 9),
      fill: "#D3922A",
      over:
        ink(kernels.join(""), "#F3CB55", 8.5) +
        ink("M-36-14h4M8 14h4M34-5h3M-8 4h4", "#9A5A20", 7) +
        ink("M-56-12q16 14 30 2t30 4t34-6t20 4", "#FFF8E6", 8),
      reach: 78,
    });
    const lime = food.main[0];
    const lean = hand.pick([-24, 24]);
    return (
      dinnerPlate(scene) +
      [-58, 0, 58]
        .map((dy) => sheet.place(cob, ...polar(x, y, dy, 90 + lean), lean, 1.08, 4))
        .join("") +
      (lime
        ? [60, 120]
            .map((angle) => sheet.place(lime, ...polar(x, y, 104, angle), angle, 27 / lime.reach))
            .join("")
        : "") +
      dress(sheet, food, { x, y, r: 100 })
    );
  },
};
