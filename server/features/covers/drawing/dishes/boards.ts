import { sprig } from "../arrange";
import { mix } from "../colors";
import type { Dish } from "../Dish";
import { disc, fill, ink, formatNumber, sharp, slab, smooth } from "../paper";
import { wood } from "./wood";

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
  spoon: true,
  tint: "#DDA75A",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const side = hand.pick([1, -1]);
    const end = x + side * 92;
    const [first] = food.main;
    const flakes = [-120, -70, -20, 30].map(
      (dx) => `M${formatNumber(x + dx)} ${formatNumber(y - 44)}q16 44 ${side * 8} 88`,
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
        `M${formatNumber(x - 120)} ${formatNumber(y - 20)}h30M${formatNumber(x - 40)} ${formatNumber(y + 14)}h36M${formatNumber(x + 10)} ${formatNumber(y - 26)}h24`,
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
