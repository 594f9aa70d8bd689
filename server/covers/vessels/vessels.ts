import type { Vessel } from "../Scene";
import * as baking from "./baking";
import * as boards from "./boards";
import { bowl, plate, platter } from "./crockery";
import * as cups from "./cups";
import * as drinks from "./drinks";
import * as pastry from "./pastry";
import * as pots from "./pots";

/** Everything a dish can be served in, by the name it has in a cover's address. */
export const vessels = {
  plate,
  platter,
  bowl,
  ...pots,
  ...baking,
  ...pastry,
  ...cups,
  ...boards,
  ...drinks,
} satisfies Record<string, Vessel>;

export type VesselName = keyof typeof vessels;

/** Whether a text is the name of a vessel, and not of something every object has. */
export function isVessel(text: string): text is VesselName {
  return Object.hasOwn(vessels, text);
}
