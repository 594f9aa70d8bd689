import { serve } from "../arrange";
import { mix } from "../colours";
import { spoon } from "../cutlery";
import { disc, fill, ink, polar, slab } from "../paper";
import type { Vessel } from "../Scene";
import { crock, liquid } from "./crockery";

export const soup: Vessel = {
  word: "a soup bowl with a spoon",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand, palette } = sheet;
    const side = hand.pick([-1, 1]);
    const tool = sheet.define(
      "soup spoon",
      spoon(hand, hand.pick(["#DAD6C9", "#D8B36A", "#C9CBC4"])),
    );
    const [cx, cy] = polar(x, y, 48, hand.between(90, 270));
    const swirl = `M${cx.toFixed(0)} ${cy.toFixed(0)}q-28-24-4-40t46 18t-30 52t-66-30t48-76`;
    const pieces = [...food.main, ...food.bed];
    const spread = pieces.length > 0 ? food : { ...food, leaves: [sheet.stamp("herb", "dish")] };
    return (
      (hand.next() < 0.6
        ? sheet.lay(disc(hand, x, y + 2, 168), palette.well, 4) +
          ink(disc(hand, x, y + 2, 160), mix(palette.well, palette.stripe, 0.4), 2.4)
        : "") +
      crock(sheet, x, y, 140, 122) +
      liquid(scene, 114) +
      ink(swirl, mix(scene.tint, "#FFF6E2", 0.6), 6) +
      serve(sheet, { ...spread, bed: [], main: pieces }, { x, y: y + 4, r: 88 }) +
      sheet.place(tool, x + side * 128, y + 34, side * 140 + 180, 1.1, 5)
    );
  },
};

export const salad: Vessel = {
  word: "a salad bowl",
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

export const pot: Vessel = {
  word: "a pot",
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand, palette } = sheet;
    const enamel = hand.pick([palette.stripe, palette.rim, "#2F3A40"]);
    const turn = hand.pick([0, 0, 28, -28]);
    const handles = [turn, turn + 180].map((way) => {
      const [px, py] = polar(x, y, 152, way);
      return slab(hand, px, py, 44, 74, way, 3);
    });
    const holes = [turn, turn + 180].map((way) => {
      const [px, py] = polar(x, y, 158, way);
      return slab(hand, px, py, 12, 44, way, 1.5);
    });
    return (
      sheet.lay(handles.join(""), enamel, 4) +
      fill(holes.join(""), mix(enamel, "#1d0f08", 0.5)) +
      sheet.lay(disc(hand, x, y, 148), enamel, 5) +
      ink(disc(hand, x, y, 141), mix(enamel, "#FFF3DC", 0.35), 3) +
      fill(disc(hand, x, y, 130), mix(palette.well, "#5b3a20", 0.2)) +
      liquid({ ...scene, tint: mix(scene.tint, "#C9793A", 0.25) }, 124) +
      serve(sheet, food, { x, y, r: 120 })
    );
  },
};

export const pan: Vessel = {
  word: "a pan",
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const iron = hand.pick(["#33312F", "#9C5A32", "#3A4347"]);
    // Copper is tinned inside; iron is iron all through.
    const inside = iron === "#9C5A32" ? "#D8C6A6" : mix(iron, "#FFF3DC", 0.1);
    const way = hand.pick([-34, 34, 146, -146]);
    const [hx, hy] = polar(x, y, 214, way);
    const [ex, ey] = polar(x, y, 272, way);
    return (
      sheet.lay(slab(hand, hx, hy, 160, 34, way, 3), mix(iron, "#1d0f08", 0.15), 5) +
      fill(disc(hand, ex, ey, 8), mix(iron, "#FFF3DC", 0.45)) +
      sheet.lay(disc(hand, x, y, 150), iron, 5) +
      ink(disc(hand, x, y, 144), mix(iron, "#FFF3DC", 0.25), 2.5) +
      fill(disc(hand, x, y, 132), inside) +
      serve(sheet, food, { x, y, r: 126 })
    );
  },
};
