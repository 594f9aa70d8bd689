import type { Nouns } from "./AmountWords";
import { entriesOf } from "./lists";

/** English nouns whose plural is the singular with an "s". */
export const regularNouns = (list: string): Nouns =>
  Object.fromEntries(entriesOf(list).map((noun) => [noun, `${noun}s`]));
