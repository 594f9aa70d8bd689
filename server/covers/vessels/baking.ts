import { serve, sprig } from "../arrange";
import { mix, pantry } from "../colours";
import { disc, fill, ink, num, polar, sharp, slab } from "../paper";
import type { Scene, Vessel } from "../Scene";

/** Pieces in rows over a rectangle, every second row moved by half a step, one overlapping the next. */
function rows({ sheet, food, x, y }: Scene, columns: number, lines: number, step: number): string {
  const stamps = [...food.main, ...food.bed];
  const order = sheet.hand.pick(["rows", "chequer"]);
  let body = "";
  for (let line = 0; line < lines; line += 1) {
    for (let column = 0; column < columns; column += 1) {
      const stamp = stamps[(order === "rows" ? line : line + column) % stamps.length];
      const shift = (column - (columns - 1) / 2) * step + (line % 2 ? step / 4 : -step / 4);
      const down = (line - (lines - 1) / 2) * step;
      if (stamp) {
        body += sheet.place(
          stamp,
          x + shift,
          y + down,
          sheet.hand.sway(24),
          (step * 0.6) / stamp.reach,
        );
      }
    }
  }
  return body;
}

export const dish: Vessel = {
  word: "a baking dish",
  wide: true,
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand, palette } = sheet;
    const outside = palette.rim;
    const sauce = mix(tint, "#EBB45E", 0.62);
    return (
      sheet.lay(
        slab(hand, x - 196, y, 40, 96, 0, 5) + slab(hand, x + 196, y, 40, 96, 0, 5),
        outside,
        4,
      ) +
      sheet.lay(slab(hand, x, y, 374, 262, 0, 4), outside, 5) +
      ink(slab(hand, x, y, 360, 248, 0, 2), mix(outside, palette.stripe, 0.45), 3) +
      fill(slab(hand, x, y, 338, 226, 0, 3), mix(sauce, "#6b2f14", 0.4)) +
      fill(slab(hand, x + 1, y + 2, 328, 216, 0, 5), sauce) +
      fill(
        [
          [-110, -60],
          [70, -70],
          [-30, 20],
          [120, 40],
          [-120, 66],
        ]
          .map(([bx = 0, by = 0]) => disc(hand, x + bx, y + by, 44, 26, 4))
          .join(""),
        mix(sauce, pantry.cream, 0.55),
      ) +
      rows(scene, 5, 3, 66) +
      food.leaves
        .map((stamp, i) => sprig(sheet, stamp, x - 60 + i * 120, y + hand.sway(40), 24))
        .join("")
    );
  },
};

export const pizza: Vessel = {
  word: "a pizza",
  alone: true,
  draw: ({ sheet, food, x, y }) => {
    const { hand } = sheet;
    const wood = hand.pick(["#B98550", "#8E5C36", "#D0A46C"]);
    const way = hand.pick([0, 180, 90]);
    const [hx, hy] = polar(x, y, 190, way);
    const start = hand.between(0, 60);
    const cuts = [0, 60, 120].map((turn) => {
      const [ax, ay] = polar(x, y, 142, start + turn);
      return `M${ax.toFixed(0)} ${ay.toFixed(0)}L${(2 * x - ax).toFixed(0)} ${(2 * y - ay).toFixed(0)}`;
    });
    const melt = [20, 95, 160, 230, 300].map((turn) =>
      disc(hand, ...polar(x, y, 64, turn + start), 30, 24, 4),
    );
    return (
      sheet.lay(disc(hand, x, y, 160) + slab(hand, hx, hy, 120, 46, way, 3), wood, 5) +
      sheet.lay(disc(hand, x, y, 143, 141, 2), "#D79F56", 4) +
      fill(disc(hand, x, y, 124, 122, 2), "#B93B24") +
      fill(disc(hand, x, y, 117, 115, 2.4), "#E9B65C") +
      fill(melt.join(""), "#FBEBC4") +
      serve(sheet, { ...food, bed: [] }, { x, y, r: 112 }, hand.pick(["heap", "heap", "wreath"])) +
      ink(cuts.join(""), "#8C3A1F", 2)
    );
  },
};

function swirl(x: number, y: number): string {
  return `M${num(x)} ${num(y)}q9-10 15 0t-13 17-22-17 22-25 31 18`;
}

export const tray: Vessel = {
  word: "a baking tray",
  wide: true,
  sweet: true,
  alone: true,
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand } = sheet;
    const metal = hand.pick(["#8A8F8E", "#5C5F60", "#A9A79C"]);
    const dough = mix(tint, "#DDAA62", 0.72);
    const biscuits = [-106, 0, 106].flatMap((dx) =>
      [-62, 62].map((dy) => {
        const [cx, cy] = [x + dx + hand.sway(5), y + dy + hand.sway(5)];
        const stamp = food.main[hand.next() < 0.6 ? 0 : food.main.length - 1];
        const chips = (sheet.sparse ? [30, 200] : [0, 120, 240]).map(
          (way) =>
            stamp &&
            sheet.place(stamp, ...polar(cx, cy, 22, way + dx), way + dy, 17 / stamp.reach, 1),
        );
        return (
          sheet.lay(disc(hand, cx, cy, 48, 46, 2), mix(dough, "#7a4320", 0.25), 3) +
          fill(disc(hand, cx - 1, cy - 2, 42, 40, 2), dough) +
          (stamp ? chips.join("") : ink(swirl(cx, cy), mix(dough, "#7a4320", 0.45), 5))
        );
      }),
    );
    return (
      sheet.lay(slab(hand, x, y, 396, 288, 0, 3), metal, 5) +
      ink(slab(hand, x, y, 378, 270, 0, 2), mix(metal, "#FFFFFF", 0.35), 3) +
      sheet.lay(
        sharp(
          hand,
          [
            [x - 182, y - 136],
            [x + 176, y - 128],
            [x + 184, y + 130],
            [x - 178, y + 134],
          ],
          3,
        ),
        "#F6EAD0",
        2,
      ) +
      biscuits.join("")
    );
  },
};
