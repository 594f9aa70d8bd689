import { mix } from "../colors";
import type { Dish } from "../Dish";
import { disc, fill, ink, polar, slab, smooth } from "../paper";
import { wood } from "./wood";

const onBoard = { wide: true, alone: true, takes: ["herb"] } as const;

/** A flat bread from a tin, with dents. */
export const focaccia: Dish = {
  ...onBoard,
  word: "a focaccia on a board",
  takes: ["herb", "salad"],
  tint: "#DDA24C",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const dents = [-104, -52, 0, 52, 104].flatMap((dx, i) =>
      [-52, 0, 52].map((dy) =>
        disc(hand, x + dx + hand.sway(8), y + dy + (i % 2 ? 14 : -10), 15, 11, 3),
      ),
    );
    const salt = [-120, -76, -30, 24, 80, 118].map(
      (dx, i) => `M${x + dx} ${y - 62 + ((i * 53) % 124)}l3 3`,
    );
    const green = food.leaves[0];
    const olives = food.main[0];
    const spots = [
      [-84, -34],
      [30, -30],
      [-28, 34],
      [88, 30],
      [-112, 50],
      [110, -54],
    ];
    return (
      wood(sheet, x, y, side) +
      sheet.lay(slab(hand, x, y, 300, 190, 0, 8), mix(tint, "#6B3410", 0.4), 6) +
      fill(slab(hand, x - 2, y - 3, 282, 172, 0, 7), tint) +
      fill(dents.join(""), mix(tint, "#8A4A16", 0.3)) +
      spots
        .map(([dx = 0, dy = 0], i) => {
          const stamp = i % 2 && olives ? olives : (green ?? olives);
          return stamp
            ? sheet.place(
                stamp,
                x + dx,
                y + dy,
                i * 65,
                (stamp === olives ? 20 : 27) / stamp.reach,
                2,
              )
            : "";
        })
        .join("") +
      ink(salt.join(""), "#FFFDF2", 5)
    );
  },
};

/** Three charred rounds of flatbread, overlapping. */
export const flatbreads: Dish = {
  ...onBoard,
  word: "flatbreads on a board",
  tint: "#EACB90",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const spots = (cx: number, cy: number): string =>
      Array.from({ length: 7 }, (_, i) => {
        const [px, py] = polar(cx, cy, 66 * Math.sqrt((i + 0.5) / 7), i * 137.5 + cx);
        return disc(hand, px, py, hand.between(6, 13), hand.between(4, 8), 3);
      }).join("");
    const breads = [
      [-96, -22],
      [84, -30],
      [-4, 26],
    ].map(([dx = 0, dy = 0]) => {
      const [cx, cy] = [x + dx, y + dy];
      return (
        sheet.lay(
          smooth(
            hand,
            [
              [cx - 96, cy + 6],
              [cx - 66, cy - 64],
              [cx + 8, cy - 80],
              [cx + 78, cy - 52],
              [cx + 98, cy + 16],
              [cx + 50, cy + 70],
              [cx - 28, cy + 76],
              [cx - 84, cy + 52],
            ],
            4,
          ),
          mix(tint, "#9A5A20", 0.4),
          5,
        ) +
        fill(disc(hand, cx, cy, 78, 64, 3), tint) +
        fill(spots(cx, cy), "#A8682E")
      );
    });
    const green = food.leaves[0];
    return (
      wood(sheet, x, y, side) +
      breads.join("") +
      (green
        ? [
            [-90, -30],
            [20, 20],
            [96, -40],
          ]
            .map(([dx = 0, dy = 0], i) => sheet.place(green, x + dx, y + dy, i * 80, 0.6, 2))
            .join("")
        : "")
    );
  },
};
