import { dress, serve, strew } from "../arrange";
import { mix } from "../colors";
import { chopsticks, spoon } from "../cutlery";
import { type Dish, stewed, sweetened } from "../Dish";
import { disc, fill, ink, formatNumber, polar, strokes } from "../paper";
import type { Scene } from "../Dish";
import { crock, deepBowl, liquid } from "./crockery";
import { grains } from "./grains";

/** A spoon in a bowl, to the left or the right. */
function spoonIn({ sheet, x, y }: Scene): string {
  const { hand } = sheet;
  const side = hand.pick([-1, 1]);
  const tool = sheet.define("spoon", spoon(hand, hand.pick(["#DAD6C9", "#D8B36A", "#C9CBC4"])));
  return sheet.place(tool, x + side * 128, y + 34, side * 140 + 180, 1.1, 5);
}

function saucerUnder({ sheet, x, y }: Scene): string {
  const { hand, palette } = sheet;
  if (hand.next() > 0.6) return "";
  return (
    sheet.lay(disc(hand, x, y + 2, 175), palette.well, 4) +
    ink(disc(hand, x, y + 2, 167), mix(palette.well, palette.stripe, 0.4), 2.4)
  );
}

export const soup: Dish = {
  word: "a bowl of soup",
  takes: [...stewed, "bread", "citrus", "pasta"],
  tint: "#DDA04E",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand } = sheet;
    const [cx, cy] = polar(x, y, 48, hand.between(90, 270));
    const swirl = `M${cx.toFixed(0)} ${cy.toFixed(0)}q-28-24-4-40t46 18t-30 52t-66-30t48-76`;
    return (
      saucerUnder(scene) +
      crock(sheet, x, y, 140, 122) +
      liquid(scene, 114) +
      ink(swirl, mix(scene.tint, "#FFF6E2", 0.5), 6) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y: y + 4, r: 88 },
        food.main.length > 1 ? hand.pick(["loose", "loose", "wreath"]) : "loose",
      ) +
      spoonIn(scene)
    );
  },
};

export const noodlesoup: Dish = {
  word: "a bowl of noodle soup",
  takes: [...stewed, "egg", "citrus"],
  raw: true,
  tint: "#D9AE68",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand } = sheet;
    const noodles = food.bed[0] ?? sheet.stamp("noodles", "dish");
    const angle = hand.between(0, 360);
    const sticks = sheet.define("chopsticks", chopsticks(hand));
    const side = hand.pick([-1, 1]);
    return (
      crock(sheet, x, y, 150, 134) +
      liquid(scene, 126) +
      sheet.place(noodles, ...polar(x, y, 34, angle), angle, 78 / noodles.reach, 1) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 108 },
        sheet.sparse ? "wreath" : hand.pick(["sectors", "wreath"]),
      ) +
      sheet.place(sticks, x + side * 168, y + 10, side * -6, 1.2, 5)
    );
  },
};

export const curry: Dish = {
  word: "a bowl of curry",
  spoon: true,
  takes: [...stewed, "cheese"],
  tint: "#C8752E",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const oil = [40, 150, 260].map((angle) =>
      disc(hand, ...polar(x, y, 84, angle + hand.sway(30)), 20, 12, 4),
    );
    return (
      deepBowl(scene) +
      liquid(scene, 118) +
      fill(oil.join(""), mix(tint, "#F3C06A", 0.35)) +
      serve(sheet, food, { x, y, r: 100 }, hand.pick(["heap", "loose", "wreath"]))
    );
  },
};

/** A lentil curry, which has the bowl of a curry in other colors. */
export const dal: Dish = { ...curry, word: "a bowl of dal" };

export const braise: Dish = { ...curry, word: "a braise in a bowl" };

export const porridge: Dish = {
  word: "a bowl of porridge",
  spoon: true,
  takes: [...sweetened, "herb", "garnish", "meat", "egg", "vegetable"],
  tint: "#EBD9B4",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    return (
      deepBowl(scene) +
      grains(hand, { x, y, r: 116 }, mix(tint, "#8a6a3c", 0.18), mix(tint, "#FFFFFF", 0.5), 40) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 96 },
        food.main.length > 1 ? "sectors" : "loose",
      )
    );
  },
};

