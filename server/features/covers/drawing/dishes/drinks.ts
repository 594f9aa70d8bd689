import { sprig } from "../arrange";
import { mix } from "../colors";
import { spoon } from "../cutlery";
import type { Dish, Scene } from "../Dish";
import { disc, fill, ink, leaf, formatNumber, polar, scallop, slab } from "../paper";

/** A coaster under a glass. */
function coaster({ sheet, x, y }: Scene, radius: number): string {
  const { hand, palette } = sheet;
  return (
    sheet.lay(
      hand.next() < 0.5
        ? scallop(hand, x, y, radius * 1.28, 20, 3)
        : disc(hand, x, y, radius * 1.28),
      palette.napkin,
      3,
    ) + ink(disc(hand, x, y, radius * 1.18), mix(palette.napkin, palette.stripe, 0.5), 2.4)
  );
}

/** A glass and its drink from above. */
function filled({ sheet, x, y, tint }: Scene, radius: number): string {
  const { hand } = sheet;
  return (
    sheet.lay(disc(hand, x, y, radius), mix("#EAF0EA", tint, 0.16), 5) +
    fill(disc(hand, x, y, radius - 8), mix(tint, "#6b2a14", 0.18)) +
    fill(disc(hand, x + 1, y + 2, radius - 12), tint)
  );
}

/** A straw that leans on the rim. */
function straw({ sheet, x, y }: Scene, radius: number, angle: number): string {
  const { palette } = sheet;
  const [tx, ty] = polar(x, y, -radius * 0.3, angle);
  const [ex, ey] = polar(x, y, radius * 1.75, angle);
  const line = `M${formatNumber(tx)} ${formatNumber(ty)}L${formatNumber(ex)} ${formatNumber(ey)}`;
  return (
    `<g opacity=".24" transform="translate(4 6)">${ink(line, "#2a120a", 11)}</g>` +
    ink(line, "#FFF8EA", 11) +
    ink(line, palette.stripe, 11).replace("/>", ' stroke-dasharray="1 20"/>')
  );
}

/** Ice, a floating slice, a slice on the rim, and a leaf. */
function iced(scene: Scene, radius: number, first: number, angle: number): string {
  const { sheet, food, x, y } = scene;
  const { hand } = sheet;
  const ice = [0, 120, 240].map((rotation) =>
    slab(
      hand,
      ...polar(x, y, radius * 0.42, angle + rotation + 40),
      radius * 0.44,
      radius * 0.44,
      hand.between(0, 90),
      3,
    ),
  );
  const float = food.main[first % Math.max(1, food.main.length)];
  const second = food.main[(first + 1) % Math.max(1, food.main.length)];
  const edge = polar(x, y, radius * 0.98, angle + 160);
  return (
    coaster(scene, radius) +
    filled(scene, radius) +
    ink(ice.join(""), "#FFFFFF", 2.5).replace('fill="none"', 'fill="#fff" fill-opacity=".5"') +
    (float
      ? sheet.place(
          float,
          ...polar(x, y, radius * 0.3, angle + 80),
          hand.between(0, 360),
          (radius * 0.42) / float.reach,
          2,
        )
      : "") +
    (second ? sheet.place(second, ...edge, angle + 100, (radius * 0.4) / second.reach) : "") +
    straw(scene, radius, angle) +
    food.leaves
      .slice(0, 1)
      .map((stamp) => sprig(sheet, stamp, ...polar(x, y, radius * 0.4, angle - 100), radius * 0.3))
      .join("")
  );
}

const drink = {
  raw: true,
  takes: ["citrus", "fruit", "herb", "salad"],
  spoon: true,
  alone: true,
} as const;

export const glass: Dish = {
  ...drink,
  word: "an iced drink in a glass",
  tint: "#EFD27A",
  draw: (scene) => {
    const angle = scene.sheet.hand.pick([-52, -128, -38, -142]);
    return iced({ ...scene, y: scene.y + 8 }, 106, 0, angle);
  },
};

