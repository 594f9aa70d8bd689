import { mix, pantry } from "../colors";
import type { Hand } from "../hand";
import {
  parseCorners,
  disc,
  fill,
  ink,
  leaf,
  formatNumber,
  polar,
  scallop,
  smooth,
  strokes,
} from "../paper";
import type { Motif, Piece } from "../Piece";

/** Half a fruit with a core: apples and pears differ in outline and skin. */
function half(hand: Hand, skin: string, corners: string): Piece {
  const outline = parseCorners(corners);
  const inner = outline.map(([x, y]) => [x * 0.87, y * 0.87 + 1] as const);
  return {
    cut: smooth(hand, outline, 0.8),
    fill: skin,
    over:
      fill(smooth(hand, inner, 0.5), "#FBEFCB") +
      fill(leaf(0, 22, -90, 34, 10), "#EAD59A") +
      fill(leaf(-3, 12, -100, 15, 4) + leaf(3, 12, -80, 15, 4), "#6B3D24") +
      ink(
        `M0 ${formatNumber(Math.min(...outline.map(([, y]) => y)) + 8)}q1-10 5-15`,
        pantry.walnut,
        4,
      ),
    reach: 42,
  };
}

/** A baked wedge with its skin. */
function drawWedge(hand: Hand): Piece {
  return {
    cut: smooth(hand, "-41,14 -38,-10 -22,-28 0,-33 22,-28 38,-10 41,14 20,15 0,13 -20,15", 1),
    fill: "#BF5238",
    over:
      fill(
        smooth(hand, "-36,14 -32,-8 -18,-22 0,-26 18,-22 32,-8 36,14 18,15 0,12 -18,15", 0.8),
        "#F3DDA2",
      ) +
      fill("M-13 13q13-19 26 0z", "#DDB871") +
      ink("M-22-4Q-14-16-2-18", "#FDF2CF", 4),
    reach: 37,
  };
}

export const apple: Motif = {
  word: "apple",
  tone: "#CB4B39",
  manner: "slice",
  kind: "fruit",
  draw: (hand) =>
    half(
      hand,
      hand.pick(["#C43F33", "#C43F33", "#93A83F"]),
      "0,-26 16,-38 38,-28 41,4 26,34 9,41 0,37 -9,41 -26,34 -41,4 -38,-28 -16,-38",
    ),
  cooked: drawWedge,
  whole: (hand) => ({
    cut: smooth(
      hand,
      "0,-30 18,-40 42,-28 44,6 26,38 8,42 0,39 -8,42 -26,38 -44,6 -42,-28 -18,-40",
      1,
    ),
    fill: "#C43F33",
    over:
      ink("M0-28q0-14 5-22", pantry.cocoa, 4.5) +
      fill(leaf(4, -38, -20, 30, 9), pantry.leaf) +
      ink("M-28-8q-1-14 10-18", "#E98B74", 4.5),
    reach: 44,
  }),
};

export const pear: Motif = {
  word: "pear",
  tone: "#B9B455",
  manner: "hero",
  kind: "fruit",
  draw: (hand) =>
    half(
      hand,
      "#A9A83F",
      "0,-52 12,-50 17,-22 34,8 34,36 14,50 0,47 -14,50 -34,36 -34,8 -17,-22 -12,-50",
    ),
};

/** Half a fruit with its stone. */
function stoned(hand: Hand, skin: string, flesh: string, heart: string): Piece {
  return {
    cut: disc(hand, 0, 0, 38, 36),
    fill: skin,
    over:
      fill(disc(hand, 0, 0, 33.5, 32), flesh) +
      fill(scallop(hand, 0, 0, 18, 7, 2.5), heart) +
      fill(smooth(hand, "0,-16 11,-3 8,11 0,14 -8,11 -11,-3"), "#7C4328") +
      ink("M-3-4l2 8M4-3l-1 8", "#B77A52", 2),
    reach: 37,
  };
}

