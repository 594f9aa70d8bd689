import { serve } from "../arrange";
import { mix, soften } from "../colors";
import { type Dish, stewed, sweetened } from "../Dish";
import { disc, fill, ink, polar, scallop, slab, wedge } from "../paper";

export const tart: Dish = {
  word: "a tart",
  takes: [...stewed, ...sweetened, "salad", "cheese"],
  spoon: true,
  tint: "#F0CB78",
  draw: (scene) => {
    const { sheet, food, x, y, tint } = scene;
    const { hand } = sheet;
    return (
      sheet.lay(scallop(hand, x, y, 144, 26, 5), "#C68A45", 5) +
      fill(scallop(hand, x, y, 134, 26, 4), "#E2B16C") +
      fill(disc(hand, x, y, 119), mix(tint, "#8a4a20", 0.35)) +
      fill(disc(hand, x + 1, y + 2, 115), soften(tint, "#F8E3AE", 0.5)) +
      serve(
        sheet,
        { ...food, bed: [] },
        { x, y, r: 116 },
        hand.pick(["wreath", "wreath", "loose", "sectors"]),
      )
    );
  },
};

/** A tart with a smooth custard filling. */
export const custardpie: Dish = { ...tart, word: "an open pie with a smooth filling", takes: [] };

/** A baked cheesecake, browned in places, with one slice lifted out. */
export const cheesecake: Dish = {
  word: "a cheesecake",
  takes: sweetened,
  spoon: true,
  tint: "#F4DFA8",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const cut = hand.pick([20, 200, 110, 290]);
    const [mx, my] = polar(x, y, 30, cut + 22);
    const brown = [0, 70, 150, 230, 300].map((angle) =>
      disc(hand, ...polar(x, y, 72, angle + hand.sway(20)), 30, 16, 4),
    );
    const top = food.main
      .slice(0, 2)
      .flatMap((stamp, s) =>
        [80, 140, 200, 260, 320].map((angle) =>
          sheet.place(
            stamp,
            ...polar(x, y, 92 - s * 44, cut + angle + s * 28),
            angle,
            17 / stamp.reach,
            2,
          ),
        ),
      );
    return (
      sheet.lay(disc(hand, x, y, 156), palette.rim, 5) +
      ink(disc(hand, x, y, 147), mix(palette.rim, palette.stripe, 0.5), 2.4) +
      sheet.lay(disc(hand, x, y, 122, 121, 2), "#B9803F", 5) +
      fill(disc(hand, x, y, 113, 112, 2), tint) +
      fill(brown.join(""), mix(tint, "#C8863A", 0.45)) +
      top.join("") +
      fill(wedge(x, y, 0, 124, cut, cut + 44), palette.rim) +
      sheet.lay(wedge(mx, my, 0, 118, cut, cut + 44), "#B9803F", 4) +
      fill(wedge(mx, my, 8, 110, cut + 3, cut + 41), tint)
    );
  },
};

export const pie: Dish = {
  word: "a pie",
  takes: [...sweetened, "meat", "vegetable"],
  spoon: true,
  tint: "#B5562E",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const rotation = hand.between(0, 90);
    const strips = [0, 90].flatMap((extraPieces) =>
      [-72, -26, 24, 70].map((by) => {
        const [sx, sy] = polar(x, y, by, rotation + extraPieces + 90);
        return slab(hand, sx, sy, 2 * Math.sqrt(124 ** 2 - by ** 2), 20, rotation + extraPieces, 2);
      }),
    );
    const [first] = food.main;
    return (
      sheet.lay(disc(hand, x, y, 150), palette.rim, 5) +
      sheet.lay(scallop(hand, x, y, 138, 30, 4), "#C98D48", 3) +
      fill(disc(hand, x, y, 120), mix(tint, "#7a2f1c", 0.3)) +
      (first
        ? [0, 72, 144, 216, 288]
            .map((angle) =>
              sheet.place(
                first,
                ...polar(x, y, 66, angle + rotation + 20),
                angle,
                26 / first.reach,
                2,
              ),
            )
            .join("")
        : "") +
      strips.map((d, i) => sheet.lay(d, i < 4 ? "#DFAE69" : "#EBC384", 2)).join("") +
      ink(scallop(hand, x, y, 129, 30, 4), "#EBC384", 8)
    );
  },
};

