import { sprig } from "../arrange";
import { mix, pantry } from "../colours";
import { knife } from "../cutlery";
import type { Hand } from "../hand";
import { disc, fill, ink, num, polar, slab, smooth } from "../paper";
import type { Scene, Vessel } from "../Scene";

/** A wooden board with a handle and its grain. */
function wood({ sheet, x, y }: Scene, side: 1 | -1): string {
  const { hand } = sheet;
  const colour = hand.pick(["#C4925A", "#A87446", "#8A5834", "#D6AC74"]);
  const grain = [-96, -58, -14, 30, 74, 104].map((dy) => {
    const from = x - 168 + hand.between(0, 90);
    return `M${num(Math.round(from))} ${num(y + dy)}q${Math.round(hand.between(50, 90))} ${Math.round(hand.sway(9))} ${Math.round(hand.between(110, 230))} ${Math.round(hand.sway(4))}`;
  });
  return (
    sheet.lay(
      slab(hand, x, y, 376, 254, 0, 4) + slab(hand, x + side * 226, y, 92, 56, 0, 3),
      colour,
      5,
    ) +
    fill(disc(hand, x + side * 244, y, 10), mix(colour, "#2a120a", 0.45)) +
    ink(grain.join(""), mix(colour, "#5a3014", 0.28), 2.4)
  );
}

function sliceOf(hand: Hand, crust: string, crumb: string): { cut: string; over: string } {
  const outline = (by: number): string =>
    smooth(
      hand,
      [
        [-40 + by, -26 + by],
        [-18, -44 + by],
        [18, -44 + by],
        [40 - by, -26 + by],
        [40 - by, 8],
        [38 - by, 44 - by],
        [-38 + by, 44 - by],
        [-40 + by, 8],
      ],
      1,
    );
  return {
    cut: outline(0),
    over:
      fill(outline(5), crumb) +
      ink("M-16-16h4M8-22h3M14 0h4M-18 10h3M0 6h4M2 24h3M-10 28h4", mix(crumb, crust, 0.4), 3.2),
  };
}

export const board: Vessel = {
  word: "a wooden board",
  wide: true,
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1] as const);
    const stamps = [...food.main, ...food.bed];
    const lines = Math.min(3, Math.max(2, stamps.length));
    const step = 236 / lines;
    const body = Array.from({ length: lines }, (_, line) => {
      const stamp = stamps[line % stamps.length];
      if (!stamp) return "";
      const big = stamp.manner === "hero" || stamp.manner === "bed";
      const count = big ? 3 : lines > 2 ? 6 : 5;
      const size = step * (big ? 0.6 : 0.48);
      return Array.from({ length: count }, (_, i) => {
        const px = x + (i - (count - 1) / 2) * (312 / count);
        const py = y + (line - (lines - 1) / 2) * step + hand.sway(6);
        return sheet.place(stamp, px, py, (big ? 12 : i * 18) + hand.sway(14), size / stamp.reach);
      }).join("");
    });
    return (
      wood(scene, side) +
      body.join("") +
      food.leaves
        .map((stamp, i) => sprig(sheet, stamp, x + side * (i ? -110 : 120), y + (i ? 60 : -66), 30))
        .join("")
    );
  },
};

export const loaf: Vessel = {
  word: "a loaf on a board",
  wide: true,
  sweet: true,
  alone: true,
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const side = hand.pick([1, -1] as const);
    const crust = hand.pick(["#A9662E", "#8F5228", "#BE7D3C"]);
    const crumb = mix("#F3D9A6", tint, 0.18);
    const cuts = [-84, -46, -8, 30].map((dx) => {
      const cx = x - side * 52 + dx + 22;
      return smooth(
        hand,
        [
          [cx - 12, y - 84],
          [cx + 4, y - 78],
          [cx + 16, y - 26],
          [cx + 8, y - 22],
          [cx - 4, y - 50],
        ],
        1.4,
      );
    });
    const slice = { ...sliceOf(hand, crust, crumb), fill: crust, reach: 44 };
    const stamp = sheet.define("slice of bread", slice);
    const crumbs = food.main
      .slice(0, 2)
      .map((item, i) =>
        sheet.place(
          item,
          x - side * (118 - i * 66),
          y + 80 + hand.sway(8),
          hand.sway(40),
          34 / item.reach,
        ),
      );
    const [fx, fy] = [x + side * 74, y + 34];
    return (
      wood(scene, side) +
      sheet.lay(
        smooth(
          hand,
          [
            [x - side * 52 - 132, y - 46],
            [x - side * 52 - 100, y - 106],
            [x - side * 52 + 100, y - 108],
            [x - side * 52 + 134, y - 48],
            [x - side * 52 + 104, y + 18],
            [x - side * 52 - 104, y + 20],
          ],
          3,
        ),
        crust,
        5,
      ) +
      fill(cuts.join(""), pantry.dough) +
      ink(`M${num(x - side * 52 - 92)} ${num(y - 4)}q90 12 180 0`, mix(crust, "#F7D7A0", 0.3), 4) +
      [0, 1, 2]
        .map((i) =>
          sheet.place(
            stamp,
            fx + side * i * 34 - side * 20,
            fy + i * 12,
            side * (8 + i * 11),
            1.12,
            4,
          ),
        )
        .join("") +
      crumbs.join("") +
      food.leaves
        .slice(0, 1)
        .map((item) => sprig(sheet, item, ...polar(x, y, 150, side > 0 ? 220 : -40), 26))
        .join("") +
      sheet.place(
        sheet.define("bread knife", knife(hand, "#D5D2C6")),
        x - side * 20,
        y + 134,
        side * 82,
        0.94,
        3,
      )
    );
  },
};
