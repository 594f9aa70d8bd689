import { dress, serve } from "../arrange";
import { mix } from "../colours";
import { chopsticks } from "../cutlery";
import { type Dish, type Scene, stewed } from "../Dish";
import { disc, fill, ink, polar, slab } from "../paper";
import { dinnerPlate, puddle } from "./crockery";

/** Pasta or noodles in a nest, and what is on them. */
function nest(scene: Scene, name: "spaghetti" | "noodles"): string {
  const { sheet, food, x, y } = scene;
  const stamp = sheet.stamp(name, "dish");
  return (
    dinnerPlate(scene) +
    sheet.place(stamp, x, y, sheet.hand.between(0, 360), 108 / stamp.reach) +
    serve(sheet, { ...food, bed: [] }, { x, y, r: 86 }, "loose")
  );
}

export const spaghetti: Dish = {
  word: "a plate of spaghetti",
  takes: [...stewed, "salad", "nut"],
  draw: (scene) => nest(scene, "spaghetti"),
};

export const tagliatelle: Dish = { ...spaghetti, word: "a plate of pasta" };

export const bolognese: Dish = {
  word: "a plate of spaghetti with sauce",
  takes: ["herb", "garnish"],
  tint: "#B4482A",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const stamp = sheet.stamp("spaghetti", "dish");
    const crumbs = [0, 50, 100, 150, 200, 250, 300].map((way) =>
      disc(hand, ...polar(x, y, 18 + (way % 3) * 12, way), 9, 8, 3),
    );
    return (
      dinnerPlate(scene) +
      sheet.place(stamp, x, y, hand.between(0, 360), 108 / stamp.reach) +
      puddle(scene, 62, 56) +
      fill(crumbs.join(""), mix(tint, "#5a2412", 0.4)) +
      dress(sheet, food, { x, y, r: 70 })
    );
  },
};

export const pasta: Dish = {
  word: "a plate of pasta",
  takes: [...stewed, "salad", "nut", "cheese"],
  tint: "#EFCB7C",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const tube = sheet.define("tube", {
      cut: slab(hand, 0, 0, 50, 20),
      fill: mix(tint, "#8A5A1E", 0.3),
      over:
        fill(slab(hand, 0, -2, 46, 12), mix(tint, "#FFF3C8", 0.3)) +
        ink("M-20-2H20", mix(tint, "#A87030", 0.3), 1.6),
      reach: 25,
    });
    const many = sheet.sparse ? 16 : 22;
    const heap = Array.from({ length: many }, (_, i) => {
      const [px, py] = polar(x, y, 92 * Math.sqrt((many - i) / many), i * 137.5);
      return sheet.place(tube, px, py, hand.between(0, 180), 1, 2);
    });
    return (
      dinnerPlate(scene) +
      puddle({ ...scene, tint: mix(tint, "#C98A3A", 0.3) }, 106, 104) +
      heap.join("") +
      serve(sheet, { ...food, bed: [] }, { x, y, r: 84 }, "loose")
    );
  },
};

export const noodles: Dish = {
  word: "a plate of noodles",
  takes: [...stewed, "egg", "citrus", "nut"],
  alone: true,
  draw: (scene) => {
    const { sheet, x, y } = scene;
    const { hand } = sheet;
    const sticks = sheet.define("chopsticks", chopsticks(hand));
    const side = hand.pick([-1, 1]);
    return nest(scene, "noodles") + sheet.place(sticks, x + side * 178, y + 6, side * 10, 1.25, 5);
  },
};
