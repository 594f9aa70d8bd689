import { mix } from "./colors";
import type { Hand } from "./hand";
import { disc, fill, ink, sharp, smooth } from "./paper";
import type { Piece } from "./Piece";

/** Draws a fork. All cutlery is drawn upright around its center, 210 units long. */
export function fork(hand: Hand, colour: string): Piece {
  return {
    cut:
      smooth(hand, "-16,-62 -16,-40 -6,-26 -4,0 -7,96 0,106 7,96 4,0 6,-26 16,-40 16,-62", 0.6) +
      "M-15-58V-104h5v46zM-3-58V-108h6v50zM10-58V-104h5v46z",
    fill: colour,
    over: ink("M0 0V88", mix(colour, "#5b4a40", 0.22), 2),
    reach: 106,
  };
}

export function knife(hand: Hand, colour: string): Piece {
  return {
    cut:
      smooth(hand, "-7,20 -8,-70 -4,-106 4,-108 12,-80 12,-20 7,20", 0.6) +
      sharp(hand, "-7,16 7,16 8,104 -8,104", 0.6),
    fill: colour,
    over:
      fill(sharp(hand, "-7,18 7,18 8,104 -8,104", 0.6), "#5A3826") +
      ink("M0 36h.1M0 84h.1", colour, 4),
    reach: 106,
  };
}

export function spoon(hand: Hand, colour: string): Piece {
  return {
    cut: smooth(
      hand,
      "-14,-106 14,-106 23,-80 16,-50 5,-38 4,0 8,98 0,108 -8,98 -4,0 -5,-38 -16,-50 -23,-80",
      0.6,
    ),
    fill: colour,
    over:
      fill(disc(hand, 0, -76, 14, 22), mix(colour, "#5b4a40", 0.16)) +
      ink("M0-10V88", mix(colour, "#5b4a40", 0.22), 2),
    reach: 106,
  };
}

export function chopsticks(hand: Hand): Piece {
  const wood = hand.pick(["#8A3A2A", "#3E2B22", "#B9855A"]);
  return {
    cut:
      sharp(hand, "-9,-106 -5,-106 -3,106 -10,106", 0.4) +
      sharp(hand, "5,-104 9,-106 12,104 5,106", 0.4),
    fill: wood,
    over: ink("M-6.5 84V100M8 82V98", mix(wood, "#FFE9C4", 0.5), 6),
    reach: 106,
  };
}
