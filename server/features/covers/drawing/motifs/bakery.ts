import { pantry } from "../colors";
import { disc, fill, ink, slab, smooth } from "../paper";
import type { Motif } from "../Piece";
import { heap } from "./heap";

export const bread: Motif = {
  word: "bread",
  tone: "#DDB071",
  manner: "hero",
  kind: "bread",
  draw: (hand) => {
    const outline = (by: number): string =>
      smooth(
        hand,
        [
          [-44 + by, -36 + by],
          [-22, -46 + by],
          [22, -46 + by],
          [44 - by, -36 + by],
          [46 - by, -12],
          [36 - by, 2],
          [38 - by, 44 - by],
          [-38 + by, 44 - by],
          [-36 + by, 2],
          [-46 + by, -12],
        ],
        1,
      );
    return {
      cut: outline(0),
      fill: "#AD6C32",
      over:
        fill(outline(6), "#F3D9A6") +
        ink("M-16-20h4M8-26h3M16-4h4M-20 8h3M-2 2h4M4 22h3M-12 26h4M20 18h2", "#D9B172", 3.4),
      reach: 48,
    };
  },
};

/** Thick slices of a baguette. */
export const baguette: Motif = {
  word: "baguette",
  tone: "#DDB071",
  manner: "slice",
  kind: "bread",
  draw: (hand) => ({
    cut: smooth(hand, "-38,0 -30,-22 0,-30 30,-22 38,0 30,20 0,26 -30,20", 1),
    fill: "#B0712F",
    over:
      fill(smooth(hand, "-32,0 -25,-17 0,-24 25,-17 32,0 25,15 0,20 -25,15", 1), "#F3D9A0") +
      ink("M-12-8h4M6-12h3M12 4h4M-16 6h3M0 10h4", "#D9B172", 3.4),
    reach: 38,
  }),
  whole: (hand) => ({
    cut: smooth(hand, "-22,-66 0,-76 22,-66 26,0 22,64 0,74 -22,64 -26,0", 1.4),
    fill: "#BC7A36",
    over: ink(
      "M-12-44q14-4 22-14M-14-14q16-4 26-16M-14 18q16-4 26-16M-12 48q14-4 24-14",
      "#F0D19A",
      7,
    ),
    reach: 72,
  }),
};

/** Cubes of stale bread for a salad or a soup. */
export const stalebread: Motif = {
  ...bread,
  manner: "small",
  draw: (hand) => ({
    cut:
      slab(hand, -17, 9, 28, 27, 14) +
      slab(hand, 17, 12, 27, 28, -20) +
      slab(hand, 2, -18, 28, 26, 36),
    fill: "#B9783A",
    over: fill(
      slab(hand, -18, 8, 21, 20, 14) +
        slab(hand, 16, 11, 20, 21, -20) +
        slab(hand, 1, -19, 21, 19, 36),
      "#F0D49A",
    ),
    reach: 36,
  }),
  whole: bread.draw,
};

export const tortilla: Motif = {
  word: "flatbread",
  tone: "#EBCF97",
  manner: "bed",
  kind: "bread",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 62, 60),
    fill: "#E9CC92",
    over: fill(
      heap(hand, 9, 52)
        .map(([x, y]) => disc(hand, x, y, hand.between(3, 8), hand.between(3, 6), 2))
        .join(""),
      "#BC8246",
    ),
    reach: 62,
  }),
};

/** Torn and toasted bread for a salad. */
export const pita: Motif = {
  ...tortilla,
  word: "pita bread",
  manner: "small",
  draw: (hand) => ({
    cut: smooth(hand, "-34,-16 -6,-30 32,-20 30,10 4,28 -30,18", 3),
    fill: "#B9783A",
    over:
      fill(smooth(hand, "-28,-12 -5,-24 26,-16 24,8 4,22 -24,14", 2), "#E9C585") +
      ink("M-12-8h5M6-6h4M-2 8h6M-14 6h3", "#B9783A", 4),
    reach: 34,
  }),
  whole: tortilla.draw,
};

export const dumpling: Motif = {
  word: "dumplings",
  tone: "#F1DFB8",
  manner: "slice",
  kind: "pasta",
  draw: (hand) => ({
    cut: smooth(hand, "-40,8 -32,-16 -14,-27 0,-29 14,-27 32,-16 40,8 20,18 -20,18", 1),
    fill: pantry.dough,
    over:
      fill(smooth(hand, "-30,8 -22,-8 0,-17 22,-8 30,8 14,13 -14,13"), "#FBF0D4") +
      ink("M-24-14l5 7M-12-21l3 8M0-24v8M12-21l-3 8M24-14l-5 7", "#CFA765", 2.4),
    reach: 36,
  }),
};
