import type { Nouns } from "./AmountWords";
import { splitEntries } from "./lists";

/** Nouns whose plural is the singular with an ending, which may be empty. */
export const regularNouns = (list: string, ending = "s"): Nouns =>
  Object.fromEntries(splitEntries(list).map((noun) => [noun, `${noun}${ending}`]));
