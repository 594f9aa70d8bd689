import { serve } from "../arrange";
import { mix } from "../colors";
import { spoon } from "../cutlery";
import { type Dish, stewed } from "../Dish";
import { disc, fill, ink, polar, slab } from "../paper";
import { liquid } from "./crockery";

export const stew: Dish = {
  word: "a pot of stew",
  takes: [...stewed, "citrus", "salad"],
  tint: "#B2672F",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand, palette } = sheet;
    const enamel = hand.pick([palette.stripe, palette.rim, "#2F3A40"]);
    const rotation = hand.pick([0, 0, 28, -28]);
    const handles = [rotation, rotation + 180].map((angle) => {
      const [px, py] = polar(x, y, 152, angle);
      return slab(hand, px, py, 44, 74, angle, 3);
    });
    const holes = [rotation, rotation + 180].map((angle) => {
      const [px, py] = polar(x, y, 158, angle);
      return slab(hand, px, py, 12, 44, angle, 1.5);
    });
    const oil = [20, 140, 250].map((angle) => disc(hand, ...polar(x, y, 96, angle), 16, 10, 4));
    return (
      sheet.lay(handles.join(""), enamel, 4) +
      fill(holes.join(""), mix(enamel, "#1d0f08", 0.5)) +
      sheet.lay(disc(hand, x, y, 148), enamel, 5) +
      ink(disc(hand, x, y, 141), mix(enamel, "#FFF3DC", 0.35), 3) +
      fill(disc(hand, x, y, 130), mix(palette.well, "#5b3a20", 0.2)) +
      liquid(scene, 124) +
      fill(oil.join(""), mix(tint, "#F3C06A", 0.35)) +
      serve(
        sheet,
        food,
        { x, y, r: 112 },
        food.main[0]?.manner === "hero" ? "hero" : hand.pick(["hero", "wreath", "loose"]),
      )
    );
  },
};

export const salad: Dish = {
  word: "a bowl of salad",
  takes: [
    "salad",
    "vegetable",
    "pulse",
    "fruit",
    "citrus",
    "cheese",
    "herb",
    "garnish",
    "nut",
    "egg",
    "fish",
    "bread",
    "grain",
    "pasta",
  ],
  raw: true,
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const wood = hand.pick(["#A8703C", "#BC8850", "#87532F"]);
    const server = sheet.define("server", spoon(hand, hand.pick(["#D9B27A", "#6A4128"])));
    const side = hand.pick([-1, 1]);
    return (
      sheet.lay(disc(hand, x, y, 150), wood, 5) +
      ink(disc(hand, x, y, 143, 142), mix(wood, "#FFE9C4", 0.35), 3) +
      fill(disc(hand, x, y, 132), mix(wood, "#2a120a", 0.3)) +
      serve(sheet, food, { x, y, r: 132 }, hand.pick(["heap", "sectors", "heap"])) +
      sheet.place(server, x + side * 136, y + 36, side * 152, 0.95) +
      sheet.place(server, x + side * 118, y + 62, side * 164, 0.95)
    );
  },
};
