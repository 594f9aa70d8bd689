import type { Motif } from "../Piece";
import * as bakery from "./bakery";
import * as berries from "./berries";
import * as bulbs from "./bulbs";
import * as citrus from "./citrus";
import * as dairy from "./dairy";
import * as figs from "./figs";
import * as fish from "./fish";
import * as fruit from "./fruit";
import * as garden from "./garden";
import * as grains from "./grains";
import * as herbs from "./herbs";
import * as leaves from "./leaves";
import * as meat from "./meat";
import * as pulses from "./pulses";
import * as roots from "./roots";
import * as spices from "./spices";
import * as sweets from "./sweets";
import * as vegetables from "./vegetables";

/** Every ingredient that can be drawn, by the name it has in a cover's address. */
export const motifs = {
  ...roots,
  ...bulbs,
  ...vegetables,
  ...garden,
  ...herbs,
  ...leaves,
  ...citrus,
  ...fruit,
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
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

/** Whether a text is the name of a motif, and not of something every object has. */
export function isMotif(text: string): text is MotifName {
  return Object.hasOwn(motifs, text);
}
