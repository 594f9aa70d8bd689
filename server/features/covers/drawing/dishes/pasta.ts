import { dress, serve } from "../arrange";
import { mix } from "../colors";
import { chopsticks } from "../cutlery";
import { type Dish, type Scene, stewed } from "../Dish";
import { disc, fill, ink, leaf, polar, sharp, slab } from "../paper";
import type { Piece } from "../Piece";
import { dinnerPlate, puddle } from "./crockery";

/** A nest of pasta or noodles with ingredients on top. */
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
  spoon: true,
  takes: [...stewed, "salad", "nut"],
  draw: (scene) => nest(scene, "spaghetti"),
};

export const tagliatelle: Dish = { ...spaghetti, word: "a plate of pasta" };

export const bolognese: Dish = {
  word: "spaghetti and sauce on a plate",
  spoon: true,
  takes: ["herb", "garnish"],
  tint: "#B4482A",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const stamp = sheet.stamp("spaghetti", "dish");
    const crumbs = [0, 50, 100, 150, 200, 250, 300].map((angle) =>
      disc(hand, ...polar(x, y, 18 + (angle % 3) * 12, angle), 9, 8, 3),
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

/** A heap of short pasta with ingredients on top. */
function pile(scene: Scene, piece: Piece, count: number): string {
  const { sheet, food, x, y, tint } = scene;
  const { hand } = sheet;
  const stamp = sheet.define("piece", piece);
  const heap = Array.from({ length: count }, (_, i) => {
    const far = (112 - piece.reach) * Math.sqrt((count - i) / count);
    const [px, py] = polar(x, y, far, i * 137.5);
    return sheet.place(stamp, px, py, hand.between(0, 180), 1, 2);
  });
  return (
    dinnerPlate(scene) +
    puddle({ ...scene, tint: mix(tint, "#C98A3A", 0.3) }, 106, 104) +
    heap.join("") +
    serve(sheet, { ...food, bed: [] }, { x, y, r: 84 }, "loose")
  );
}

const piled = {
  takes: [...stewed, "salad", "nut", "cheese"],
  spoon: true,
  tint: "#EFCB7C",
} as const;

export const pasta: Dish = {
  ...piled,
  word: "a plate of pasta",
  draw: (scene) => {
    const { sheet, tint } = scene;
    const { hand } = sheet;
    const tube: Piece = {
      cut: slab(hand, 0, 0, 50, 20),
      fill: mix(tint, "#8A5A1E", 0.3),
      over:
        fill(slab(hand, 0, -2, 46, 12), mix(tint, "#FFF3C8", 0.3)) +
        ink("M-20-2H20", mix(tint, "#A87030", 0.3), 1.6),
      reach: 25,
    };
    return pile(scene, tube, sheet.sparse ? 9 : 20);
  },
};

/** Small drops of dough, several per piece. */
export const spaetzle: Dish = {
  ...piled,
  word: "a plate of spaetzle",
  draw: (scene) => {
    const { sheet, tint } = scene;
    const drops = [
      [-22, -12, 30],
      [4, -18, -50],
      [20, 2, 80],
      [-8, 8, -10],
      [8, 22, 40],
      [-24, 18, 110],
    ].map(([dx = 0, dy = 0, angle = 0]) => leaf(dx, dy, angle, 27, 11));
    const few: Piece = {
      cut: drops.join(""),
      fill: mix(tint, "#8A5A1E", 0.16),
      over: ink("M-16-8l8 5M8-22l6-6M20 8l1 8M-2 8h10M12 26l6 5", mix(tint, "#FFF3C8", 0.7), 4),
      reach: 36,
    };
    return pile(scene, few, sheet.sparse ? 7 : 16);
  },
};

/** Small dumplings with the grooves of a fork. */
export const gnocchi: Dish = {
  ...piled,
  word: "a plate of gnocchi",
  tint: "#EFD9A0",
  draw: (scene) => {
    const { sheet, tint } = scene;
    const { hand } = sheet;
    const single: Piece = {
      cut: disc(hand, 0, 0, 24, 16, 2),
      fill: mix(tint, "#8A5A1E", 0.35),
      over:
        fill(disc(hand, -1, -2, 20, 12, 2), tint) +
        ink("M-10-10q5 8 0 16M0-11q5 9 0 18M9-10q5 8 0 16", mix(tint, "#8A5A1E", 0.3), 2.6),
      reach: 24,
    };
    return pile(scene, single, sheet.sparse ? 11 : 22);
  },
};

/** Filled squares with a jagged edge. */
export const ravioli: Dish = {
  ...piled,
  word: "a plate of filled pasta squares",
  takes: ["herb", "garnish"],
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const corners = [45, 135, 225, 315].flatMap((angle) =>
      [-40, -27, -14, 0, 14, 27, 40].map((by, i) =>
        polar(0, 0, (i % 2 ? 33 : 38) / Math.cos((by * Math.PI) / 180), angle + by),
      ),
    );
    const square = sheet.define("square", {
      cut: sharp(hand, corners, 0.6),
      fill: mix(tint, "#8A5A1E", 0.25),
      over:
        fill(disc(hand, 0, 0, 26, 26, 2), mix(tint, "#FFF3C8", 0.25)) +
        ink("M-14-10q4-8 14-9", mix(tint, "#FFF3C8", 0.7), 4),
      reach: 48,
    });
    const ring = [0, 60, 120, 180, 240, 300].map((angle) =>
      sheet.place(square, ...polar(x, y, 70, angle), angle + hand.sway(14), 0.82),
    );
    return (
      dinnerPlate(scene) +
      ring.join("") +
      sheet.place(square, x, y, hand.sway(40), 0.82) +
      dress(sheet, food, { x, y, r: 96 })
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
    return nest(scene, "noodles") + sheet.place(sticks, x + side * 166, y + 6, side * -6, 1.2, 5);
  },
};