/** A pie with a lid, a slit in the middle and steam holes. */
export const potpie: Dish = {
  word: "a covered pie",
  takes: [],
  tint: "#D39A4C",
  draw: ({ sheet, x, y, tint }) => {
    const { hand, palette } = sheet;
    const slits = [0, 60, 120, 180, 240, 300].map((angle) => {
      const [ax, ay] = polar(x, y, 30, angle);
      const [bx, by] = polar(x, y, 66, angle);
      return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`;
    });
    return (
      sheet.lay(disc(hand, x, y, 150), palette.rim, 5) +
      sheet.lay(scallop(hand, x, y, 136, 30, 5), mix(tint, "#6B3410", 0.3), 4) +
      fill(disc(hand, x, y, 116, 115, 2), tint) +
      fill(disc(hand, x - 26, y - 30, 52, 40, 4), mix(tint, "#FFE7B0", 0.4)) +
      ink(slits.join(""), mix(tint, "#6B3410", 0.6), 7) +
      ink(scallop(hand, x, y, 124, 30, 4), mix(tint, "#FFE7B0", 0.4), 6)
    );
  },
};

export const cake: Dish = {
  word: "a cake",
  takes: sweetened,
  spoon: true,
  tint: "#EBC88C",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const crumb = mix(tint, "#8C5330", 0.55);
    const icing = soften(tint, "#FFF7E8", 0.72);
    const cut = hand.pick([20, 200, 110, 290]);
    const [mx, my] = polar(x, y, 34, cut + 25);
    return (
      sheet.lay(scallop(hand, x, y, 158, 28, 5), palette.rim, 5) +
      ink(disc(hand, x, y, 148), mix(palette.rim, palette.stripe, 0.5), 2.4) +
      sheet.lay(disc(hand, x, y, 122), crumb, 5) +
      fill(scallop(hand, x, y, 112, 17, 5), icing) +
      ink(scallop(hand, x, y, 96, 17, 5), mix(icing, crumb, 0.25), 3) +
      serve(
        sheet,
        { ...food, bed: [], garnish: [] },
        { x, y, r: 100 },
        hand.pick(["wreath", "wreath", "sectors"]),
      ) +
      fill(wedge(x, y, 0, 124, cut, cut + 50), palette.rim) +
      sheet.lay(wedge(mx, my, 0, 118, cut, cut + 50), crumb, 4) +
      fill(wedge(mx, my, 8, 108, cut + 4, cut + 46), icing) +
      food.main
        .slice(0, 1)
        .map((stamp) => sheet.place(stamp, ...polar(mx, my, 78, cut + 25), cut, 27 / stamp.reach))
        .join("")
    );
  },
};

/** A ring cake from a fluted tin. */
export const bundt: Dish = {
  word: "a ring cake",
  takes: [],
  spoon: true,
  tint: "#B9763A",
  draw: ({ sheet, x, y, tint }) => {
    const { hand, palette } = sheet;
    const flutes = Array.from({ length: 16 }, (_, i) => {
      const [ax, ay] = polar(x, y, 44, i * 22.5);
      const [bx, by] = polar(x, y, 112, i * 22.5);
      return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`;
    });
    return (
      sheet.lay(disc(hand, x, y, 156), palette.rim, 5) +
      ink(disc(hand, x, y, 147), mix(palette.rim, palette.stripe, 0.5), 2.4) +
      sheet.lay(scallop(hand, x, y, 124, 16, 6), mix(tint, "#3A1A0A", 0.25), 6) +
      fill(scallop(hand, x, y, 114, 16, 6), tint) +
      ink(flutes.join(""), mix(tint, "#3A1A0A", 0.35), 4) +
      fill(scallop(hand, x, y, 82, 9, 9), "#FFF8E8") +
      fill(disc(hand, x, y, 38), mix(tint, "#3A1A0A", 0.4)) +
      fill(disc(hand, x + 2, y + 3, 31), mix(palette.rim, "#5b3a20", 0.2))
    );
  },
};

/** Meringue under cream and fruit. */
export const pavlova: Dish = {
  word: "a pavlova",
  takes: sweetened,
  raw: true,
  spoon: true,
  tint: "#FBF3E2",
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    return (
      sheet.lay(disc(hand, x, y, 158), palette.stripe, 5) +
      sheet.lay(scallop(hand, x, y, 134, 11, 10), mix(tint, "#C9A878", 0.35), 5) +
      fill(scallop(hand, x, y, 122, 11, 9), tint) +
      fill(scallop(hand, x, y, 88, 8, 7), "#FFFFFA") +
      serve(
        sheet,
        { ...food, bed: [], garnish: [] },
        { x, y, r: 84 },
        hand.pick(["heap", "wreath"]),
      )
    );
  },
};