/** Half a fruit without its stone. */
function pitted(hand: Hand, skin: string, flesh: string, hollow: string): Piece {
  return {
    cut: disc(hand, 0, 0, 37, 34, 2),
    fill: skin,
    over:
      fill(disc(hand, -1, -1, 31, 28, 2), flesh) +
      fill(disc(hand, 1, 2, 15, 13, 2), hollow) +
      ink("M-22-8q5-14 20-14", mix(flesh, "#FFF3C8", 0.5), 4),
    reach: 36,
  };
}

export const peach: Motif = {
  word: "peach",
  tone: "#F0A25F",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => stoned(hand, "#D96B45", "#F6B765", "#DE6A45"),
  cooked: (hand) => pitted(hand, "#C9622F", "#F0A850", "#D67A38"),
};

export const apricot: Motif = {
  ...peach,
  word: "apricot",
  draw: (hand) => stoned(hand, "#E2913C", "#F5AE4E", "#E08A35"),
  cooked: (hand) => pitted(hand, "#D07F2C", "#F0A23E", "#DC872F"),
};

export const plum: Motif = {
  word: "plum",
  tone: "#6B3558",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => stoned(hand, "#4E2A50", "#E9A54C", "#D2743C"),
  cooked: (hand) => pitted(hand, "#4A2248", "#A8405A", "#7C2A4C"),
};

export const mango: Motif = {
  word: "mango",
  tone: "#F0AC3B",
  manner: "hero",
  kind: "fruit",
  draw: (hand) => ({
    cut: smooth(hand, "-34,-36 0,-54 32,-36 38,6 24,44 0,54 -26,42 -40,4", 1.2),
    fill: "#D0622F",
    over:
      fill(smooth(hand, "-29,-32 0,-48 27,-32 33,6 20,38 0,47 -22,36 -34,4"), "#F6BC45") +
      ink(
        "M-20-34Q-10 0-18 34M0-43Q4 0 0 43M19-34Q12 0 19 32M-31-16Q0-26 30-16M-33 4Q0-4 33 4M-28 24Q0 16 27 24",
        "#DE8A27",
        2.6,
      ),
    reach: 50,
  }),
};

export const banana: Motif = {
  word: "banana",
  tone: "#F0CE5A",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 27, 26),
    fill: "#E9C04A",
    over:
      fill(disc(hand, 0, 0, 23.5, 22.5), "#FBEEC2") +
      ink(
        strokes([10, 130, 250].map((angle) => [polar(0, 0, 3, angle), polar(0, 0, 10, angle)])),
        "#EBD48B",
        3,
      ) +
      ink("M-4-5h.1M5-3h.1M-5 5h.1M3 6h.1M0 0h.1", "#8C6234", 3),
    reach: 27,
  }),
  whole: (hand) => ({
    cut: smooth(
      hand,
      "-64,-30 -56,-34 -44,-10 -10,8 30,0 56,-22 62,-16 44,18 4,36 -40,22 -60,-8",
      1,
    ),
    fill: "#EFC443",
    over:
      ink("M-52-20Q-30 18 8 20T54-14", "#C99728", 2.8) +
      ink("M-61-31l5-1M59-20l2 4", pantry.cocoa, 6),
    reach: 58,
  }),
};

export const coconut: Motif = {
  word: "coconut",
  tone: pantry.white,
  manner: "hero",
  kind: "pantry",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 50, 48, 1.8),
    fill: "#63402A",
    over:
      fill(disc(hand, 0, 0, 45, 43), "#FFFAF0") +
      fill(disc(hand, 2, 3, 30, 28), "#E6DECB") +
      fill(disc(hand, 5, 6, 23, 21), "#F3EDDD"),
    reach: 50,
  }),
};

export const pineapple: Motif = {
  word: "pineapple",
  tone: "#F0C64A",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => {
    const fibres = Array.from({ length: 11 }, (_, i) => {
      const angle = i * 32.7 + hand.sway(6);
      return [polar(0, 0, 19, angle), polar(0, 0, 10, angle)] as const;
    });
    return {
      cut: scallop(hand, 0, 0, 37, 10, 2.6),
      fill: "#D99F2C",
      over:
        fill(disc(hand, 0, 0, 33), "#F7D45F") +
        ink(strokes(fibres), "#E3AC33", 2.4) +
        fill(disc(hand, 0, 0, 11), "#FBEFC6"),
      reach: 38,
    };
  },
};
