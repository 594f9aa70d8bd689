import { kitchenWords, unitNames } from "../amounts/words/byLocale";
import { splitEntries } from "../amounts/words/lists";
import { languages } from "../locales";
import { ownProperty } from "../ownProperty";

/**
 * A pattern for things bought by size, singular and plural: "a 400 g tin" keeps its name in every unit
 * system.
 */
export const CONTAINER = languages
  .flatMap((locale) =>
    splitEntries(kitchenWords[locale].containers).flatMap((one) => [
      one,
      ownProperty(unitNames[locale].PIECE, one),
    ]),
  )
  .join("|");

/** A pattern for vessels, whose size is no amount either: "a 2 l pan". */
export const VESSEL = Object.values(kitchenWords)
  .map(({ vessels }) => vessels)
  .join("|");