export const muesli: Dish = {
  ...porridge,
  word: "a bowl of muesli",
  takes: sweetened,
  raw: true,
};

export const fruitsalad: Dish = {
  word: "a bowl of fruit salad",
  takes: [...sweetened, "salad", "herb"],
  raw: true,
  spoon: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    return (
      deepBowl(scene) + serve(sheet, food, { x, y, r: 122 }, sheet.hand.pick(["heap", "wreath"]))
    );
  },
};

/** A thick spread with the traces of a spoon. */
function spread({ sheet, x, y, tint }: Scene, radius: number): string {
  const { hand } = sheet;
  const rotation = hand.between(0, 360);
  const arcs = [0.78, 0.55, 0.32].map((share, i) => {
    const [ax, ay] = polar(x, y, radius * share, rotation + i * 40);
    const [bx, by] = polar(x, y, radius * share, rotation + i * 40 + 220);
    const r = formatNumber(radius * share);
    return `M${formatNumber(ax)} ${formatNumber(ay)}A${r} ${r} 0 1 1 ${formatNumber(bx)} ${formatNumber(by)}`;
  });
  return (
    fill(disc(hand, x, y, radius, radius, 2), mix(tint, "#6b3a1c", 0.22)) +
    fill(disc(hand, x, y + 1, radius - 5, radius - 5, 2), tint) +
    ink(arcs.join(""), mix(tint, "#FFF6E2", 0.4), 9) +
    ink(arcs.join(""), mix(tint, "#6b3a1c", 0.16), 2)
  );
}

export const dip: Dish = {
  word: "a bowl of dip",
  spoon: true,
  takes: ["nut", "herb", "garnish", "pulse", "salad", "cheese", "fruit"],
  tint: "#E3C08A",
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const visibleFood = food.main.slice(0, 2);
    return (
      deepBowl(scene) +
      spread(scene, 114) +
      strew(sheet, visibleFood, { x, y, r: 120 }) +
      dress(sheet, food, { x, y, r: 92 })
    );
  },
};

export const sauce: Dish = { ...dip, word: "a bowl of sauce", takes: ["herb", "garnish"] };

export const mash: Dish = {
  ...dip,
  word: "a bowl of mash",
  takes: ["herb", "garnish"],
  tint: "#F2DFA6",
};

export const jar: Dish = {
  word: "three jars",
  takes: [],
  spoon: true,
  alone: true,
  tint: "#A32A38",
  draw: ({ sheet, x, y, tint }) => {
    const { hand, palette } = sheet;
    const lean = hand.pick([-1, 1]);
    const lid = (cx: number, cy: number): string =>
      sheet.lay(disc(hand, cx, cy, 84, 84, 5), palette.napkin, 5) +
      ink(
        strokes(
          [-30, 0, 30].flatMap((by) => [
            [
              [cx + by, cy - 58],
              [0, 116],
            ] as const,
            [
              [cx - 58, cy + by],
              [116, 0],
            ] as const,
          ]),
        ),
        mix(palette.napkin, palette.stripe, 0.35),
        6,
      ) +
      ink(disc(hand, cx, cy, 66), palette.stripe, 4);
    const [ox, oy] = [x + lean * 94, y + 46];
    return (
      lid(x - lean * 96, y + 52) +
      lid(x - lean * 4, y - 74) +
      sheet.lay(disc(hand, ox, oy, 78), "#DDE3DE", 5) +
      fill(disc(hand, ox, oy, 66), mix(tint, "#2a120a", 0.3)) +
      fill(disc(hand, ox + 1, oy + 2, 61), tint) +
      ink(
        `M${formatNumber(ox - 34)} ${formatNumber(oy - 6)}q6-30 36-32`,
        mix(tint, "#FFFFFF", 0.5),
        5,
      )
    );
  },
};