export const glasses: Dish = {
  ...glass,
  word: "two iced drinks",
  draw: (scene) => {
    const { sheet, x, y } = scene;
    const lean = sheet.hand.pick([-1, 1]);
    return (
      iced({ ...scene, x: x - 92, y: y - lean * 38 }, 76, 0, -60 + lean * 10) +
      iced({ ...scene, x: x + 92, y: y + lean * 40 }, 76, 1, -112)
    );
  },
};

/** A thick, cold drink without ice. */
export const smoothie: Dish = {
  ...drink,
  word: "a creamy drink in a glass",
  takes: ["fruit", "herb", "nut"],
  tint: "#EBC2A0",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    const angle = hand.pick([-52, -128]);
    const [first] = food.main;
    return (
      coaster(scene, 104) +
      filled(scene, 104) +
      ink(
        disc(hand, x, y, 66, 64, 2) + disc(hand, x + 4, y - 2, 38, 36, 2),
        mix(tint, "#FFFFFF", 0.35),
        8,
      ) +
      (first
        ? [60, 110]
            .map((rotation) =>
              sheet.place(
                first,
                ...polar(x, y, 46, angle + rotation + 40),
                rotation,
                30 / first.reach,
                2,
              ),
            )
            .join("")
        : "") +
      straw(scene, 104, angle) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, ...polar(x, y, 40, angle - 110), 26))
        .join("")
    );
  },
};

/** A small stemmed glass with a slice on its rim. */
export const coupe: Dish = {
  ...drink,
  word: "a cocktail",
  tint: "#E9C67A",
  draw: (scene) => {
    const { sheet, food, x, y } = scene;
    const [first] = food.main;
    const angle = sheet.hand.pick([-40, -140, 40, 140]);
    return (
      coaster(scene, 100) +
      filled(scene, 112) +
      ink(disc(sheet.hand, x, y, 78), mix(scene.tint, "#FFFFFF", 0.3), 4) +
      (first ? sheet.place(first, ...polar(x, y, 98, angle), angle, 40 / first.reach) : "") +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, x, y, 26))
        .join("")
    );
  },
};

export const mug: Dish = {
  word: "a hot drink in a cup",
  takes: ["citrus", "herb", "sweet", "nut", "fruit"],
  spoon: true,
  alone: true,
  tint: "#8A5630",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const angle = hand.pick([24, -24, 156, 204]);
    const cup = hand.pick([palette.well, palette.stripe, palette.stripe]);
    const foam = mix(tint, "#F9EBD2", 0.6);
    const [hx, hy] = polar(x, y, 108, angle);
    const art = [0, 1, 2]
      .map((i) => leaf(x, y + 52 - i * 22, -90, 58 - i * 8, 40 - i * 9))
      .join("");
    const floats = food.main
      .slice(0, 2)
      .map((stamp, i) =>
        sheet.place(
          stamp,
          ...polar(x, y, i ? 42 : 14, angle + i * 140),
          i * 80,
          (i ? 16 : 30) / stamp.reach,
          2,
        ),
      );
    const teaspoon = sheet.define("teaspoon", spoon(hand, hand.pick(["#DAD6C9", "#D8B36A"])));
    const [sx, sy] = polar(x, y, 126, angle + 180);
    return (
      sheet.lay(disc(hand, x, y, 150), palette.rim, 5) +
      ink(disc(hand, x, y, 141), mix(palette.rim, palette.stripe, 0.55), 3) +
      fill(disc(hand, x, y, 104), mix(palette.rim, "#5b3a20", 0.1)) +
      sheet.lay(slab(hand, hx, hy, 66, 30, angle, 3), cup, 4) +
      sheet.lay(disc(hand, x, y, 94), cup, 5) +
      fill(disc(hand, x, y, 83), mix(tint, "#2a120a", 0.25)) +
      fill(disc(hand, x + 1, y + 2, 79), tint) +
      (floats.length > 0 || hand.next() < 0.4
        ? ink(disc(hand, x, y, 62, 60, 2), foam, 5)
        : fill(art, foam)) +
      floats.join("") +
      sheet.place(teaspoon, sx, sy, angle + 90 + 8, 0.78) +
      food.leaves
        .slice(0, 1)
        .map((stamp) => sprig(sheet, stamp, ...polar(x, y, 40, angle + 90), 24))
        .join("")
    );
  },
};
