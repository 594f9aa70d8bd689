import { pantry } from "../colors";
import type { Hand } from "../hand";
import { bow, disc, fill, ink, scallop, sharp, slab, smooth } from "../paper";
import type { Motif, Piece } from "../Piece";
import { bowlful, jug, saucer } from "./saucer";

/** An egg in its shell. */
function shell(hand: Hand): Piece {
  return {
    cut: smooth(hand, "-22,-20 0,-44 22,-20 31,10 20,34 0,40 -20,34 -31,10", 0.8),
    fill: hand.pick(["#E3B98E", "#F4E4C8", "#D9A679"]),
    over:
      ink("M-14-6q2-12 9-17", "#FFF6E4", 4) +
      ink("M6 4h.1M-6 16h.1M12 18h.1M4-14h.1", "#B98A62", 2.6),
    reach: 38,
  };
}

/** A boiled half, or scrambled egg; fried and poached eggs belong to the dishes that contain them. */
export const egg: Motif = {
  word: "egg",
  tone: "#F7E6B4",
  manner: "slice",
  kind: "egg",
  draw: (hand) => ({
    cut: smooth(hand, "-24,-22 0,-46 24,-22 32,10 20,34 0,40 -20,34 -32,10", 0.8),
    fill: "#FFFBF0",
    over:
      ink(bow([-22, 18], [-8, 36], [14, 31]), "#E9DDC4", 3) +
      fill(disc(hand, 0, 5, 18, 17.5), "#EDA42F") +
      fill(disc(hand, -2, 3, 12, 11), "#F5BE4B"),
    reach: 38,
  }),
  cooked: (hand) => ({
    cut: smooth(hand, "-30,-6 -22,-24 0,-18 20,-26 32,-6 22,10 28,24 4,20 -14,28 -30,14", 3),
    fill: "#E0A52E",
    over:
      fill(smooth(hand, "-23,-6 -17,-17 0,-12 17,-19 25,-6 15,8 4,13 -12,19 -22,9", 2), "#F6D15E") +
      ink("M-12-4q6-5 12 0M6 6q5-4 10-1", "#FBE9A8", 3),
    reach: 32,
  }),
  whole: (hand) => shell(hand),
};

export const tofu: Motif = {
  word: "tofu",
  tone: "#F3E3BC",
  manner: "small",
  kind: "vegetable",
  draw: (hand) => {
    const cubes = [
      [-17, 10, 12],
      [16, 14, -20],
      [2, -18, 38],
    ] as const;
    return {
      cut: cubes.map(([x, y, rotation]) => slab(hand, x, y, 29, 28, rotation)).join(""),
      fill: "#D9AE6A",
      over: fill(
        cubes.map(([x, y, rotation]) => slab(hand, x - 1, y - 1, 23, 22, rotation)).join(""),
        "#FBF1D8",
      ),
      reach: 36,
    };
  },
};

/** White cheese in cubes: feta, paneer, halloumi. */
export const feta: Motif = {
  ...tofu,
  word: "cheese",
  kind: "cheese",
  draw: (hand) => ({ ...tofu.draw(hand), fill: "#E9DCC0" }),
};

/** Mozzarella: a white ball, and its slices. */
export const mozzarella: Motif = {
  word: "mozzarella",
  tone: "#FAF3E2",
  manner: "slice",
  kind: "cheese",
  draw: (hand) => ({
    cut: disc(hand, 0, 0, 34, 32, 2),
    fill: "#FFFCF3",
    over: ink("M-18-12Q-4-22 14-18M-22 6Q-20 20-6 24", "#E4DAC4", 3),
    reach: 34,
  }),
};

/** A slice, and the wedge that it is cut from. */
export const cheese: Motif = {
  word: "cheese",
  tone: "#F0C456",
  manner: "small",
  kind: "hardcheese",
  draw: (hand) => ({
    cut: slab(hand, 0, 0, 58, 56, 0, 2),
    fill: "#E2A93C",
    over:
      fill(slab(hand, -1, -2, 52, 49, 0, 2), "#F6D272") +
      fill(disc(hand, -12, -10, 6, 5) + disc(hand, 12, 8, 7, 6) + disc(hand, -8, 14, 4), "#E2B04A"),
    reach: 38,
  }),
  whole: (hand) => ({
    cut: sharp(hand, "-48,14 40,-34 50,2 50,32 -46,32", 1.4),
    fill: "#F6D272",
    over:
      fill(sharp(hand, "-46,12 49,2 49,32 -45,32", 0.6), "#E9B441") +
      fill(
        disc(hand, -12, 22, 7, 6) + disc(hand, 24, 17, 9, 8) + disc(hand, 20, -9, 8, 5),
        "#CF922B",
      ),
    reach: 46,
  }),
};

export const butter: Motif = {
  word: "butter",
  tone: pantry.butter,
  manner: "small",
  kind: "pantry",
  draw: (hand) => ({
    cut: slab(hand, 0, 0, 56, 38, 0, 2),
    fill: "#EDC862",
    over:
      fill(slab(hand, -3, -3, 48, 30, 0, 1.4), "#F8E29A") + ink("M-12-15v24M6-15v24", "#E4BE5A", 2),
    reach: 34,
  }),
  whole: (hand) => saucer(hand, butter.draw(hand)),
};

/** Whipped cream or yogurt: a dollop in a swirl. */
export const cream: Motif = {
  word: "cream",
  tone: pantry.cream,
  manner: "small",
  kind: "pantry",
  draw: (hand) => ({
    cut: scallop(hand, 0, 0, 32, 7, 3.4),
    fill: "#FFFAF0",
    over:
      ink("M-22 6Q-20-20 4-22T24 2Q20 22 0 20T-12 0Q-8-11 4-9T8 6", "#E4D5BC", 3.4) +
      fill(disc(hand, 1, -1, 3), "#E4D5BC"),
    reach: 34,
  }),
  whole: (hand) => saucer(hand, cream.draw(hand)),
};

/** Quark, yogurt and other white, spoonable ingredients. */
export const yogurt: Motif = {
  ...cream,
  word: "yogurt",
  whole: (hand) =>
    bowlful(
      hand,
      "#FFFAF0",
      ink("M-22 6Q-20-20 4-22T24 2Q20 22 0 20T-12 0", "#E4D5BC", 3.4),
      "#8FA3A6",
    ),
};

export const curd: Motif = { ...yogurt, word: "soft cheese" };

export const milk: Motif = {
  word: "milk",
  tone: pantry.cream,
  manner: "small",
  kind: "pantry",
  draw: (hand) => jug(hand, "#FFFDF6"),
};
