import { pantry } from "../colors";
import { disc, fill, ink, leaf, formatNumber, polar, slab, smooth, type Point } from "../paper";
import type { Motif } from "../Piece";

export const chocolate: Motif = {
  word: "chocolate",
  tone: pantry.cocoa,
  manner: "small",
  kind: "sweet",
  draw: (hand) => {
    const squares: Point[] = [
      [-23, -13],
      [0, -13],
      [23, -13],
      [-23, 11],
      [0, 11],
    ];
    return {
      cut: `${slab(hand, 0, -13, 70, 25)}${slab(hand, -12, 11, 46, 25)}`,
      fill: "#4A281A",
      over:
        fill(squares.map(([x, y]) => slab(hand, x, y, 17, 17, 0, 0.6)).join(""), "#6E4129") +
        ink(
          squares.map(([x, y]) => `M${formatNumber(x - 6)} ${formatNumber(y + 6)}v-12h12`).join(""),
          "#9A694A",
          2,
        ),
      reach: 40,
    };
  },
};

/** Round and long nuts. */
export const nuts: Motif = {
  word: "nuts",
  tone: "#B57B45",
  manner: "small",
  kind: "nut",
  draw: (hand) => ({
    cut: disc(hand, -17, 10, 16, 15) + disc(hand, 16, 15, 15, 16) + leaf(-12, -8, -20, 42, 17),
    fill: "#B0763C",
    over:
      fill(disc(hand, -17, 16, 9, 5) + disc(hand, 18, 21, 8, 5), "#E3BE8A") +
      ink("M-4-14q12-4 22-8M-24 4q4-6 10-5M10 8q4-5 9-3", "#DDB078", 2.6),
    reach: 36,
  }),
};

export const hazelnut: Motif = {
  ...nuts,
  word: "hazelnuts",
  draw: (hand) => ({
    cut: disc(hand, -17, 10, 16, 15) + disc(hand, 17, 13, 15, 16) + disc(hand, 2, -17, 16, 15),
    fill: "#A86A34",
    over:
      fill(
        disc(hand, -17, 17, 10, 6) + disc(hand, 17, 21, 9, 6) + disc(hand, 2, -10, 10, 6),
        "#E3BE8A",
      ) + ink("M-24 6q3-7 9-7M10 8q3-6 8-6M-5-21q3-6 8-6", "#DDB078", 2.6),
    reach: 34,
  }),
};

export const peanut: Motif = {
  ...nuts,
  word: "peanuts",
  tone: "#D3A564",
  draw: (hand) => ({
    cut:
      smooth(hand, "-40,-10 -32,-24 -14,-24 -4,-14 12,-18 26,-8 24,8 8,10 -6,2 -20,8 -36,4", 1) +
      disc(hand, -12, 24, 10, 7) +
      disc(hand, 16, 24, 10, 7),
    fill: "#CFA05A",
    over:
      ink("M-34-12h6M-24-18v6M-22-4h6M-8-6v6M2-12h6M14-8v6M6 0h6", "#A87838", 2.6) +
      ink("M-17 23q5-3 10 0M11 23q5-3 10 0", "#F0D9A4", 3),
    reach: 36,
  }),
};

export const pistachio: Motif = {
  ...nuts,
  word: "pistachios",
  tone: "#9FB45A",
  draw: () => ({
    cut: leaf(-34, 12, -14, 40, 18) + leaf(2, 26, -40, 40, 17) + leaf(-6, -8, -34, 40, 17),
    fill: "#E3CFA0",
    over: fill(
      leaf(-28, 11, -14, 28, 9) + leaf(7, 22, -40, 28, 9) + leaf(-1, -11, -34, 28, 9),
      "#8FA845",
    ),
    reach: 36,
  }),
};

