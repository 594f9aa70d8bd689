import fc from "fast-check";
import { sectionsOf } from "../recipeSections";
import { countSteps, MOST_GROWTH } from "./countSteps";
import { withFractions } from "./fractions";
import { lineName } from "./lineName";
import { hasNumber, parseNumber } from "./numbers";
import { isHeading, linesOfText, parseLine } from "./parseLine";
import { plainText } from "./plainText";
import { pluralizeUnit } from "./pluralizeUnit";
import { parseRange } from "./ranges";
import { readAmount } from "./readAmount";
import { readLineAmount, readTrailingAmount } from "./readLineAmount";
import { readUnit } from "./readUnit";
import { splitName, splitRemark } from "./splitRemark";

const readers: Record<string, (text: string) => unknown> = {
  hasNumber,
  isHeading,
  linesOfText,
  parseLine,
  parseNumber,
  parseRange,
  plainText,
  readLineAmount,
  readTrailingAmount,
  readUnit,
  sectionsOf,
  splitName,
  splitRemark,
  withFractions,
  pluralizeUnit: (text) => pluralizeUnit(text, 2),
  readQuantity: (text) => readAmount(text, null),
  readQuantityAndUnit: (text) => readAmount(text, text),
  nameOfLine: (text) => lineName({ name: text, quantity: text, unit: text }, "en"),
};

/** Parts of texts that the readers look for. */
export const parts = fc.oneof(
  fc.constantFrom(
    ..."½ 1 a . , ; : ( ) - – / x ~ + \n \t".split(" "),
    " ",
    ...[
      "1 egg ",
      "1-2 ",
      "small ",
      "about ",
      "one and a half ",
      "juice of ",
      "2 g plus ",
      "(1",
      "or ",
    ],
    ...["a:\n", "1 h ", "to taste ", "optional ", "à 1 g ", "of ", "finely chopped "],
  ),
  fc.string({ minLength: 1, maxLength: 3 }),
);

describe("The steps of a reader grow with the length of the text", () => {
  it.each(Object.entries(readers))("%s", (_name, read) => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 3 }), (texts) => {
        const text = texts.join("");
        const stepsFor = (length: number) =>
          countSteps(() => read(text.repeat(length / text.length)));
        expect(stepsFor(20_000) / stepsFor(2_000)).toBeLessThan(MOST_GROWTH);
      }),
      { numRuns: 50 },
    );
  });
});
