import { dress, sprig } from "../arrange";
import { mix } from "../colors";
import type { Dish } from "../Dish";
import { disc, fill, ink, formatNumber, polar, scallop, slab } from "../paper";
import type { Stamp } from "../Sheet";
import { wood } from "./wood";

export const skewers: Dish = {
  word: "skewers on a board",
  takes: ["meat", "fish", "vegetable", "salad", "cheese", "herb", "garnish"],
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const pieces: readonly Stamp[] =
      food.main.length > 0 ? food.main : [sheet.stamp("meat", "cooked")];
    const sticks = [-72, -24, 24, 72].map((dy, row) => {
      const cy = y + dy + hand.sway(4);
      const stick = ink(
        `M${formatNumber(x - 168)} ${formatNumber(cy)}H${formatNumber(x + 156)}`,
        "#E2C48E",
        5,
      );
      const count = sheet.sparse ? 4 : 5;
      const laid = Array.from({ length: count }, (_, i) => {
        // The first ingredient takes every other position, because a skewer of chicken is mostly
        // chicken.
        const at =
          (i + row) % 2 === 0 ? 0 : 1 + (((i + row) >> 1) % Math.max(1, pieces.length - 1));
        const stamp = pieces[at % pieces.length] ?? pieces[0];
        const px = x - 96 + (i * 210) / (count - 1);
        return (
          stamp && sheet.place(stamp, px, cy, hand.between(-30, 30) + i * 90, 28 / stamp.reach, 2)
        );
      });
      return stick + laid.join("");
    });
    return wood(sheet, x, y, side) + sticks.join("") + dress(sheet, food, { x, y: y + 4, r: 118 });
  },
};

export const tacos: Dish = {
  word: "three tacos on a board",
  takes: [
    "meat",
    "fish",
    "vegetable",
    "salad",
    "pulse",
    "cheese",
    "fruit",
    "herb",
    "garnish",
    "egg",
  ],
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const lean = hand.pick([14, -14]);
    const filled = [-122, 0, 122].map((dx, t) => {
      const [cx, cy] = [x + dx, y + (t % 2 ? 26 : -22)];
      const shell = sheet.lay(disc(hand, cx, cy, 68, 66, 2), "#E2BC74", 4);
      const char = fill(
        disc(hand, cx - 42, cy - 26, 8, 6, 3) + disc(hand, cx + 44, cy + 18, 9, 6, 3),
        "#B9853F",
      );
      const line = [-38, -13, 13, 38].map((dy, i) => {
        const stamp = food.main[(i + t) % Math.max(1, food.main.length)];
        const [px, py] = polar(cx, cy, dy, 90 + lean);
        return stamp
          ? sheet.place(stamp, px + hand.sway(7), py, hand.between(0, 360), 29 / stamp.reach, 2)
          : "";
      });
      const bits = food.garnish.map((stamp) =>
        sheet.place(stamp, cx + 4, cy, t * 70, 17 / stamp.reach, 1),
      );
      const [leaf] = food.leaves;
      const green = leaf ? sheet.place(leaf, cx + hand.sway(8), cy + 12, t * 80, 0.55, 2) : "";
      return shell + char + line.join("") + bits.join("") + green;
    });
    return wood(sheet, x, y, side) + filled.join("");
  },
};

export const wraps: Dish = {
  word: "two wraps on a board",
  takes: ["meat", "fish", "vegetable", "salad", "pulse", "cheese"],
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const rolls = [-52, 52].map((dy, i) => {
      const [cx, cy] = [x + (i ? 20 : -16), y + dy];
      const open = cx + side * 112;
      const inside = [-16, 0, 16].map((by, k) => {
        const stamp = food.main[(k + i) % Math.max(1, food.main.length)];
        return stamp
          ? sheet.place(stamp, open + 4 * side, cy + by, k * 60, 17 / stamp.reach, 1)
          : "";
      });
      return (
        sheet.lay(
          slab(hand, cx, cy, 226, 74, side * -5, 4) + disc(hand, cx - side * 108, cy + 4, 26, 34),
          "#E6C486",
          5,
        ) +
        fill(
          disc(hand, cx - 40, cy - 14, 20, 8, 4) +
            disc(hand, cx + 30, cy + 12, 24, 8, 4) +
            disc(hand, cx - 70, cy + 16, 12, 6, 4),
          "#C08A48",
        ) +
        ink(
          `M${formatNumber(cx - 96)} ${formatNumber(cy + 18)}Q${formatNumber(cx)} ${formatNumber(cy + 8)} ${formatNumber(cx + 88)} ${formatNumber(cy - 22)}`,
          "#C59A58",
          3,
        ) +
        fill(disc(hand, open, cy - side * 2, 27, 35), "#F4E0B4") +
        inside.join("")
      );
    });
    return wood(sheet, x, y, side) + rolls.join("");
  },
};

