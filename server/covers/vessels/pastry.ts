import { serve, sprig } from "../arrange";
import { mix, soften } from "../colours";
import { disc, fill, ink, polar, scallop, slab, smooth, wedge } from "../paper";
import type { Vessel } from "../Scene";

export const tart: Vessel = {
  word: "a tart",
  sweet: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    return (
      sheet.lay(scallop(hand, x, y, 144, 26, 5), "#C68A45", 5) +
      fill(scallop(hand, x, y, 134, 26, 4), "#E2B16C") +
      fill(disc(hand, x, y, 119), mix(tint, "#8a4a20", 0.35)) +
      fill(disc(hand, x + 1, y + 2, 115), soften(tint, "#F8E3AE", 0.62)) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 116 },
        hand.pick(["wreath", "wreath", "heap", "sectors"]),
      )
    );
  },
};

export const pie: Vessel = {
  word: "a pie",
  sweet: true,
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const turn = hand.between(0, 90);
    const strips = [0, 90].flatMap((more) =>
      [-72, -26, 24, 70].map((by) => {
        const [sx, sy] = polar(x, y, by, turn + more + 90);
        return slab(hand, sx, sy, 2 * Math.sqrt(124 ** 2 - by ** 2), 20, turn + more, 2);
      }),
    );
    const [first] = food.main;
    return (
      sheet.lay(disc(hand, x, y, 150), palette.rim, 5) +
      sheet.lay(scallop(hand, x, y, 138, 30, 4), "#C98D48", 3) +
      fill(disc(hand, x, y, 120), mix(tint, "#7a2f1c", 0.3)) +
      (first
        ? [0, 72, 144, 216, 288]
            .map((way) =>
              sheet.place(first, ...polar(x, y, 66, way + turn + 20), way, 26 / first.reach, 2),
            )
            .join("")
        : "") +
      strips.map((d, i) => sheet.lay(d, i < 4 ? "#DFAE69" : "#EBC384", 2)).join("") +
      ink(scallop(hand, x, y, 129, 30, 4), "#EBC384", 8) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, x, y, 34))
        .join("")
    );
  },
};

export const cake: Vessel = {
  word: "a cake",
  sweet: true,
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const crumb = mix(tint, "#8C5330", 0.55);
    const icing = soften(tint, "#FFF7E8", 0.72);
    const cut = hand.pick([20, 200, 110, 290]);
    const [mx, my] = polar(x, y, 34, cut + 25);
    const slice = { x: mx, y: my };
    const gap = wedge(x, y, 0, 124, cut, cut + 50);
    return (
      sheet.lay(scallop(hand, x, y, 158, 28, 5), palette.rim, 5) +
      ink(disc(hand, x, y, 148), mix(palette.rim, palette.stripe, 0.5), 2.4) +
      sheet.lay(disc(hand, x, y, 122), crumb, 5) +
      fill(scallop(hand, x, y, 112, 17, 5), icing) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 100 },
        hand.pick(["wreath", "wreath", "sectors"]),
      ) +
      fill(gap, palette.rim) +
      sheet.lay(wedge(slice.x, slice.y, 0, 118, cut, cut + 50), crumb, 4) +
      fill(wedge(slice.x, slice.y, 8, 108, cut + 4, cut + 46), icing) +
      food.main
        .slice(0, 1)
        .map((stamp) =>
          sheet.place(stamp, ...polar(slice.x, slice.y, 78, cut + 25), cut, 27 / stamp.reach),
        )
        .join("")
    );
  },
};

export const pancakes: Vessel = {
  word: "a stack of pancakes",
  sweet: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand, palette } = sheet;
    const browns = ["#B9753A", "#CE9250", "#B9753A", "#D69C58"];
    const stack = browns.map((brown, i) => {
      const [px, py] = [x + hand.sway(12), y + hand.sway(9)];
      const r = 112 - i * 4;
      return (
        sheet.lay(disc(hand, px, py, r, r - 4), mix(brown, "#F7DDA4", 0.55), 3) +
        fill(disc(hand, px, py, r - 7, r - 10), brown)
      );
    });
    const syrup = smooth(
      hand,
      [
        [-58, -30],
        [-20, -62],
        [30, -54],
        [62, -22],
        [56, 16],
        [84, 44],
        [70, 62],
        [38, 44],
        [8, 56],
        [-4, 92],
        [-24, 90],
        [-24, 56],
        [-62, 30],
      ].map(([sx = 0, sy = 0]) => [x + sx, y + sy] as const),
      3,
    );
    const side = hand.pick([-1, 1]);
    const around = [-40, -10, 22, 54].map((way, i) => {
      const stamp = food.main[i % Math.max(1, food.main.length)];
      const [px, py] = polar(x, y, 106 - (i % 2) * 12, side > 0 ? way : 180 - way);
      return stamp ? sheet.place(stamp, px, py, way * 3, 30 / stamp.reach) : "";
    });
    return (
      sheet.lay(disc(hand, x, y, 152), palette.rim, 5) +
      ink(disc(hand, x, y, 143), mix(palette.rim, palette.stripe, 0.5), 3) +
      stack.join("") +
      fill(syrup, "#9A5320") +
      ink(`M${x - 40} ${y - 28}q14-20 36-18`, "#CF8A45", 4) +
      sheet.place(sheet.stamp("butter", "dish"), x + 4, y, hand.sway(40), 0.9) +
      around.join("") +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, x + 10, y - 8, 22))
        .join("")
    );
  },
};
