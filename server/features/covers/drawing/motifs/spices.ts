import { disc, fill, ink, leaf, formatNumber, polar, slab, strokes } from "../paper";
import type { Motif } from "../Piece";
import { heap } from "./heap";
import { bowlful, grainBowl } from "./saucer";

export const cinnamon: Motif = {
  word: "cinnamon",
  tone: "#9A5A30",
  manner: "small",
  kind: "pantry",
  draw: (hand) => {
    const stick = (rotation: number): string => slab(hand, 0, 0, 104, 17, rotation);
    const rolled = (rotation: number): string => {
      const [x, y] = polar(0, 0, 52, rotation);
      return disc(hand, x, y, 8, 9) + disc(hand, -x, -y, 8, 9);
    };
    const seam = (rotation: number): string => {
      const [x, y] = polar(0, 0, 46, rotation);
      return `M${formatNumber(-x)} ${formatNumber(-y)}L${formatNumber(x)} ${formatNumber(y)}`;
    };
    return {
      cut: stick(-16) + rolled(-16) + stick(18) + rolled(18),
      fill: "#8A4C28",
      over:
        fill(stick(18), "#A8653A") +
        ink(seam(18), "#D69A66", 3) +
        ink(rolled(18) + rolled(-16), "#D69A66", 2.2),
      reach: 52,
    };
  },
};

export const staranise: Motif = {
  word: "star anise",
  tone: "#8A4A2A",
  manner: "small",
  kind: "pantry",
  draw: (hand) => {
    const ways = Array.from({ length: 8 }, (_, i) => i * 45 + hand.sway(5));
    return {
      cut: ways.map((angle) => leaf(0, 0, angle, 38, 10)).join(""),
      fill: "#7A3F22",
      over:
        ink(
          ways
            .map(
              (angle) =>
                `M${polar(0, 0, 9, angle).map(formatNumber).join(" ")}L${polar(0, 0, 28, angle).map(formatNumber).join(" ")}`,
            )
            .join(""),
          "#B9794C",
          2,
        ) +
        ink(
          ways.map((angle) => `M${polar(0, 0, 17, angle).map(formatNumber).join(" ")}h.1`).join(""),
          "#D9A05C",
          8,
        ),
      reach: 36,
    };
  },
};

/** A small bowl with a heap of a ground or dried spice. */
const spicePot = (word: string, tone: string, light: string): Motif => ({
  word,
  tone,
  manner: "small",
  kind: "pantry",
  draw: (hand) => bowlful(hand, tone, fill(disc(hand, -4, -5, 24, 22, 2), light), "#7A5236"),
});

export const spice = spicePot("spices", "#A8562A", "#C2703A");
export const turmeric = spicePot("turmeric", "#D2921F", "#E9B23A");
export const paprika = spicePot("paprika", "#A8321F", "#C44A30");

export const saffron: Motif = {
  ...turmeric,
  word: "saffron",
  draw: (hand) => grainBowl(hand, "#8E3416", "#E58A34", [12, 2.6]),
};

export const cardamom: Motif = {
  word: "cardamom",
  tone: "#A9B070",
  manner: "small",
  kind: "pantry",
  draw: (hand) => {
    const at: [number, number, number][] = [
      [-34, 10, -10],
      [-2, 24, -50],
      [-10, -14, -28],
      [12, 6, -70],
    ];
    const pods = at.map(([x, y, angle]) => leaf(x, y, angle + hand.sway(10), 36, 13)).join("");
    return {
      cut: pods,
      fill: "#8FA05C",
      over: ink("M-26 8l20-4M3 18l12-14M-2-18l16-9M14-2l6-16", "#C7D096", 2.2),
      reach: 36,
    };
  },
};

export const clove: Motif = {
  word: "cloves",
  tone: "#5F3A26",
  manner: "small",
  kind: "pantry",
  draw: (hand) => {
    const at: [number, number, number][] = [
      [-24, 16, -30],
      [2, 26, -80],
      [-6, -8, -10],
      [20, 4, -120],
    ];
    const stems = at.map(
      ([x, y, angle]) => [[x, y], polar(0, 0, 26, angle + hand.sway(9))] as const,
    );
    return {
      cut: stems.map(([[x, y], angle]) => disc(hand, x + angle[0], y + angle[1], 6)).join(""),
      fill: "#4A2B1B",
      over:
        ink(strokes(stems), "#5F3822", 5) +
        ink(
          stems
            .map(
              ([[x, y], angle]) =>
                `M${formatNumber(x + angle[0])} ${formatNumber(y + angle[1])}h.1`,
            )
            .join(""),
          "#8A5A38",
          7,
        ),
      reach: 36,
    };
  },
};

export const tea: Motif = {
  word: "tea",
  tone: "#A8612E",
  manner: "small",
  kind: "pantry",
  draw: (hand) =>
    bowlful(
      hand,
      "#4A3324",
      ink(
        strokes(
          heap(hand, 18, 28).map((at) => [at, polar(0, 0, 7, hand.between(0, 180))] as const),
        ),
        "#8A6A48",
        4,
      ),
      "#E9DCC0",
    ),
};
