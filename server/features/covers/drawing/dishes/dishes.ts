import type { Dish } from "../Dish";
import * as baking from "./baking";
import * as batters from "./batters";
import * as bowls from "./bowls";
import * as boards from "./boards";
import * as breads from "./breads";
import * as desserts from "./desserts";
import * as drinks from "./drinks";
import * as flatbreads from "./flatbreads";
import * as handheld from "./handheld";
import * as mains from "./mains";
import { friedeggs, omelette, paella, pan, scrambledeggs, shakshuka } from "./pans";
import * as pasta from "./pasta";
import * as pastry from "./pastry";
import * as plates from "./plates";
import * as pots from "./pots";
import * as rounds from "./rounds";
import * as traybakes from "./traybakes";
import * as trays from "./trays";

/** All dishes that can be drawn, by their names in cover URLs. */
export const dishes = {
  ...bowls,
  ...pots,
  pan,
  shakshuka,
  friedeggs,
  omelette,
  scrambledeggs,
  paella,
  ...plates,
  ...pasta,
  ...rounds,
  ...handheld,
  ...mains,
  ...boards,
  ...baking,
  ...breads,
  ...flatbreads,
  ...trays,
  ...traybakes,
  ...pastry,
  ...batters,
  ...desserts,
  ...drinks,
} satisfies Record<string, Dish>;

export type DishName = keyof typeof dishes;

/** Returns true for the name of a dish, and false for inherited properties. */
export function isDish(text: string): text is DishName {
  return Object.hasOwn(dishes, text);
}