export const burger: Dish = {
  word: "a burger on a board",
  takes: ["salad", "cheese", "hardcheese"],
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const peep = food.main
      .slice(0, 2)
      .flatMap((stamp, i) =>
        [40, 160, 280].map((angle) =>
          sheet.place(stamp, ...polar(x, y, 84, angle + i * 60), angle, 34 / stamp.reach),
        ),
      );
    const sesame = Array.from({ length: 16 }, (_, i) => {
      const [px, py] = polar(x, y, 78 * Math.sqrt((i + 0.5) / 16), i * 137.5);
      return `M${Math.round(px)} ${Math.round(py)}l${i % 3 ? 4 : -4} ${i % 2 ? 5 : 3}`;
    });
    return (
      wood(sheet, x, y, side) +
      sheet.lay(disc(hand, x, y, 104, 102, 3), "#6B351F", 5) +
      (food.bed.length > 0 ? sheet.lay(scallop(hand, x, y, 106, 24, 6), "#8FB04A", 3) : "") +
      peep.join("") +
      sheet.lay(disc(hand, x, y, 95), "#B9702F", 5) +
      fill(disc(hand, x - 4, y - 5, 82, 80), "#D08F48") +
      fill(disc(hand, x - 14, y - 18, 48, 42, 2), "#DDA45F") +
      ink(sesame.join(""), "#F8E8C0", 5)
    );
  },
};

export const toast: Dish = {
  word: "toast on a board",
  raw: true,
  takes: [
    "hardcheese",
    "salad",
    "vegetable",
    "cheese",
    "egg",
    "fish",
    "meat",
    "pulse",
    "fruit",
    "herb",
    "garnish",
    "nut",
  ],
  wide: true,
  alone: true,
  tint: "#F3D9A6",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const slice = sheet.stamp("bread", "dish");
    const slices = [-116, 0, 116].map((dx, t) => {
      const [cx, cy] = [x + dx, y + (t % 2 ? -14 : 14)];
      const pieces = [
        [-24, -20],
        [24, -18],
        [0, 25],
      ].map(([px = 0, py = 0], i) => {
        const stamp = food.main[(i + t) % Math.max(1, food.main.length)];
        return stamp
          ? sheet.place(stamp, cx + px, cy + py, hand.between(0, 360), 32 / stamp.reach, 2)
          : "";
      });
      const [leaf] = food.leaves;
      return (
        sheet.place(slice, cx, cy, hand.sway(7), 1.42, 4) +
        (food.main.length > 0
          ? fill(disc(hand, cx, cy, 46, 47, 3), mix(tint, "#FFFFFF", 0.2))
          : "") +
        pieces.join("") +
        food.garnish
          .map((stamp) => sheet.place(stamp, cx, cy + 4, t * 80, 16 / stamp.reach, 1))
          .join("") +
        (leaf ? sprig(sheet, leaf, cx, cy, 16) : "")
      );
    });
    return wood(sheet, x, y, side) + slices.join("");
  },
};

export const sushi: Dish = {
  word: "sushi rolls on a board",
  takes: ["fish", "salad", "vegetable", "egg"],
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const rolls = [-60, 60].flatMap((dy, row) =>
      [-132, -44, 44, 132].map((dx, i) => {
        const [cx, cy] = [x + dx + (row ? 8 : -8), y + dy];
        const stamp = food.main[(i + row) % Math.max(1, food.main.length)];
        return (
          sheet.lay(disc(hand, cx, cy, 39), "#263A30", 4) +
          fill(disc(hand, cx, cy, 33), "#FFFAEE") +
          (stamp
            ? sheet.place(stamp, cx, cy, i * 40, 17 / stamp.reach, 1)
            : fill(disc(hand, cx, cy, 14), "#EF8E6C"))
        );
      }),
    );
    return wood(sheet, x, y, hand.pick([1, -1])) + rolls.join("");
  },
};
