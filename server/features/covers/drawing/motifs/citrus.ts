import { pantry } from "../colors";
import type { Hand } from "../hand";
import { disc, fill, ink, leaf, smooth, wedge } from "../paper";
import type { Motif, Piece } from "../Piece";

interface Citrus {
  readonly rind: string;
  readonly pith: string;
  readonly flesh: string;
  readonly leafy: string;
}

function wheel(hand: Hand, { rind, pith, flesh }: Citrus): Piece {
  const start = hand.between(0, 45);
  const rooms = Array.from({ length: 8 }, (_, i) =>
    wedge(0, 0, 5, 30, start + i * 45 + 4.5, start + i * 45 + 40.5),
  );
  return {
    cut: disc(hand, 0, 0, 38, 37),
    fill: rind,
    over: fill(disc(hand, 0, 0, 34, 33.5), pith) + fill(rooms.join(""), flesh),
    reach: 38,
  };
}

function wholeCitrus(hand: Hand, { rind, pith, leafy }: Citrus, long: number): Piece {
  // Lemons and limes are pointed at both ends; an orange is round.
  const points = [
    [-long, 0],
    [-long + 8, -12],
    [-26, -30],
    [0, -35],
    [26, -30],
    [long - 8, -12],
    [long, 0],
    [long - 8, 12],
    [26, 30],
    [0, 35],
    [-26, 30],
    [-long + 8, 12],
  ] as const;
  return {
    cut: long > 40 ? smooth(hand, points, 1) : disc(hand, 0, 0, long, long - 2),
    fill: rind,
    over:
      fill(leaf(-long + 10, -8, -62, 44, 13), leafy) +
      ink("M-16-14q8-8 18-8M6 14h.1M16 4h.1M-4 20h.1M22 14h.1", pith, 3),
    reach: long + 2,
  };
}

const lemons: Citrus = { rind: "#EBBB38", pith: "#FFF6D8", flesh: "#F4D259", leafy: pantry.forest };

const limes: Citrus = { rind: "#6F9138", pith: "#F2F2CE", flesh: "#ABC552", leafy: pantry.pine };

const oranges: Citrus = {
  rind: "#DE7A26",
  pith: "#FCEBC8",
  flesh: "#F09A3C",
  leafy: pantry.forest,
};

const grapefruits: Citrus = {
  rind: "#E9A04A",
  pith: "#FCEBD0",
  flesh: "#E2705F",
  leafy: pantry.forest,
};

export const lemon: Motif = {
  word: "lemon",
  tone: pantry.lemon,
  manner: "slice",
  kind: "citrus",
  draw: (hand) => wheel(hand, lemons),
  whole: (hand) => wholeCitrus(hand, lemons, 50),
};

export const lime: Motif = {
  word: "lime",
  tone: pantry.lime,
  manner: "slice",
  kind: "citrus",
  draw: (hand) => wheel(hand, limes),
  whole: (hand) => wholeCitrus(hand, limes, 45),
};

export const orange: Motif = {
  word: "orange",
  tone: "#E88B30",
  manner: "slice",
  kind: "citrus",
  draw: (hand) => wheel(hand, oranges),
  whole: (hand) => wholeCitrus(hand, oranges, 39),
};

export const grapefruit: Motif = {
  word: "grapefruit",
  tone: "#E2705F",
  manner: "slice",
  kind: "citrus",
  draw: (hand) => wheel(hand, grapefruits),
  whole: (hand) => wholeCitrus(hand, grapefruits, 40),
};
