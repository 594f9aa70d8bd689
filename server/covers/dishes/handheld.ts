import { dress, sprig } from "../arrange";
import { mix } from "../colours";
import type { Dish } from "../Dish";
import { disc, fill, ink, num, polar, scallop, sharp, slab, smooth } from "../paper";
import type { Stamp } from "../Sheet";
import { dinnerPlate } from "./crockery";
import { wood } from "./wood";

export const skewers: Dish = {
  word: "skewers on a board",
  takes: ["meat", "fish", "vegetable", "salad", "cheese", "citrus", "herb", "garnish"],
  wide: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const pieces: readonly Stamp[] =
      food.main.length > 0 ? food.main : [sheet.stamp("meat", "cooked")];
    const sticks = [-72, -24, 24, 72].map((dy, row) => {
      const cy = y + dy + hand.sway(4);
      const stick = ink(`M${num(x - 168)} ${num(cy)}H${num(x + 156)}`, "#E2C48E", 5);
      const many = sheet.sparse ? 4 : 5;
      const laid = Array.from({ length: many }, (_, i) => {
        // The first comes at every other place: a skewer of chicken is mostly chicken.
        const at =
          (i + row) % 2 === 0 ? 0 : 1 + (((i + row) >> 1) % Math.max(1, pieces.length - 1));
        const stamp = pieces[at % pieces.length] ?? pieces[0];
        const px = x - 96 + (i * 210) / (many - 1);
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
    "citrus",
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
          `M${num(cx - 96)} ${num(cy + 18)}Q${num(cx)} ${num(cy + 8)} ${num(cx + 88)} ${num(cy - 22)}`,
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
        [40, 160, 280].map((way) =>
          sheet.place(stamp, ...polar(x, y, 84, way + i * 60), way, 34 / stamp.reach),
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

/** What is fried in breadcrumbs. */
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
    const marks = [-56, -28, 0, 28, 56].map((by) => `M${num(cx + by - 16)} ${num(cy - 34)}l34 64`);
    const side = food.main
      .slice(0, 2)
      .flatMap((stamp, i) =>
        [-14, 18, 50].map((way) =>
          sheet.place(stamp, ...polar(x, y, 92, way + i * 84), way, 27 / stamp.reach),
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

/** Grilled cobs with something creamy over them. */
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
            .map((way) => sheet.place(lime, ...polar(x, y, 104, way), way, 27 / lime.reach))
            .join("")
        : "") +
      dress(sheet, food, { x, y, r: 100 })
    );
  },
};

/** Half-moons of dough with a crimped edge. */
export const pasties: Dish = {
  word: "pasties on a board",
  takes: ["herb"],
  wide: true,
  alone: true,
  tint: "#D8A050",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const pasty = sheet.define("pasty", {
      cut: smooth(hand, "-62,22 -56,-14 -26,-42 0,-47 26,-42 56,-14 62,22 52,32 0,36 -52,32", 1),
      fill: mix(tint, "#6B3410", 0.35),
      over:
        fill(smooth(hand, "-50,16 -44,-12 -20,-34 0,-38 20,-34 44,-12 50,16 0,22", 1), tint) +
        ink(
          "M-52 27v-7M-36 30v-7M-18 32v-7M0 33v-7M18 32v-7M36 30v-7M52 27v-7",
          mix(tint, "#6B3410", 0.6),
          3,
        ) +
        ink("M-14-12l6-8M2-14l6-8", mix(tint, "#6B3410", 0.5), 4),
      reach: 60,
    });
    const spots = [
      [-116, -54],
      [4, -58],
      [122, -50],
      [-60, 56],
      [64, 58],
    ];
    return (
      wood(sheet, x, y, hand.pick([1, -1])) +
      spots
        .map(([px = 0, py = 0]) => sheet.place(pasty, x + px, y + py, hand.sway(14), 0.95, 4))
        .join("") +
      food.leaves
        .slice(0, 1)
        .map((leaf) => sprig(sheet, leaf, x - 130, y + 70, 26))
        .join("")
    );
  },
};

/** A long roll of thin pastry, cut at one end. */
export const strudel: Dish = {
  word: "a strudel on a board",
  takes: ["fruit", "sweet"],
  wide: true,
  alone: true,
  sweet: true,
  tint: "#DDA75A",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const end = x + side * 92;
    const [first] = food.main;
    const flakes = [-120, -70, -20, 30].map(
      (dx) => `M${num(x + dx)} ${num(y - 44)}q16 44 ${side * 8} 88`,
    );
    return (
      wood(sheet, x, y, side) +
      sheet.lay(
        smooth(
          hand,
          [
            [x - side * 168, y - 40],
            [x - side * 150, y - 58],
            [end, y - 58],
            [end, y + 58],
            [x - side * 150, y + 58],
            [x - side * 168, y + 40],
          ],
          3,
        ),
        mix(tint, "#7A4A1C", 0.35),
        5,
      ) +
      fill(slab(hand, x - side * 36, y - 4, 240, 92, 0, 3), tint) +
      ink(flakes.join(""), mix(tint, "#7A4A1C", 0.4), 4) +
      ink(
        `M${num(x - 120)} ${num(y - 20)}h30M${num(x - 40)} ${num(y + 14)}h36M${num(x + 10)} ${num(y - 26)}h24`,
        "#FFF8E6",
        7,
      ) +
      sheet.lay(
        sharp(
          hand,
          [
            [end + side * 14, y - 54],
            [end + side * 66, y - 46],
            [end + side * 60, y + 58],
            [end + side * 8, y + 54],
          ],
          3,
        ),
        mix(tint, "#7A4A1C", 0.2),
        4,
      ) +
      fill(disc(hand, end + side * 38, y + 2, 20, 42), "#F6E3B4") +
      (first
        ? [-24, 2, 28]
            .map((dy) => sheet.place(first, end + side * 38, y + dy, dy * 3, 16 / first.reach, 1))
            .join("")
        : "")
    );
  },
};
