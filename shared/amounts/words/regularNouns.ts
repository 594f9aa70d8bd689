import type { Nouns } from "./AmountWords";
import { splitEntries } from "./lists";

/** Lists nouns whose plural appends an ending, possibly an empty one. */
export const regularNouns = (list: string, ending = "s"): Nouns =>
  Object.fromEntries(splitEntries(list).map((noun) => [noun, `${noun}${ending}`]));
