import { type Unit, unitSymbols } from "./units";
import { unitNames } from "./words/byLocale";
import { alternatives, splitEntries } from "./words/lists";

/**
 * The units with a counterpart in the other system. Pints and related units differ between Britain
 * and America.
 */
const convertible: readonly Unit[] = ["G", "KG", "OZ", "LB", "ML", "CL", "DL", "L", "CUP", "FLOZ"];

/** The unambiguous words for these units, in lower case. */
const units = new Map(
  convertible.flatMap((unit) =>
    [
      ...splitEntries(unitSymbols[unit] ?? ""),
      ...Object.values(unitNames).flatMap((names) => Object.entries(names[unit]).flat()),
    ].map((word) => [word.toLowerCase(), unit]),
  ),
);

/** A pattern for any of them within a sentence. */
export const PLAIN_UNIT: string = alternatives([...units.keys()]);

/** Finds the unit of unambiguous words; undefined for "heaped cup" and unlisted words. */
export const plainUnit = (words: string): Unit | undefined =>
  units.get(words.trim().replace(/\s+/g, " ").toLowerCase());
