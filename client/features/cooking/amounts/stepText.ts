import { amountsIn } from "./amountsIn";
import type { UnitSystem } from "./unitSystem";
import { heatsIn } from "./ovenHeat";

/** A step with its amounts and heats in the measures asked for. */
export const stepText = (step: string, unitSystem: UnitSystem): string =>
  heatsIn(amountsIn(step, unitSystem), unitSystem);
