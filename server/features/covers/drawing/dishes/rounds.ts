import { dress, strew } from "../arrange";
import { mix } from "../colors";
import type { Dish, Scene } from "../Dish";
import { disc, fill, ink, polar } from "../paper";
import { dinnerPlate, puddle } from "./crockery";

/** Round pieces side by side, such as meatballs or dumplings. */
function balls({ sheet, x, y }: Scene, colour: string, count: number, size: number): string {
  const { hand } = sheet;
  const ball = sheet.define("ball", {
    cut: disc(hand, 0, 0, 30, 29, 2),
    fill: mix(colour, "#3A1A0A", 0.3),
    over:
      fill(disc(hand, -3, -3, 24, 23, 2), colour) +
      ink("M-14-8q4-10 14-11", mix(colour, "#FFF3DC", 0.5), 4),
    reach: 30,
  });
  const outer = Array.from({ length: count - 1 }, (_, i) =>
    sheet.place(ball, ...polar(x, y, size * 2.05, (i * 360) / (count - 1) + 20), i * 50, size / 30),
  );
  return outer.join("") + sheet.place(ball, x, y, 10, size / 30);
}

export const meatballs: Dish = {
  word: "a plate of meatballs",
  spoon: true,
  takes: ["herb", "garnish", "fruit"],
  tint: "#D9B27E",
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    return (
      dinnerPlate(scene) +
      puddle(scene, 104) +
      balls(scene, "#8F5530", 7, 33) +
      strew(sheet, food.main, { x, y, r: 100 }) +
      dress(sheet, food, { x, y, r: 100 })
    );
  },
};

export const knoedel: Dish = {
  word: "a plate of round dumplings",
  takes: ["herb", "garnish"],
  tint: "#A8703C",
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    return (
      dinnerPlate(scene) +
      puddle(scene, 98) +
      balls(scene, "#EBD3A0", 4, 44) +
      dress(sheet, food, { x, y, r: 100 })
    );
  },
};

export const fritters: Dish = {
  word: "a plate of fritters",
  takes: ["herb", "garnish", "citrus"],
  tint: "#C48A40",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const fritter = sheet.define("fritter", {
      cut: disc(hand, 0, 0, 34, 32, 3.4),
      fill: mix(tint, "#5A2A0E", 0.4),
      over:
        fill(disc(hand, -3, -3, 27, 25, 3), tint) +
        ink("M-14-6l5-3M2-14l5 2M10 2l4 3M-8 8l5 2M4 14l-4 1", mix(tint, "#FFE7B0", 0.5), 3.4),
      reach: 34,
    });
    const count = 8;
    const heap = Array.from({ length: count }, (_, i) => {
      const [px, py] = polar(x, y, 78 * Math.sqrt((count - 1 - i) / (count - 1)), i * 137.5);
      return sheet.place(fritter, px, py, i * 77, 1.1, 4);
    });
    const lemon = food.main[0];
    return (
      dinnerPlate(scene) +
      (lemon ? sheet.place(lemon, ...polar(x, y, 92, 140), 0, 34 / lemon.reach) : "") +
      heap.join("") +
      dress(sheet, food, { x, y, r: 100 })
    );
  },
};
