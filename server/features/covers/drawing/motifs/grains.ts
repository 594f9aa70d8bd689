import type { Hand } from "../hand";
import { disc, fill, ink, formatNumber, polar, slab, strokes } from "../paper";
import type { Motif, Piece } from "../Piece";
import { heap } from "./heap";
import { grainBowl } from "./saucer";

function grainsIn(hand: Hand, base: string, grain: string, length: number, width: number): Piece {
  const lines = heap(hand, 44, 54).map(
    (at) => [at, polar(0, 0, length, hand.between(0, 180))] as const,
  );
  return {
    cut: disc(hand, 0, 0, 62, 60, 3),
    fill: base,
    over: ink(strokes(lines), grain, width),
    reach: 62,
  };
}

export const rice: Motif = {
  word: "rice",
  tone: "#F3E8CF",
  manner: "bed",
  kind: "grain",
  draw: (hand) => grainsIn(hand, "#E6D8B8", "#FFFAEE", 8, 4.6),
  whole: (hand) => grainBowl(hand, "#E6D8B8", "#FFFAEE", [7, 4.2]),
};

export const lentils: Motif = {
  word: "lentils",
  tone: "#A9793F",
  manner: "bed",
  kind: "pulse",
  draw: (hand) => grainsIn(hand, "#85592E", "#B98A4B", 1, 9),
  whole: (hand) => grainBowl(hand, "#85592E", "#B98A4B", [1, 8]),
};

export const redlentils: Motif = {
  ...lentils,
  word: "red lentils",
  tone: "#E0883C",
  draw: (hand) => grainsIn(hand, "#C96A2C", "#EFA45A", 1, 9),
  whole: (hand) => grainBowl(hand, "#C96A2C", "#EFA45A", [1, 8]),
};

export const yellowpeas: Motif = {
  ...lentils,
  word: "yellow peas",
  tone: "#DDB44C",
  draw: (hand) => grainsIn(hand, "#BF9032", "#EBCB70", 0.5, 10),
  whole: (hand) => grainBowl(hand, "#BF9032", "#EBCB70", [0.5, 9]),
};

export const yellowlentils: Motif = { ...yellowpeas, word: "yellow lentils" };

export const oats: Motif = {
  word: "oats",
  tone: "#DDBE8C",
  manner: "bed",
  kind: "grain",
  draw: (hand) => grainsIn(hand, "#CBA56C", "#F0DDB4", 4, 8),
  whole: (hand) => grainBowl(hand, "#CBA56C", "#F0DDB4", [3, 7]),
};

/** Couscous, bulgur, quinoa or barley: small and golden. */
export const couscous: Motif = {
  word: "grains",
  tone: "#E8CB86",
  manner: "bed",
  kind: "grain",
  draw: (hand) => grainsIn(hand, "#D5AE5E", "#F3DFA6", 0.5, 6.5),
  whole: (hand) => grainBowl(hand, "#D5AE5E", "#F3DFA6", [0.5, 6]),
};

/** Short tubes, dry on the table. */
function tubes(hand: Hand): Piece {
  const at: [number, number, number][] = [
    [-20, -14, 20],
    [18, -18, -35],
    [-4, 4, 70],
    [24, 16, 10],
    [-22, 24, -20],
  ];
  return {
    cut: at.map(([x, y, rotation]) => slab(hand, x, y, 38, 15, rotation)).join(""),
    fill: "#E2B556",
    over: ink(
      at
        .map(([x, y, rotation]) => {
          const [dx, dy] = polar(0, 0, 14, rotation);
          return `M${formatNumber(x - dx)} ${formatNumber(y - dy)}L${formatNumber(x + dx)} ${formatNumber(y + dy)}`;
        })
        .join(""),
      "#F6DC95",
      4,
    ),
    reach: 44,
  };
}

/** Flat pasta: broad ribbons in loose folds. */
export const pasta: Motif = {
  word: "pasta",
  whole: tubes,
  tone: "#EBC675",
  manner: "bed",
  kind: "pasta",
  draw: (hand) => {
    const fold = (rotation: number): string => {
      const at = (x: number, y: number): string => {
        const [px, py] = polar(
          0,
          0,
          Math.hypot(x, y),
          (Math.atan2(y, x) * 180) / Math.PI + rotation,
        );
        return `${formatNumber(px + hand.sway(2))} ${formatNumber(py + hand.sway(2))}`;
      };
      return `M${at(-50, -8)}C${at(-40, -50)} ${at(30, -48)} ${at(34, -22)}S${at(-34, -4)} ${at(-30, 12)}S${at(40, 6)} ${at(48, 26)}`;
    };
    const ribbons = [0, 74, 148, 222, 296].map((rotation) => fold(rotation + hand.sway(14)));
    return {
      cut: disc(hand, 0, 0, 60, 57, 2.5),
      fill: "#C08A3A",
      over: ribbons
        .map((d, i) => ink(d, "#C9953F", 12) + ink(d, i % 2 ? "#F6DE9A" : "#F0CF82", 9))
        .join(""),
      reach: 60,
    };
  },
};

/** Long noodles in loops. */
export const noodles: Motif = {
  word: "noodles",
  tone: "#EFD394",
  manner: "bed",
  kind: "pasta",
  draw: (hand) => {
    const loop = (x: number, y: number, ...radii: number[]): string =>
      radii.map((radius) => disc(hand, x, y, radius, radius * 0.9, 3)).join("");
    const over = loop(20, -20, 28, 20, 12) + loop(-26, 22, 23, 14);
    return {
      cut: disc(hand, 0, 0, 62, 58, 2.5),
      fill: "#CF9C48",
      over:
        ink(loop(-3, 2, 54, 43, 32, 20), "#F3D892", 5) +
        fill(disc(hand, 20, -20, 32, 29) + disc(hand, -26, 22, 27, 25), "#CF9C48") +
        ink(over, "#FAE8B6", 4.6),
      reach: 60,
    };
  },
};

/** A nest on a plate, and a bundle on the table. */
export const spaghetti: Motif = {
  ...noodles,
  word: "spaghetti",
  whole: (hand) => ({
    cut: slab(hand, 0, 0, 22, 128, 0, 2),
    fill: "#DDAE4C",
    over:
      ink("M-8-60V60M-3-62V60M3-60V62M8-61V60", "#F6DC95", 2.4) + ink("M-13 2h26", "#B3422A", 7),
    reach: 64,
  }),
};
