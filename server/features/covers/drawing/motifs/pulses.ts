import type { Hand } from "../hand";
import { disc, ink, formatNumber, polar, smooth, type Point } from "../paper";
import type { Motif, Piece } from "../Piece";

function pods(hand: Hand, base: string, light: string, at: readonly Point[]): Piece {
  const bean = (x: number, y: number, rotation: number): string =>
    smooth(
      hand,
      (
        [
          [-17, -2],
          [-8, -11],
          [8, -11],
          [17, -2],
          [12, 9],
          [0, 3],
          [-12, 9],
        ] as const
      ).map(([px, py]) => {
        const [ax, ay] = polar(x, y, px, rotation);
        const [bx, by] = polar(0, 0, py, rotation + 90);
        return [ax + bx, ay + by] as const;
      }),
      0.4,
    );
  return {
    cut: at.map(([x, y], i) => bean(x, y, i * 75 + hand.sway(20))).join(""),
    fill: base,
    over: ink(
      at.map(([x, y]) => `M${formatNumber(x - 5)} ${formatNumber(y - 5)}q4-2 8 0`).join(""),
      light,
      2.6,
    ),
    reach: 38,
  };
}

const scattered: readonly Point[] = [
  [-24, 4],
  [4, 22],
  [24, 0],
  [-4, -20],
  [2, 1],
];

/** Kidney beans. */
export const beans: Motif = {
  word: "beans",
  tone: "#8C3230",
  manner: "small",
  kind: "pulse",
  draw: (hand) => pods(hand, "#84282B", "#CC7A6F", scattered),
};

export const blackbeans: Motif = {
  ...beans,
  word: "black beans",
  tone: "#3B3038",
  draw: (hand) => pods(hand, "#2F262C", "#8A7C84", scattered),
};

export const whitebeans: Motif = {
  ...beans,
  word: "white beans",
  tone: "#E9DDC0",
  draw: (hand) => pods(hand, "#E6D6AE", "#FFF8E4", scattered),
};

export const chickpeas: Motif = {
  word: "chickpeas",
  tone: "#DDB66C",
  manner: "small",
  kind: "pulse",
  draw: (hand) => {
    const at: Point[] = [
      [-24, 12],
      [2, 19],
      [23, 3],
      [-2, -5],
      [-20, -15],
      [13, -22],
    ];
    return {
      cut: at.map(([x, y]) => disc(hand, x, y, 12, 11.5)).join(""),
      fill: "#D3A557",
      over:
        ink(
          at.map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y - 8)}q-3 5 0 9`).join(""),
          "#A87834",
          2.2,
        ) +
        ink(
          at.map(([x, y]) => `M${formatNumber(x + 5)} ${formatNumber(y - 3)}h.1`).join(""),
          "#F3DCA4",
          4,
        ),
      reach: 36,
    };
  },
};