export const almond: Motif = {
  word: "almonds",
  tone: "#B57B45",
  manner: "small",
  kind: "nut",
  draw: (hand) => {
    const at = [
      [-30, 4, -62],
      [-20, 30, -38],
      [4, 30, -80],
      [14, -2, -30],
    ].map(([x = 0, y = 0, angle = 0]) => [x, y, angle + hand.sway(14)] as const);
    const almonds = at.map(([x, y, angle]) => leaf(x, y, angle, 38, 17));
    return {
      cut: almonds.join(""),
      fill: "#A9682F",
      over: ink(
        at
          .map(([x, y, angle]) => {
            const [ax, ay] = polar(x, y, 7, angle);
            const [bx, by] = polar(0, 0, 19, angle);
            return `M${formatNumber(ax)} ${formatNumber(ay)}l${formatNumber(bx)} ${formatNumber(by)}`;
          })
          .join(""),
        "#D9A56A",
        2.6,
      ),
      reach: 38,
    };
  },
};

export const walnut: Motif = {
  word: "walnuts",
  tone: "#A87848",
  manner: "small",
  kind: "nut",
  draw: (hand) => ({
    cut: smooth(
      hand,
      "0,-24 14,-31 28,-22 34,-4 32,14 18,27 4,24 0,30 -4,24 -18,27 -32,14 -34,-4 -28,-22 -14,-31",
      1.6,
    ),
    fill: "#8F5C31",
    over: ink(
      "M0-19V22M-9-18q-12 2-14 10q8 2 10-1M-9 0q-12 0-16 7M-9 15q-6 2-10 1M9-18q12 2 14 10q-8 2-10-1M9 0q12 0 16 7M9 15q6 2 10 1",
      "#D3A56C",
      4,
    ),
    reach: 34,
  }),
};

export const pecan: Motif = { ...walnut, word: "pecans" };

export const coffee: Motif = {
  word: "coffee beans",
  tone: "#6B4630",
  manner: "small",
  kind: "pantry",
  draw: (hand) => {
    const at: Point[] = [
      [-18, 10],
      [15, 14],
      [3, -15],
    ];
    return {
      cut: at.map(([x, y], i) => disc(hand, x, y, i % 2 ? 18 : 14, i % 2 ? 13 : 18)).join(""),
      fill: "#4B2C1E",
      over: ink(
        at
          .map(([x, y], i) =>
            i % 2
              ? `M${formatNumber(x - 14)} ${formatNumber(y)}q7-7 14 0t14 0`
              : `M${formatNumber(x)} ${formatNumber(y - 14)}q-7 7 0 14t0 14`,
          )
          .join(""),
        "#A87A56",
        3,
      ),
      reach: 36,
    };
  },
};

/** A honey dipper with a drop of honey. */
export const honey: Motif = {
  word: "honey",
  tone: "#E0A030",
  manner: "small",
  kind: "pantry",
  draw: (hand) => ({
    cut: slab(hand, 0, -30, 9, 84) + smooth(hand, "-14,4 14,4 24,22 20,42 0,52 -20,42 -24,22"),
    fill: "#B98248",
    over:
      ink(
        "M-15 12Q0 16 15 12M-20 22Q0 27 20 22M-20 32Q0 37 20 32M-14 42Q0 46 14 42",
        "#7C4E24",
        3.4,
      ) +
      fill(smooth(hand, "-10,30 22,26 24,46 8,58 6,74 -1,75 -3,58 -16,48"), "#E9A72E") +
      ink("M14 34q4 6-2 11", "#FBDD8A", 3),
    reach: 58,
  }),
};

/** A drift of sesame, poppy, pumpkin or other seeds. */
export const seeds: Motif = {
  word: "seeds",
  tone: "#D9BC84",
  manner: "small",
  kind: "garnish",
  draw: (hand) => {
    const drops = Array.from({ length: 11 }, (_, i) => {
      const [x, y] = polar(0, 0, 32 * Math.sqrt((i + 0.4) / 11), i * 137.5);
      return leaf(x, y, hand.between(0, 360), 15, 6);
    });
    return {
      cut: drops.join(""),
      fill: hand.pick(["#F0DDB0", "#D8B572", "#E5CB94"]),
      over: "",
      reach: 38,
    };
  },
};
