import { pantry } from "../colours";
import { disc, fill, ink, smooth } from "../paper";
import type { Motif } from "../Piece";
import { heap } from "./heap";

export const bread: Motif = {
  word: "bread",
  tone: "#DDB071",
  manner: "hero",
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

export const tortilla: Motif = {
  word: "flatbread",
  tone: "#EBCF97",
  manner: "bed",
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

export const dumpling: Motif = {
  word: "dumplings",
  tone: "#F1DFB8",
  manner: "slice",
  draw: (hand) => ({
    cut: smooth(hand, "-40,8 -32,-16 -14,-27 0,-29 14,-27 32,-16 40,8 20,18 -20,18", 1),
    fill: pantry.dough,
    over:
      fill(smooth(hand, "-30,8 -22,-8 0,-17 22,-8 30,8 14,13 -14,13"), "#FBF0D4") +
      ink("M-24-14l5 7M-12-21l3 8M0-24v8M12-21l-3 8M24-14l-5 7", "#CFA765", 2.4),
    reach: 36,
  }),
};
