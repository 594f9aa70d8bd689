import { pantry } from "../colors";
import type { Hand } from "../hand";
import { disc, fill, ink, formatNumber, scallop, sharp, smooth } from "../paper";
import type { Motif, Piece } from "../Piece";

/** A fried fillet, and the whole fish. */
export const fish: Motif = {
  word: "fish",
  tone: "#7E9AA6",
  manner: "hero",
  kind: "fish",
  whole: (hand) => ({
    cut: smooth(
      hand,
      "-72,2 -52,-22 -12,-32 28,-20 46,-6 72,-28 78,-24 66,2 76,28 70,31 46,8 26,22 -14,32 -52,24",
      1,
    ),
    fill: "#5E8292",
    over:
      fill(smooth(hand, "-66,6 -34,12 10,10 40,4 20,18 -14,26 -48,20"), "#DDE0D2") +
      ink("M-38-20Q-28 0-38 19", "#2F4C5A", 3) +
      ink(
        "M-18-14q6 7 0 14M-4-16q6 7 0 14M10-14q6 6 0 12M-11 2q6 7 0 12M4 2q6 6 0 11M23-9q5 5 0 10",
        "#A9C0C4",
        2.4,
      ) +
      ink("M54-8l14-8M54 4l12 12", "#A9C0C4", 2.4) +
      fill(disc(hand, -50, -5, 6), pantry.white) +
      fill(disc(hand, -50, -5, 2.8), "#1F2D33"),
    reach: 70,
  }),
  draw: (hand) => ({
    cut: smooth(hand, "-46,-10 -34,-26 8,-26 40,-18 50,0 38,20 -4,26 -36,22 -48,8", 1.6),
    fill: "#C98A3E",
    over:
      fill(
        smooth(hand, "-38,-10 -28,-20 8,-20 34,-14 42,0 32,13 -4,19 -30,15 -39,5", 1.4),
        "#E7B96A",
      ) + ink("M-22-8l8 4M0-12l8 3M-10 8l7-2M14 6l8-3M24-6l5 3", "#B8772F", 3),
    reach: 48,
  }),
};

function fillet(hand: Hand, skin: string, flesh: string, line: string): Piece {
  return {
    cut: smooth(hand, "-62,-14 -40,-32 10,-34 54,-20 64,0 52,22 6,34 -42,30 -62,12", 1.4),
    fill: skin,
    over:
      fill(smooth(hand, "-58,-15 -38,-30 10,-32 52,-19 60,-2 48,15 4,27 -40,23 -58,8"), flesh) +
      ink(
        "M-44-22Q-32-2-44 18M-24-27Q-10-2-24 22M-2-28Q12-2-2 22M20-25Q32-4 20 18M40-18Q47-4 40 10",
        line,
        3,
      ),
    reach: 60,
  };
}

/** A fillet, raw on the table and browned on a plate. */
export const salmon: Motif = {
  word: "salmon",
  tone: "#EE9272",
  manner: "hero",
  kind: "fish",
  draw: (hand) => fillet(hand, "#7C8A8C", "#EF8E6C", "#FBD3BC"),
  cooked: (hand) => fillet(hand, "#8A4A20", "#D2733F", "#EFAE72"),
  whole: (hand) => fillet(hand, "#7C8A8C", "#EF8E6C", "#FBD3BC"),
};

export const shrimp: Motif = {
  word: "shrimp",
  tone: "#F09A78",
  manner: "slice",
  kind: "fish",
  draw: (hand) => ({
    cut: smooth(
      hand,
      "-30,-22 -8,-38 20,-32 37,-8 34,20 14,36 -6,36 -26,46 -22,30 -34,22 -14,18 6,16 12,2 2,-10 -14,-8",
      0.8,
    ),
    fill: "#EE8F6B",
    over:
      ink("M-6-36L-2-12M16-32L8-7M33-14L15 0M33 14L13 10M14 34L5 19", "#FBD6BD", 3.4) +
      fill(sharp(hand, "-6,22 -28,46 -22,31 -38,22 -16,19"), "#D2603F") +
      ink("M-28-18q-12-2-20-10M-28-20q-8-8-12-18", "#D2603F", 2) +
      fill(disc(hand, -17, -22, 3), "#3A1E1A"),
    reach: 40,
  }),
};

export const mussel: Motif = {
  word: "shellfish",
  tone: "#3C4763",
  manner: "slice",
  kind: "fish",
  draw: (hand) => ({
    cut: smooth(hand, "-4,-46 8,-44 24,-14 28,20 10,42 -14,40 -28,18 -20,-16", 1),
    fill: "#2F3A57",
    over:
      fill(smooth(hand, "0,-34 16,-10 20,18 6,33 -10,32 -20,14 -13,-12"), "#C9CCD2") +
      fill(scallop(hand, 0, 12, 13, 6, 2), "#E79A4D") +
      ink(`M${formatNumber(-4)} 6q5 5 9 12`, "#BE6C2B", 2.6),
    reach: 40,
  }),
};
