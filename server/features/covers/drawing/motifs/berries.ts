import { pantry } from "../colors";
import type { Hand } from "../hand";
import { disc, fill, ink, leaf, formatNumber, scallop, smooth, type Point } from "../paper";
import type { Motif, Piece } from "../Piece";

function discs(hand: Hand, at: readonly Point[], radius: number): string {
  return at.map(([x, y]) => disc(hand, x, y, radius)).join("");
}

/** Small curved highlights on round shapes, all from one side. */
function glints(at: readonly Point[], radius: number): string {
  const r = formatNumber(radius * 0.5);
  return at
    .map(([x, y]) => `M${formatNumber(x - radius * 0.6)} ${formatNumber(y)}q0-${r} ${r}-${r}`)
    .join("");
}

export const berries: Motif = {
  word: "blueberries",
  tone: "#4A4A7C",
  manner: "small",
  kind: "fruit",
  draw: (hand) => {
    const blue: Point[] = [
      [-17, 10],
      [14, 14],
      [-2, -14],
    ];
    const crowns = blue.map(([x, y]) => scallop(hand, x + 2, y - 2, 6, 5, 1.8)).join("");
    return {
      cut: discs(hand, blue, 17),
      fill: "#46497E",
      over: fill(crowns, "#2C2C55") + ink(glints(blue, 17), "#8489B8", 2.6),
      reach: 36,
    };
  },
};

export const mixedberries: Motif = { ...berries, word: "berries" };

/** Cranberries, redcurrants, lingonberries. */
export const redberries: Motif = {
  word: "red berries",
  tone: "#B5243A",
  manner: "small",
  kind: "fruit",
  draw: (hand) => {
    const red: Point[] = [
      [-19, 4],
      [0, 17],
      [18, 2],
      [-8, -16],
      [11, -18],
    ];
    return {
      cut: discs(hand, red, 12),
      fill: "#B5243A",
      over:
        ink(
          red.map(([x, y]) => `M${formatNumber(x + 4)} ${formatNumber(y + 4)}h.1`).join(""),
          "#7C1628",
          5,
        ) + ink(glints(red, 12), "#EE9A94", 3),
      reach: 34,
    };
  },
};

export const blackberry: Motif = {
  word: "blackberries",
  tone: "#4B2A50",
  manner: "small",
  kind: "fruit",
  draw: (hand) => drupe(hand, "#33203C", "#553560", "#8F6F98"),
};

export const strawberry: Motif = {
  word: "strawberries",
  tone: "#CF3F3F",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => {
    const seeds =
      "M-18-10h.1M-6-12h.1M7-12h.1M19-10h.1M-13 2h.1M0 0h.1M13 2h.1M-7 14h.1M6 14h.1M0 26h.1";
    return {
      cut: smooth(hand, "-32,-20 -12,-28 12,-28 32,-20 28,8 12,32 0,42 -12,32 -28,8", 1),
      fill: "#C9353A",
      over:
        fill(
          [196, 232, 270, 308, 344].map((angle) => leaf(0, -26, angle, 22, 6)).join("") +
            leaf(0, -27, 160, 22, 6) +
            leaf(0, -27, 20, 22, 6),
          pantry.leaf,
        ) + ink(seeds, "#F5D68F", 3.6),
      reach: 38,
    };
  },
};

/** A berry of many beads. */
function drupe(hand: Hand, colour: string, bead: string, light: string): Piece {
  const beads: Point[] = [
    [-14, -15],
    [1, -19],
    [15, -14],
    [-19, 0],
    [-6, -3],
    [8, -3],
    [20, 0],
    [-12, 13],
    [1, 11],
    [13, 13],
    [1, 26],
  ];
  return {
    cut: smooth(hand, "-20,-24 0,-30 21,-23 30,2 18,24 1,38 -17,24 -29,2", 1.4),
    fill: colour,
    over:
      ink(beads.map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y)}h.1`).join(""), bead, 13) +
      ink(
        beads.map(([x, y]) => `M${formatNumber(x - 3)} ${formatNumber(y - 2)}h.1`).join(""),
        light,
        3,
      ),
    reach: 34,
  };
}

export const raspberry: Motif = {
  word: "raspberries",
  tone: "#C2476A",
  manner: "small",
  kind: "fruit",
  draw: (hand) => drupe(hand, "#9E2850", "#CB5073", "#EFA4B4"),
};

export const cherry: Motif = {
  word: "cherries",
  tone: "#A52A38",
  manner: "small",
  kind: "fruit",
  draw: (hand) => {
    const pair: Point[] = [
      [-20, 18],
      [18, 24],
    ];
    return {
      cut: discs(hand, pair, 20) + leaf(4, -40, 20, 42, 12),
      fill: "#A52535",
      over:
        ink("M-18 2Q-12-26 4-42Q16-22 18 8", "#5D6B2E", 3) +
        fill(leaf(4, -40, 20 + hand.sway(6), 42, 12), pantry.leaf) +
        ink(glints(pair, 18), "#E38A86", 4),
      reach: 42,
    };
  },
};

export const grape: Motif = {
  word: "grapes",
  tone: "#75406B",
  manner: "hero",
  kind: "fruit",
  draw: (hand) => {
    const rows = [4, 4, 3, 2, 1];
    const at = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, i): Point => [
        (i - (count - 1) / 2) * 23 + hand.sway(2),
        -28 + row * 19 + hand.sway(2),
      ]),
    );
    const every = (parity: number): Point[] => at.filter((_, i) => i % 2 === parity);
    return {
      cut: smooth(
        hand,
        "-50,-30 -38,-46 0,-46 38,-46 50,-30 44,-4 28,22 16,44 0,62 -16,44 -28,22 -44,-4",
        3,
      ),
      fill: "#4E274B",
      over:
        ink(
          every(1)
            .map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y)}h.1`)
            .join(""),
          "#6F3B69",
          26,
        ) +
        ink(
          every(0)
            .map(([x, y]) => `M${formatNumber(x)} ${formatNumber(y)}h.1`)
            .join(""),
          "#87507F",
          25,
        ) +
        ink(glints(every(0), 11), "#C79ABB", 2.6) +
        ink("M0-40q2-12-4-22", pantry.walnut, 4) +
        fill(smooth(hand, "2,-46 14,-66 26,-56 42,-58 34,-42 22,-36"), pantry.leaf),
      reach: 56,
    };
  },
};
