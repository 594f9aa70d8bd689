import { apart } from "./colors";
import type { Hand } from "./hand";

/** A palette of harmonizing colors for tablecloth, napkin and tableware. */
export interface Palette {
  readonly ground: string;
  /** The pattern of the cloth, in a tone close to the background. */
  readonly weave: string;
  readonly napkin: string;
  readonly stripe: string;
  /** The colors of the tableware: the outside (rim) and the inside (well) of a dish. */
  readonly rim: string;
  readonly well: string;
}

type Row = readonly [
  ground: string,
  weave: string,
  napkin: string,
  stripe: string,
  rim: string,
  well: string,
];

// prettier-ignore
const rows: readonly [Row, ...Row[]] = [
  ["#BF4A30", "#CD6148", "#F5E3C8", "#2F5148", "#F7EBD6", "#FFF8EA"], // tomato
  ["#DDA43C", "#E6B75F", "#FAF0DA", "#B3422A", "#2F5560", "#F6EBD4"], // mustard
  ["#A9B795", "#B9C5A7", "#F8EEDC", "#C15B3C", "#FBF4E6", "#EFE3CB"], // sage
  ["#2F5245", "#3B6152", "#E9C27C", "#B54A2E", "#F4E6CC", "#FFF8EA"], // bottle green
  ["#DB9678", "#E3A78C", "#FBF0DF", "#7D3A35", "#F9F0E0", "#F0DEC4"], // terracotta
  ["#EDC3B0", "#F3D2C3", "#B9503B", "#F7E6D2", "#6E8B83", "#F6EFE0"], // blush
  ["#3E6083", "#4C7094", "#F6E7CC", "#D8873F", "#F8F0E2", "#E5E6DC"], // delft
  ["#9CB6BE", "#AEC4CA", "#FAF1E0", "#3D5C73", "#FCF6EA", "#E9DFC9"], // rain
  ["#573349", "#67415A", "#E7B9A0", "#F2DDBF", "#F1DFC3", "#FCF3E2"], // aubergine
  ["#77793F", "#868850", "#F3DFB4", "#B95E35", "#F6EBD3", "#FFF8E8"], // olive
  ["#E2C997", "#EAD6AD", "#A8482F", "#F4E2C2", "#4F6B57", "#F7EEDC"], // straw
  ["#2D6A6C", "#3B797A", "#F2CFA6", "#C75B3B", "#F6E9D2", "#FFF8EA"], // lagoon
  ["#B45A67", "#C06D78", "#F7E4D2", "#5B2F45", "#FAEFE0", "#F2DECB"], // rose hip
  ["#F0B17B", "#F4C094", "#FCF2E2", "#3F6B5C", "#FBF3E4", "#F3E2C6"], // apricot
  ["#2C3C4D", "#38495B", "#E3A766", "#F6E6CC", "#C9D2CC", "#F7F0E2"], // ink
  ["#BDD0B6", "#CADAC4", "#E49A78", "#FBF1E1", "#FDF7EB", "#EDE3CC"], // mint
  ["#864A33", "#945A42", "#E9D3A9", "#3F5F55", "#EFE0C5", "#FAF2E1"], // chestnut
  ["#B9AEC4", "#C7BED0", "#F9EFE2", "#6A4A72", "#FBF4EA", "#E8DDD2"], // lavender
  ["#EBBE57", "#F0CC78", "#FDF5E4", "#3D6280", "#FAF1DF", "#E7E3D2"], // saffron
  ["#C9785A", "#D3886C", "#3C5A5E", "#F3E1C3", "#E9DCC0", "#FBF3E3"], // brick
];

export const paletteCount = rows.length;

/**
 * Chooses a palette on which the food is visible: without backgrounds close to the colors of the main
 * ingredients.
 */
export function choosePalette(hand: Hand, tones: readonly string[]): Palette {
  const clear = rows.filter((row) => tones.slice(0, 2).every((tone) => apart(row[0], tone) > 170));
  const [first = rows[0], ...others] = clear;
  const [ground, weave, napkin, stripe, rim, well] = hand.pick([first, ...others]);
  return { ground, weave, napkin, stripe, rim, well };
}
