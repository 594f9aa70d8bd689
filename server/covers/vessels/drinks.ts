import { sprig } from "../arrange";
import { mix } from "../colours";
import { spoon } from "../cutlery";
import { disc, fill, ink, leaf, num, polar, scallop, slab } from "../paper";
import type { Scene, Vessel } from "../Scene";

/** One glass from above: coaster, glass, drink, ice, what floats on it, a slice on the rim, a straw. */
function tumbler(
  { sheet, food, x, y, tint }: Scene,
  radius: number,
  first: number,
  way: number,
): string {
  const { hand, palette } = sheet;
  const ice = [0, 120, 240].map((turn) =>
    slab(
      hand,
      ...polar(x, y, radius * 0.42, way + turn + 40),
      radius * 0.44,
      radius * 0.44,
      hand.between(0, 90),
      3,
    ),
  );
  const float = food.main[first % Math.max(1, food.main.length)];
  const other = food.main[(first + 1) % Math.max(1, food.main.length)];
  const [tx, ty] = polar(x, y, -radius * 0.3, way);
  const [ex, ey] = polar(x, y, radius * 1.75, way);
  const straw = `M${num(tx)} ${num(ty)}L${num(ex)} ${num(ey)}`;
  const stripes = ink(straw, palette.stripe, 11).replace("/>", ' stroke-dasharray="1 20"/>');
  const edge = polar(x, y, radius * 0.98, way + 160);
  return (
    sheet.lay(
      hand.next() < 0.5
        ? scallop(hand, x, y, radius * 1.28, 20, 3)
        : disc(hand, x, y, radius * 1.28),
      palette.napkin,
      3,
    ) +
    ink(disc(hand, x, y, radius * 1.18), mix(palette.napkin, palette.stripe, 0.5), 2.4) +
    sheet.lay(disc(hand, x, y, radius), mix("#EAF0EA", tint, 0.16), 5) +
    fill(disc(hand, x, y, radius - 8), mix(tint, "#6b2a14", 0.18)) +
    fill(disc(hand, x + 1, y + 2, radius - 12), tint) +
    ink(ice.join(""), "#FFFFFF", 2.5).replace('fill="none"', 'fill="#fff" fill-opacity=".5"') +
    (float
      ? sheet.place(
          float,
          ...polar(x, y, radius * 0.3, way + 80),
          hand.between(0, 360),
          (radius * 0.42) / float.reach,
          2,
        )
      : "") +
    (other ? sheet.place(other, ...edge, way + 100, (radius * 0.4) / other.reach) : "") +
    `<g opacity=".24" transform="translate(4 6)">${ink(straw, "#2a120a", 11)}</g>` +
    ink(straw, "#FFF8EA", 11) +
    stripes +
    food.leaves
      .slice(0, 1)
      .map((stamp) => sprig(sheet, stamp, ...polar(x, y, radius * 0.4, way - 100), radius * 0.3))
      .join("")
  );
}

export const glass: Vessel = {
  word: "a glass",
  sweet: true,
  alone: true,
  draw: (scene) => {
    const { sheet, x, y } = scene;
    const way = sheet.hand.pick([-52, -128, -38, -142]);
    return tumbler({ ...scene, x, y: y + 8 }, 106, 0, way);
  },
};

export const glasses: Vessel = {
  word: "two glasses",
  sweet: true,
  alone: true,
  draw: (scene) => {
    const { sheet, x, y } = scene;
    const lean = sheet.hand.pick([-1, 1]);
    return (
      tumbler({ ...scene, x: x - 92, y: y - lean * 38 }, 76, 0, -60 + lean * 10) +
      tumbler({ ...scene, x: x + 92, y: y + lean * 40 }, 76, 1, -112)
    );
  },
};

export const mug: Vessel = {
  word: "a cup",
  sweet: true,
  alone: true,
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const way = hand.pick([24, -24, 156, 204]);
    const cup = hand.pick([palette.well, palette.stripe, palette.stripe]);
    const foam = mix(tint, "#F9EBD2", 0.72);
    const drink = mix(tint, "#6B3A1E", 0.3);
    const [hx, hy] = polar(x, y, 108, way);
    const art = [0, 1, 2]
      .map((i) => leaf(x, y + 52 - i * 22, -90, 58 - i * 8, 40 - i * 9))
      .join("");
    const floats = food.main
      .slice(0, 1)
      .map((stamp) =>
        sheet.place(
          stamp,
          x + hand.sway(12),
          y + hand.sway(12),
          hand.between(0, 360),
          30 / stamp.reach,
          2,
        ),
      );
    const teaspoon = sheet.define("teaspoon", spoon(hand, hand.pick(["#DAD6C9", "#D8B36A"])));
    const [sx, sy] = polar(x, y, 126, way + 180);
    return (
      sheet.lay(disc(hand, x, y, 150), palette.rim, 5) +
      ink(disc(hand, x, y, 141), mix(palette.rim, palette.stripe, 0.55), 3) +
      fill(disc(hand, x, y, 104), mix(palette.rim, "#5b3a20", 0.1)) +
      sheet.lay(slab(hand, hx, hy, 66, 30, way, 3), cup, 4) +
      sheet.lay(disc(hand, x, y, 94), cup, 5) +
      fill(disc(hand, x, y, 83), mix(drink, "#2a120a", 0.25)) +
      fill(disc(hand, x + 1, y + 2, 79), drink) +
      (hand.next() < 0.5
        ? fill(art, foam)
        : ink(disc(hand, x, y, 62, 60, 2) + disc(hand, x + 4, y - 2, 38, 36, 2), foam, 9)) +
      floats.join("") +
      sheet.place(teaspoon, sx, sy, way + 90 + 8, 0.78) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, ...polar(x, y, 40, way + 90), 24))
        .join("")
    );
  },
};
