import { amountsIn } from "./amountsIn";
import type { Measures } from "./measures";
import { heatsIn } from "./ovenHeat";

/** A step with its amounts and heats in the measures asked for. */
export const stepText = (step: string, measures: Measures): string =>
  heatsIn(amountsIn(step, measures), measures);
