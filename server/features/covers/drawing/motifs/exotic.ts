import { pantry } from "../colors";
import { disc, fill, ink, leaf, formatNumber, polar, sharp, smooth, strokes } from "../paper";
import type { Motif } from "../Piece";
import { heap } from "./heap";

export const watermelon: Motif = {
  word: "watermelon",
  tone: "#DD4B4B",
  manner: "slice",
  kind: "salad",
  draw: (hand) => ({
    cut: sharp(hand, "0,-38 40,26 32,34 0,39 -32,34 -40,26", 1.6),
    fill: "#4F8A45",
    over:
      fill(sharp(hand, "0,-36 37,23 0,32 -37,23", 0.8), "#EFF0C8") +
      fill(sharp(hand, "0,-36 34,18 0,26 -34,18", 0.8), "#DF4A48") +
      ink("M0-12v3M-10 4v3M10 4v3M0 12v3", "#3B1A18", 4),
    reach: 40,
  }),
};

export const melon: Motif = {
  word: "melon",
  tone: "#F0B46A",
  manner: "hero",
  kind: "fruit",
  draw: (hand) => ({
    cut: smooth(hand, "-58,-12 -40,22 0,40 40,22 58,-12 52,-20 30,4 0,12 -30,4 -52,-20", 1),
    fill: "#C9B26A",
    over: fill(smooth(hand, "-54,-14 -36,16 0,31 36,16 54,-14 30,4 0,12 -30,4"), "#F3AE62"),
    reach: 54,
  }),
};

/** A papaya, shredded as in a salad of green papaya. */
export const papaya: Motif = {
  word: "papaya",
  tone: "#D9DFA0",
  manner: "bed",
  kind: "salad",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 60, 57, 3),
    fill: "#B9C67C",
    over: ink(
      strokes(
        heap(hand, 30, 46).map((at) => [at, polar(0, 0, 22, hand.between(-60, 60))] as const),
      ),
      "#E6EBB8",
      4,
    ),
    reach: 62,
  }),
  whole: (hand) => ({
    cut: smooth(hand, "-8,-60 8,-60 26,-24 34,14 22,48 0,58 -22,48 -34,14 -26,-24", 1.2),
    fill: "#5E8A42",
    over:
      fill(smooth(hand, "-6,-52 6,-52 20,-22 27,13 17,42 0,50 -17,42 -27,13 -20,-22"), "#E3E6A8") +
      fill(smooth(hand, "0,-24 11,8 8,28 0,34 -8,28 -11,8"), "#F6F3D6") +
      ink("M0-6v2M-3 8v2M3 16v2M-2 24v2", "#C9C08A", 4),
    reach: 58,
  }),
};

/** Plantain: fried cubes, and the fruit on the table. */
export const plantain: Motif = {
  word: "plantain",
  tone: "#D9A544",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ({
    cut: sharp(hand, "-28,-12 -10,-22 26,-14 30,10 10,22 -26,14", 3),
    fill: "#A9662A",
    over:
      fill(sharp(hand, "-21,-9 -8,-16 20,-10 23,7 8,15 -20,9", 2), "#DB9C3E") +
      ink("M-8-4l6 3M8 3l5-2M-4 7l4 0", "#8E5422", 3),
    reach: 30,
  }),
  whole: (hand) => ({
    cut: smooth(
      hand,
      "-66,-26 -58,-32 -46,-12 -10,4 30,-4 58,-28 66,-22 46,18 4,34 -40,20 -62,-6",
      1,
    ),
    fill: "#C9B23C",
    over:
      ink("M-52-18Q-30 16 8 18T54-18", "#8A8A34", 3) +
      ink("M-20 22l8 2M10 24l10-2M-34 10l6 4M34 12l6-4", "#6B4A26", 4),
    reach: 60,
  }),
};

export const kiwi: Motif = {
  word: "kiwi",
  tone: "#8FB04A",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 33, 31),
    fill: "#7C5A32",
    over:
      fill(disc(hand, 0, 0, 29, 28), "#98BC4C") +
      fill(disc(hand, 0, 0, 9, 8), "#EEF0C4") +
      ink(
        strokes(
          Array.from(
            { length: 12 },
            (_, i) => [polar(0, 0, 15, i * 30), polar(0, 0, 1.5, i * 30)] as const,
          ),
        ),
        "#2E2A1C",
        3,
      ),
    reach: 33,
  }),
};

/** Stalks in a bundle. */
function stalks(colour: string, light: string, leafy: string): Motif["draw"] {
  return (hand) => ({
    cut: [-18, 0, 18]
      .map((x) =>
        smooth(
          hand,
          `${x - 8},60 ${x - 7},0 ${x - 9},-40 ${x},-48 ${x + 9},-40 ${x + 7},0 ${x + 8},60`,
        ),
      )
      .join(""),
    fill: colour,
    over:
      ink(
        [-18, 0, 18]
          .map((x) => `M${formatNumber(x - 3)} 54V-36M${formatNumber(x + 3)} 54V-36`)
          .join(""),
        light,
        2,
      ) +
      fill([-20, 0, 20].map((x) => leaf(x, -38, -90 + x + hand.sway(8), 30, 14)).join(""), leafy),
    reach: 62,
  });
}

export const celery: Motif = {
  word: "celery",
  tone: "#B9CC7E",
  manner: "hero",
  kind: "pantry",
  draw: stalks("#A9C36C", "#DCE7B0", pantry.leaf),
};

export const rhubarb: Motif = {
  word: "rhubarb",
  tone: "#C75A6A",
  manner: "slice",
  kind: "fruit",
  draw: (hand) => ({
    cut:
      sharp(hand, "-30,-16 30,-22 32,-4 -28,4", 1.6) + sharp(hand, "-24,8 28,12 26,28 -26,24", 1.6),
    fill: "#C24A5C",
    over: ink("M-22-6L24-12M-18 14L20 18", "#F0B6AE", 3),
    reach: 32,
  }),
  whole: stalks("#C24A5C", "#E9A0A0", "#6E9440"),
};

export const artichoke: Motif = {
  word: "artichoke",
  tone: "#8FA06A",
  manner: "slice",
  kind: "vegetable",
  draw: (hand) => ({
    cut: smooth(hand, "-30,-6 -22,-30 0,-40 22,-30 30,-6 16,16 7,20 6,42 -6,42 -7,20 -16,16", 1),
    fill: "#6E8748",
    over:
      fill(smooth(hand, "-20,-4 0,-28 20,-4 10,12 4,18 3,36 -3,36 -4,18 -10,12"), "#E6E2A8") +
      ink("M-10 2Q0-16 10 2M-24-10Q-14-30 0-34Q14-30 24-10", "#A9B56C", 2.6),
    reach: 40,
  }),
  whole: () => ({
    cut: [0, 60, 120, 180, 240, 300].map((angle) => leaf(0, 0, angle + 8, 50, 34)).join(""),
    fill: "#64824A",
    over:
      fill([30, 102, 174, 246, 318].map((angle) => leaf(0, 0, angle, 36, 24)).join(""), "#88A25C") +
      fill([0, 120, 240].map((angle) => leaf(0, 0, angle, 22, 14)).join(""), "#B2C07C"),
    reach: 48,
  }),
};
