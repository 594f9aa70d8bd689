import { dress, serve, strew } from "../arrange";
import { mix } from "../colors";
import { type Dish, type Scene, stewed } from "../Dish";
import { disc, fill, ink, polar, slab, smooth } from "../paper";
import { grains } from "./grains";
import { puddle } from "./crockery";
import type { Hand } from "../hand";
import type { Piece } from "../Piece";

/** An empty frying pan with its handle. */
function fryingPan({ sheet, x, y }: Scene): string {
  const { hand } = sheet;
  const iron = hand.pick(["#33312F", "#9C5A32", "#3A4347"]);
  // The inside differs, because a copper pan is tinned and an iron pan is not.
  const inside = iron === "#9C5A32" ? "#D8C6A6" : mix(iron, "#FFF3DC", 0.1);
  // The handle points sideways, since it would cover ingredients in a corner.
  const angle = hand.pick([-7, 6, 174, 187]);
  const [hx, hy] = polar(x, y, 214, angle);
  const [ex, ey] = polar(x, y, 272, angle);
  return (
    sheet.lay(slab(hand, hx, hy, 160, 34, angle, 3), mix(iron, "#1d0f08", 0.15), 5) +
    fill(disc(hand, ex, ey, 8), mix(iron, "#FFF3DC", 0.45)) +
    sheet.lay(disc(hand, x, y, 150), iron, 5) +
    ink(disc(hand, x, y, 144), mix(iron, "#FFF3DC", 0.25), 2.5) +
    fill(disc(hand, x, y, 132), inside)
  );
}

/** A fried egg. */
export function openEgg(hand: Hand): Piece {
  return {
    cut: smooth(
      hand,
      "-42,-6 -36,-32 -8,-34 14,-42 38,-28 36,-4 44,16 24,36 2,32 -20,40 -40,22",
      3,
    ),
    fill: "#FFFBF0",
    over: fill(disc(hand, -2, -2, 18, 17), "#EDA32D") + ink("M-12-5q2-8 9-9", "#FBDD8C", 4),
    reach: 44,
  };
}

export const pan: Dish = {
  word: "a pan",
  takes: [...stewed, "egg", "cheese", "nut"],
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    return (
      fryingPan(scene) +
      serve(sheet, food, { x, y, r: 126 }, sheet.hand.pick(["heap", "sectors", "wreath"]))
    );
  },
};

export const shakshuka: Dish = {
  word: "a pan of eggs in tomato sauce",
  takes: ["cheese", "herb", "garnish", "vegetable"],
  tint: "#C4442A",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const egg = sheet.define("fried-egg", openEgg(hand));
    const start = hand.between(0, 120);
    const lumps = [0, 60, 120, 180, 240, 300].map((angle) =>
      disc(hand, ...polar(x, y, 92 - (angle % 40), start + angle), 24, 17, 4),
    );
    const eggs = [0, 120, 240].map((angle) =>
      sheet.place(egg, ...polar(x, y, 62, start + angle), angle + hand.sway(40), 1.08, 2),
    );
    return (
      fryingPan(scene) +
      puddle(scene, 128) +
      fill(lumps.join(""), mix(tint, "#F08A5A", 0.4)) +
      eggs.join("") +
      strew(sheet, food.main, { x, y, r: 132 }) +
      dress(sheet, food, { x, y, r: 116 })
    );
  },
};

export const friedeggs: Dish = {
  word: "a pan of fried eggs",
  takes: ["herb", "garnish", "meat", "vegetable", "salad"],
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand } = sheet;
    const egg = sheet.define("fried-egg", openEgg(hand));
    const start = hand.between(0, 360);
    return (
      fryingPan(scene) +
      strew(sheet, food.main, { x, y, r: 160 }) +
      [0, 120, 240]
        .map((angle) => sheet.place(egg, ...polar(x, y, 58, start + angle), angle, 1.3, 3))
        .join("") +
      dress(sheet, food, { x, y, r: 120 })
    );
  },
};

export const omelette: Dish = {
  word: "an omelette in its pan",
  takes: [...stewed, "cheese", "salad"],
  tint: "#F0C75A",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const browned = [30, 110, 200, 290].map((angle) =>
      disc(hand, ...polar(x, y, 80, angle + hand.sway(20)), 26, 14, 4),
    );
    return (
      fryingPan(scene) +
      fill(disc(hand, x, y, 124, 123, 2), mix(tint, "#9A5A20", 0.45)) +
      fill(disc(hand, x, y, 116, 115, 2), tint) +
      fill(browned.join(""), mix(tint, "#C07A2A", 0.4)) +
      serve(sheet, { ...food, bed: [] }, { x, y, r: 106 }, "loose")
    );
  },
};

export const scrambledeggs: Dish = {
  word: "a pan of scrambled eggs",
  takes: ["herb", "garnish", "meat", "vegetable", "fish"],
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const curds = sheet.stamp("egg", "cooked");
    const main = [curds, curds, curds, ...food.main];
    return fryingPan(scene) + serve(sheet, { ...food, bed: [], main }, { x, y, r: 122 }, "heap");
  },
};

export const paella: Dish = {
  word: "a pan of paella",
  takes: [...stewed, "citrus"],
  tint: "#E9B945",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const steel = hand.pick(["#3A3836", "#6E7271"]);
    const rotation = hand.pick([0, 24, -24]);
    const handles = [rotation, rotation + 180].map((angle) =>
      disc(hand, ...polar(x, y, 158, angle), 34, 26),
    );
    return (
      sheet.lay(handles.join(""), "#A8382A", 4) +
      sheet.lay(disc(hand, x, y, 160), steel, 5) +
      ink(disc(hand, x, y, 153), mix(steel, "#FFFFFF", 0.3), 3) +
      grains(hand, { x, y, r: 142 }, mix(tint, "#A8641C", 0.25), mix(tint, "#FFF3C8", 0.45), 70) +
      serve(sheet, { ...food, bed: [] }, { x, y, r: 124 }, hand.pick(["wreath", "loose"]))
    );
  },
};
