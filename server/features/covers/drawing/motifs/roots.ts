import { pantry } from "../colors";
import type { Hand } from "../hand";
import { disc, fill, ink, leaf, polar, smooth, strokes } from "../paper";
import type { Motif, Piece } from "../Piece";

/** A tuft of thin leaves that grows upwards from the top of a root. */
function tops(hand: Hand, x: number, y: number, colour: string): string {
  return [-112, -90, -70, -95]
    .map((angle, i) => leaf(x, y, angle + hand.sway(8), hand.between(24, 36), i === 3 ? 5 : 7))
    .map((d) => fill(d, colour))
    .join("");
}

function coin(hand: Hand, rind: string, flesh: string, lines: string): Piece {
  const rays = Array.from({ length: 7 }, (_, i) => {
    const angle = i * 51 + hand.sway(9);
    return [polar(0, 0, 6, angle), polar(0, 0, 9, angle)] as const;
  });
  return {
    cut: disc(hand, 0, 0, 27, 26),
    fill: rind,
    over: fill(disc(hand, 0, 0, 22, 21), flesh) + ink(strokes(rays), lines, 2.4),
    reach: 27,
  };
}

export const carrot: Motif = {
  word: "carrot",
  tone: pantry.carrot,
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => coin(hand, "#C9611F", pantry.carrot, pantry.peach),
  whole: (hand) => ({
    cut: smooth(hand, "-15,-34 0,-40 15,-34 12,8 3,58 -2,60 -11,10", 1.2),
    fill: pantry.carrot,
    over:
      tops(hand, 0, -34, pantry.leaf) +
      ink("M-11-18l9 2M12-6l-10 2M-9 14l8 1M7 26l-6 1", "#B9551B", 2),
    reach: 60,
  }),
};

/** A slice and the whole tuber, with the same skin and flesh. */
function tuber(skin: string, rind: string, flesh: string): Pick<Motif, "draw" | "whole"> {
  return {
    draw: (hand) => {
      const spots = Array.from({ length: 5 }, () => {
        const at = polar(0, 0, hand.between(4, 18), hand.between(0, 360));
        return [at, [hand.between(2, 4), hand.sway(2)]] as const;
      });
      return {
        cut: disc(hand, 0, 0, 34, 27, 2),
        fill: rind,
        over: fill(disc(hand, 0, 0, 30, 23, 1.6), flesh) + ink(strokes(spots), rind, 2.5),
        reach: 33,
      };
    },
    whole: (hand) => ({
      cut: smooth(hand, "-44,-12 -20,-34 22,-30 46,-6 34,26 -8,32 -40,20", 3),
      fill: skin,
      over: ink("M-20-8q4 3 8 0M8 8q4 3 8 0M14-14l5 1M-14 14l5 1M26 6l4 0", pantry.walnut, 2.5),
      reach: 44,
    }),
  };
}

export const potato: Motif = {
  word: "potatoes",
  tone: pantry.dough,
  manner: "slice",
  kind: "vegetable",
  ...tuber("#C79A5E", pantry.toast, "#F2D48C"),
};

export const sweetpotato: Motif = {
  word: "sweet potatoes",
  tone: "#E0803A",
  manner: "slice",
  kind: "vegetable",
  ...tuber("#B5603F", "#C2632F", "#EE9A50"),
};

export const beet: Motif = {
  word: "beetroot",
  tone: pantry.beet,
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 34, 33),
    fill: "#7C1D42",
    over:
      fill(disc(hand, 0, 0, 29, 28), pantry.beet) +
      ink(disc(hand, 0, 0, 19) + disc(hand, 0, 0, 9), "#C25C80", 2.6),
    reach: 34,
  }),
  whole: (hand) => ({
    cut: smooth(hand, "-30,-14 -14,-34 14,-34 31,-12 22,20 4,32 -1,58 -5,32 -24,20", 1),
    fill: pantry.beet,
    over:
      fill(leaf(-4, -30, -108, 42, 15) + leaf(5, -30, -66, 46, 15), pantry.leaf) +
      ink("M-4-28l-10-30M5-28l15-32M-17-8q6-12 14-14", "#C9497A", 3),
    reach: 58,
  }),
};

export const radish: Motif = {
  word: "radish",
  tone: "#D2466A",
  manner: "slice",
  kind: "salad",
  draw: (hand) => coin(hand, "#D2466A", pantry.white, "#EBC9CB"),
  whole: (hand) => ({
    cut: smooth(hand, "-26,-12 -10,-24 10,-24 26,-12 28,12 12,32 4,40 0,58 -4,40 -12,32 -28,12"),
    fill: "#C93A60",
    over:
      tops(hand, 0, -18, pantry.leaf) +
      fill(smooth(hand, "-11,31 11,31 3,42 0,56 -3,42", 0.4), "#F6E3DE") +
      ink("M-16-6q-4 10 0 18", "#EE93A6", 4.5),
    reach: 50,
  }),
};

export const ginger: Motif = {
  word: "ginger",
  tone: "#D2A86A",
  manner: "small",
  kind: "pantry",
  draw: (hand) => ({
    cut: smooth(
      hand,
      "-46,6 -36,-12 -18,-6 -14,-32 2,-34 6,-8 24,-22 42,-16 40,4 20,10 12,28 -6,30 -14,14",
      1.4,
    ),
    fill: "#CFA263",
    over:
      fill(disc(hand, 34, -8, 9, 8), "#F3DC96") +
      ink("M-8-20l8 1M-34 0l2 7M-6 18l8 2M-20 0l2 6M12-4l2 6", "#A5753D", 2.2),
    reach: 42,
  }),
};
