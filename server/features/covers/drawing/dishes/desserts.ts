import { dress, sprig } from "../arrange";
import { mix, soften } from "../colors";
import { type Dish, sweetened } from "../Dish";
import { disc, fill, ink, formatNumber, polar, scallop, slab } from "../paper";
import { crock, dinnerPlate } from "./crockery";

export const cups: Dish = {
  word: "a dessert in small cups",
  takes: [...sweetened, "herb"],
  spoon: true,
  alone: true,
  tint: "#F0D49A",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const spots = hand.pick([
      [-92, -52, 72, -76, 20, 78],
      [92, -52, -72, -76, -20, 78],
      [-96, 58, 6, -78, 98, 62],
    ]);
    const cream = soften(tint, "#FBE3B4", 0.4);
    return [0, 1, 2]
      .map((i) => {
        const [cx, cy] = [x + (spots[i * 2] ?? 0), y + (spots[i * 2 + 1] ?? 0)];
        const lead = food.main[i % Math.max(1, food.main.length)];
        const [leaf] = food.leaves;
        return (
          sheet.lay(scallop(hand, cx, cy, 80, 26, 2.6), i === 1 ? palette.well : palette.rim, 5) +
          fill(disc(hand, cx, cy, 68), mix(cream, "#6b3a1c", 0.35)) +
          fill(disc(hand, cx + 1, cy + 1, 65), cream) +
          ink(
            `M${formatNumber(cx - 40)} ${formatNumber(cy + 8)}q4-40 40-44`,
            mix(cream, "#FFFFFF", 0.5),
            4,
          ) +
          (lead
            ? [-40, 80, 200]
                .map((angle) =>
                  sheet.place(
                    lead,
                    ...polar(cx, cy, 25, angle + i * 50),
                    angle,
                    25 / lead.reach,
                    2,
                  ),
                )
                .join("")
            : "") +
          (leaf && i === 0 ? sprig(sheet, leaf, cx, cy, 20) : "")
        );
      })
      .join("");
  },
};

/** A caramel custard that is turned out of its mold. */
export const flan: Dish = {
  word: "a custard turned out in its caramel",
  takes: [...sweetened],
  spoon: true,
  tint: "#F0C876",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const syrup = "#A8581C";
    return (
      dinnerPlate(scene) +
      fill(disc(hand, x + 4, y + 6, 102, 98, 5), mix(syrup, "#E9A94A", 0.25)) +
      sheet.lay(disc(hand, x, y, 82, 80), mix(tint, "#B9803F", 0.2), 5) +
      fill(disc(hand, x - 1, y - 2, 74, 72), tint) +
      fill(disc(hand, x, y - 4, 60, 57, 2), mix(syrup, "#D98A34", 0.35)) +
      ink(`M${x - 40} ${y - 14}q8-30 40-34`, "#F0BE6A", 6) +
      ink(`M${x - 86} ${y + 34}q8 18 26 30`, "#E0A050", 5) +
      food.main
        .slice(0, 1)
        .map((stamp) =>
          [20, 60]
            .map((angle) => sheet.place(stamp, ...polar(x, y, 100, angle), angle, 22 / stamp.reach))
            .join(""),
        )
        .join("")
    );
  },
};

/** A plain white dessert that is turned out, with fruit. */
export const pannacotta: Dish = {
  word: "a panna cotta",
  takes: [...sweetened, "herb"],
  raw: true,
  spoon: true,
  tint: "#FBF1DC",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const ring = [0, 51, 103, 154, 206, 257, 309].map((angle, i) => {
      const stamp = food.main[i % Math.max(1, food.main.length)];
      return stamp ? sheet.place(stamp, ...polar(x, y, 92, angle), angle, 24 / stamp.reach, 2) : "";
    });
    return (
      dinnerPlate(scene) +
      ring.join("") +
      sheet.lay(scallop(hand, x, y, 70, 12, 3), mix(tint, "#B98A50", 0.25), 5) +
      fill(scallop(hand, x - 1, y - 3, 60, 12, 3), tint) +
      ink(`M${x - 34} ${y - 6}q4-28 32-30`, "#FFFFFF", 6) +
      dress(sheet, { ...food, garnish: [] }, { x, y, r: 80 })
    );
  },
};

export const icecream: Dish = {
  word: "scoops of ice cream in a bowl",
  takes: [...sweetened, "herb"],
  raw: true,
  spoon: true,
  tint: "#F6DFB0",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const cream = soften(tint, "#FFF3DC", 0.35);
    const scoops = [90, 210, 330].map((angle, i) => {
      const [cx, cy] = polar(x, y, 46, angle);
      const colour = mix(cream, "#FFFFFF", i * 0.14);
      return (
        sheet.lay(scallop(hand, cx, cy, 54, 11, 4), mix(colour, "#7a4a20", 0.2), 4) +
        fill(disc(hand, cx - 2, cy - 4, 46, 44, 3), colour) +
        ink(
          `M${formatNumber(cx - 26)} ${formatNumber(cy - 6)}q8-22 28-22`,
          mix(colour, "#FFFFFF", 0.55),
          6,
        )
      );
    });
    const tops = food.main
      .slice(0, 2)
      .flatMap((stamp, s) =>
        [30, 150, 270].map((angle) =>
          sheet.place(
            stamp,
            ...polar(x, y, 76 - s * 50, angle + s * 40),
            angle,
            22 / stamp.reach,
            2,
          ),
        ),
      );
    return (
      crock(sheet, x, y, 138, 118) +
      scoops.join("") +
      tops.join("") +
      food.leaves
        .slice(0, 1)
        .map((leaf) => sprig(sheet, leaf, x, y, 20))
        .join("")
    );
  },
};

/** Layers under cocoa, with one square missing. */
export const tiramisu: Dish = {
  word: "a tiramisu in its dish",
  takes: [],
  spoon: true,
  wide: true,
  alone: true,
  tint: "#7A4A2E",
  draw: ({ sheet, x, y, tint }) => {
    const { hand, palette } = sheet;
    const side = hand.pick([-1, 1]);
    const dust = Array.from(
      { length: 44 },
      () => `M${Math.round(x + hand.sway(144))} ${Math.round(y + hand.sway(88))}h.1`,
    );
    const [gx, gy] = [x + side * 100, y + 46];
    return (
      sheet.lay(slab(hand, x, y, 374, 258, 0, 4), palette.rim, 5) +
      ink(slab(hand, x, y, 360, 244, 0, 2), mix(palette.rim, palette.stripe, 0.45), 3) +
      fill(slab(hand, x, y, 332, 216, 0, 3), "#F3E2BE") +
      fill(slab(hand, x, y, 316, 200, 0, 5), tint) +
      ink(dust.join(""), mix(tint, "#C9996A", 0.5), 5) +
      fill(slab(hand, gx, gy, 110, 96, 0, 2), "#F9EED4") +
      fill(slab(hand, gx + side * 4, gy + 4, 98, 80, 0, 2), mix(palette.rim, "#5b3a20", 0.14)) +
      fill(disc(hand, gx - 20, gy + 10, 18, 9, 4), "#F3E2BE")
    );
  },
};
