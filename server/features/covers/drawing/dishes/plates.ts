import { dress, serve, strew, type Arrangement } from "../arrange";
import { mix } from "../colors";
import { type Dish, stewed } from "../Dish";
import { bow, disc, fill, ink, polar, sharp, smooth } from "../paper";
import { dinnerPlate, platter, puddle } from "./crockery";
import { grains } from "./grains";
import { openEgg } from "./pans";

/** The main ingredient of the recipe's name, cooked. */
export const plate: Dish = {
  word: "a plate",
  takes: [...stewed, "citrus", "nut", "fruit", "cheese"],
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const angle: Arrangement =
      food.main[0]?.manner === "hero" ? "hero" : sheet.hand.pick(["heap", "wreath"]);
    return dinnerPlate(scene) + serve(sheet, food, { x, y, r: 118 }, angle);
  },
};

export const rice: Dish = {
  word: "a plate of rice",
  spoon: true,
  takes: [...stewed, "egg", "fruit", "citrus", "nut"],
  tint: "#F3E6C6",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    return (
      dinnerPlate(scene) +
      grains(hand, { x, y, r: 108 }, mix(tint, "#9A6A30", 0.22), mix(tint, "#FFFFFF", 0.5)) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 94 },
        food.main[0]?.manner === "hero" ? "hero" : "loose",
      )
    );
  },
};

export const dumplings: Dish = {
  word: "a plate of dumplings",
  spoon: true,
  takes: ["herb", "garnish"],
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const stamp = sheet.stamp("dumpling", "dish");
    const ring = [0, 51, 103, 154, 206, 257, 309].map((angle) =>
      sheet.place(stamp, ...polar(x, y, 74, angle), angle + 90, 0.95),
    );
    return (
      dinnerPlate(scene) +
      ring.join("") +
      sheet.place(stamp, x, y, sheet.hand.sway(40), 0.95) +
      dress(sheet, food, { x, y, r: 96 })
    );
  },
};

/** Eggs on tortillas with a red sauce and beans. */
export const rancheros: Dish = {
  word: "a plate of fried eggs on tortillas",
  takes: ["herb", "garnish", "pulse", "salad"],
  tint: "#C4442A",
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand } = sheet;
    const tortilla = sheet.stamp("tortilla", "dish");
    const egg = sheet.define("fried-egg", openEgg(hand));
    const angle = hand.pick([0, 20, -20]);
    return (
      dinnerPlate(scene) +
      [0, 180]
        .map((rotation) =>
          sheet.place(tortilla, ...polar(x, y, 40, angle + rotation), rotation, 1.25),
        )
        .join("") +
      puddle(scene, 92, 66) +
      [0, 180]
        .map((rotation) => sheet.place(egg, ...polar(x, y, 46, angle + rotation), rotation + 40, 1))
        .join("") +
      strew(sheet, food.main.slice(0, 2), { x, y, r: 132 }) +
      dress(sheet, food, { x, y, r: 100 })
    );
  },
};

/** A round of dough and cabbage with stripes of mayonnaise. */
export const okonomiyaki: Dish = {
  word: "an okonomiyaki",
  takes: ["garnish", "herb"],
  tint: "#6B3A22",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const rotation = hand.pick([-1, 1]);
    const stripe = (side: number, by: number): string =>
      bow([x - 84, y + by + side * 12], [x, y + by - side * 10], [x + 84, y + by + side * 12]);
    const flakes = [20, 80, 150, 215, 280, 340].map((angle) => {
      const [px, py] = polar(x, y, 44 + (angle % 3) * 14, angle);
      return sharp(
        hand,
        `${px - 13},${py - 4} ${px},${py - 9} ${px + 13},${py + 2} ${px - 4},${py + 8}`,
        3,
      );
    });
    return (
      dinnerPlate(scene) +
      sheet.lay(disc(hand, x, y, 108, 106, 3), "#C08A42", 4) +
      fill(disc(hand, x, y, 96, 94, 4), tint) +
      ink([-56, -28, 0, 28, 56].map((by) => stripe(rotation, by)).join(""), "#FFF4D6", 5) +
      fill(flakes.join(""), "#E3AE82") +
      dress(sheet, food, { x, y, r: 112 })
    );
  },
};

export const roast: Dish = {
  word: "a roast on a platter",
  takes: ["herb", "vegetable", "garnish"],
  tint: "#8A4A26",
  wide: true,
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const slice = sheet.define("slice", {
      cut: smooth(hand, "-46,-30 0,-52 44,-30 48,14 30,46 -30,46 -50,14", 2),
      fill: mix(tint, "#2a120a", 0.25),
      over:
        fill(
          smooth(hand, "-38,-26 0,-44 37,-26 40,12 25,38 -25,38 -42,12", 2),
          mix(tint, "#F3CBA4", 0.55),
        ) +
        ink("M-22-18Q0-28 22-16M-28 4Q0-6 30 6M-20 24Q0 16 22 24", mix(tint, "#F3CBA4", 0.2), 3),
      reach: 52,
    });
    const slices = [-96, -48, 0, 48, 96].map((dx) =>
      sheet.place(slice, x + dx, y - 12 + hand.sway(5), 14 + hand.sway(6), 1.15),
    );
    const side = food.main
      .slice(0, 2)
      .flatMap((stamp, i) =>
        [-110, -60, 0, 60, 110].map((dx, j) =>
          (i + j) % 2 === 0 || food.main.length === 1
            ? sheet.place(
                stamp,
                x + dx,
                y + 62 + hand.sway(6) - Math.abs(dx) * 0.15,
                dx,
                30 / stamp.reach,
              )
            : "",
        ),
      );
    return (
      platter(scene) +
      puddle(scene, 150, 84) +
      slices.join("") +
      side.join("") +
      dress(sheet, food, { x: x + 40, y: y - 20, r: 100 })
    );
  },
};
