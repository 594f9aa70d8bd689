import { disc, fill, ink, leaf, scallop, smooth } from "../paper";
import type { Motif } from "../Piece";

export const lemongrass: Motif = {
  word: "lemongrass",
  tone: "#C9CE8C",
  manner: "hero",
  kind: "pantry",
  draw: (hand) => ({
    cut: [-11, 9]
      .map((x) =>
        smooth(hand, `${x - 8},58 ${x - 5},0 ${x - 4},-60 ${x + 4},-62 ${x + 5},0 ${x + 9},58`),
      )
      .join(""),
    fill: "#BFCB7C",
    over:
      fill("M-19 56L-15 18L-7 18L-3 56zM1 56L5 18L13 18L17 56z", "#F2EAC4") +
      ink("M-11 50V-30M9 50V-30", "#8FA552", 2),
    reach: 60,
  }),
};

export const hibiscus: Motif = {
  word: "hibiscus",
  tone: "#A5243E",
  manner: "small",
  kind: "pantry",
  draw: (hand) => ({
    cut: [-90, -18, 54, 126, 198].map((angle) => leaf(0, 0, angle + hand.sway(6), 44, 34)).join(""),
    fill: "#A8283F",
    over:
      ink("M0 0V-32M0 0l30-10M0 0l19 26M0 0l-19 26M0 0l-30-10", "#7C1A30", 2.4) +
      ink("M0 0l12-22", "#F2CB4E", 4) +
      ink("M12-24h.1M8-18h.1M15-18h.1", "#F7DE8E", 5),
    reach: 44,
  }),
};

export const vanilla: Motif = {
  word: "vanilla",
  tone: "#F4E2B0",
  manner: "leaf",
  kind: "pantry",
  draw: (hand) => {
    const ways = [18, 90, 162, 234, 306].map((angle) => angle + hand.sway(6));
    return {
      cut:
        ways.map((angle) => leaf(0, -6, angle, 36, 20)).join("") +
        "M-40 40Q0 22 42 48l-2 5Q0 30-41 46z",
      fill: "#FBF0CB",
      over:
        fill("M-40 40Q0 22 42 48l-2 5Q0 30-41 46z", "#3E2418") +
        fill(scallop(hand, 0, -6, 10, 6, 2.4), "#E7B441") +
        fill(disc(hand, 0, -6, 5), "#B9742B"),
      reach: 42,
    };
  },
};
