import { type Unit, unitSymbols } from "./units";
import { unitNames } from "./words/byLocale";
import { alternatives, splitEntries } from "./words/lists";

/** The units that can be converted to another system. Pints and their kin are two, in Britain and America. */
const convertible: readonly Unit[] = ["G", "KG", "OZ", "LB", "ML", "CL", "DL", "L", "CUP", "FLOZ"];

/** The words that mean such a unit and nothing else, in lower case. */
const units = new Map(
  convertible.flatMap((unit) =>
    [
      ...splitEntries(unitSymbols[unit] ?? ""),
      ...Object.values(unitNames).flatMap((names) => Object.entries(names[unit]).flat()),
    ].map((word) => [word.toLowerCase(), unit]),
  ),
);

/** A pattern for any of them, to be found in a sentence. */
export const PLAIN_UNIT: string = alternatives([...units.keys()]);

/** The unit of unambiguous words; undefined for "heaped cup" and unlisted words. */
export const plainUnit = (words: string): Unit | undefined =>
  units.get(words.trim().replace(/\s+/g, " ").toLowerCase());
