import type { Motif } from "../Piece";
import * as aromatics from "./aromatics";
import * as bakery from "./bakery";
import * as berries from "./berries";
import * as bulbs from "./bulbs";
import * as citrus from "./citrus";
import * as dairy from "./dairy";
import * as exotic from "./exotic";
import * as figs from "./figs";
import * as fish from "./fish";
import * as fruit from "./fruit";
import * as garden from "./garden";
import * as grains from "./grains";
import * as herbs from "./herbs";
import * as larder from "./larder";
import * as leaves from "./leaves";
import * as meat from "./meat";
import * as peppers from "./peppers";
import * as pulses from "./pulses";
import * as roots from "./roots";
import * as spices from "./spices";
import * as sweets from "./sweets";
import * as vegetables from "./vegetables";

/** All ingredients that can be drawn, by their names in cover URLs. */
export const motifs = {
  ...roots,
  ...bulbs,
  ...vegetables,
  ...peppers,
  ...garden,
  ...herbs,
  ...aromatics,
  ...leaves,
  ...citrus,
  ...fruit,
  ...exotic,
  ...berries,
  ...figs,
  ...fish,
  ...meat,
  ...dairy,
  ...grains,
  ...bakery,
  ...pulses,
  ...sweets,
  ...spices,
  ...larder,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

/** Returns true for the name of a motif, and false for inherited properties. */
export function isMotif(text: string): text is MotifName {
  return Object.hasOwn(motifs, text);
}
