import { pantry } from "../colours";
import type { Hand } from "../hand";
import { disc, fill, ink, leaf, num, polar, smooth, strokes, type Point } from "../paper";
import type { Motif, Piece } from "../Piece";

export const spinach: Motif = {
  word: "leafy greens",
  tone: "#4B7B3C",
  manner: "bed",
  draw: (hand) => {
    const ways = [10, 62, 118, 170, 232, 290, 334];
    const outer = ways.map((way) => leaf(0, 0, way + hand.sway(8), 66, 30));
    const inner = ways.slice(0, 5).map((way) => leaf(0, 0, way * 1.1 + 32, 46, 22));
    return {
      cut: outer.join(""),
      fill: "#3F7038",
      over:
        fill(inner.join(""), "#588B44") +
        ink(
          ways.map((way) => `M0 0L${polar(0, 0, 52, way).map(num).join(" ")}`).join(""),
          "#93B86A",
          2,
        ),
      reach: 64,
    };
  },
};

export const lettuce: Motif = {
  word: "salad leaves",
  tone: "#A4BF5A",
  manner: "bed",
  draw: (hand) => {
    const frill = (radius: number, depth: number, count: number): string =>
      smooth(
        hand,
        Array.from({ length: count }, (_, i) =>
          polar(0, 0, radius + (i % 2 === 0 ? depth : -depth) + hand.sway(3), (i * 360) / count),
        ),
        1,
      );
    return {
      cut: frill(60, 6, 30),
      fill: "#7FA544",
      over:
        fill(frill(47, 5, 24), "#A2BF57") +
        fill(frill(31, 4, 18), "#C4D67D") +
        fill(frill(16, 3, 12), "#E3E8AE"),
      reach: 64,
    };
  },
};

export const cabbage: Motif = {
  word: "cabbage",
  tone: "#A9C084",
  manner: "hero",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 56, 52, 1.6),
    fill: "#6F9A5A",
    over:
      fill(disc(hand, 0, 1, 50, 46, 1.6), "#D5E0AC") +
      ink(
        "M0 50V4M0 34Q-18 24-38 26M0 34Q18 24 38 26M0 20Q-26 10-36-8M0 20Q26 10 36-8M0 8Q-20-6-18-30M0 8Q20-6 18-30M0 4Q-4-14 2-38",
        "#8FB06A",
        3,
      ) +
      fill(leaf(0, 54, -90, 46, 7), pantry.white),
    reach: 55,
  }),
};

function floret(hand: Hand, stalk: string, crown: string, bud: string): Piece {
  const crowns: Point[] = [
    [-26, -4],
    [-17, -24],
    [4, -31],
    [23, -20],
    [29, 0],
    [0, -8],
  ];
  const buds = crowns.flatMap(([x, y]) =>
    [40, 160, 280].map((way) => [polar(x, y, 7, way + hand.sway(30)), [0.1, 0.1]] as const),
  );
  return {
    cut:
      smooth(hand, "-26,-4 26,-4 12,18 11,44 -11,44 -12,18") +
      smooth(hand, "-46,-4 -42,-30 -22,-46 4,-54 28,-44 46,-22 46,8 22,16 -20,14 -40,12"),
    fill: stalk,
    over:
      ink(crowns.map(([x, y]) => `M${num(x)} ${num(y)}h.1`).join(""), crown, 35) +
      ink(strokes(buds), bud, 5),
    reach: 42,
  };
}

export const broccoli: Motif = {
  word: "broccoli",
  tone: "#4F8446",
  manner: "slice",
  draw: (hand) => floret(hand, "#9DBB62", "#3F7440", "#6FA155"),
};

export const cauliflower: Motif = {
  word: "cauliflower",
  tone: "#EFE3C4",
  manner: "slice",
  draw: (hand) => floret(hand, "#C3CF8C", "#F6ECD2", "#DDCDA4"),
};
