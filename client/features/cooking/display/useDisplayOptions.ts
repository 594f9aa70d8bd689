import { useSearchParams } from "react-router-dom";
import { isMetric } from "../../../../shared/amounts/units";
import { safeLocalStorage, useLocalStorage } from "../../../shared/storage";
import type { DisplayOptions } from "../amounts/lineAmount";
import { type Line, type UnitSystem, unitSystems } from "../amounts/unitSystem";
import { readScale, writeScale } from "../amounts/scale";
import { type Arithmetic, useArithmetic } from "./arithmetic";

/** The unit system that the reader has chosen for all recipes. */
export function useUnitSystem(): [UnitSystem, (newSystem: UnitSystem) => void] {
  const storedValue = useLocalStorage("measures");
  const unitSystem = unitSystems.find((option) => option === storedValue) ?? "asWritten";
  return [
    unitSystem,
    (newSystem) =>
      safeLocalStorage.setItem("measures", newSystem === "asWritten" ? null : newSystem),
  ];
}

/** True if lines are written in grams or milliliters, and none in cups. */
function areMetric(lines: readonly Pick<Line, "amount">[]): boolean {
  const units = lines.flatMap(({ amount }) => amount?.unit ?? []);
  return units.some(isMetric) && !units.includes("CUP") && !units.includes("STICK");
}

/** The options for displaying the amounts of a recipe, and the functions that apply them. */
export interface LoadedDisplayOptions extends DisplayOptions {
  /** Null if amounts are shown as written. */
  arithmetic: Arithmetic | null;
}

/** The options for displaying the amounts of a recipe. */
export function useDisplayOptions(
  lines: readonly Pick<Line, "amount">[],
  servings: number | null,
): LoadedDisplayOptions {
  const [unitSystem] = useUnitSystem();
  const { times } = useScale(servings);
  const arithmetic = useArithmetic(times !== 1 || unitSystem !== "asWritten");
  return { factor: times, unitSystem, isMetricRecipe: areMetric(lines), arithmetic };
}

/**
 * The servings and units from the URL, so that a shared link shows the same.
 * @param servings the recipe's servings; null if there are none
 */
export function useScale(servings: number | null) {
  const [searchParams, setSearchParams] = useSearchParams();
  const scale = readScale(searchParams, servings);
  return {
    scale,
    /** The multiplier of the written amounts. */
    times: scale / (servings ?? 1),
    change: (newScale: number) =>
      // Synchronous, so that the next click starts from this value.
      setSearchParams(writeScale(searchParams, servings, newScale), {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
  };
}
