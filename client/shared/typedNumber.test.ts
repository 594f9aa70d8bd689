import type { Locale } from "../../shared/locales";
import { BUNDLED_LOCALE, setLocaleSource } from "./messages/locale";
import { formatTypedNumber, parseTypedNumber } from "./typedNumber";

const speak = (language: Locale) => setLocaleSource(() => language);
afterEach(() => speak(BUNDLED_LOCALE));

describe.each(["en", "de"] as const)("A typed number in the language %s", (language) => {
  beforeEach(() => speak(language));

  it.each([
    ["4", 4],
    [" 12 ", 12],
    ["0", 0],
    ["007", 7],
    ["1.5", 1.5],
    ["1,5", 1.5],
    ["2,25", 2.25],
    ["-3", -3],
    ["1000", 1_000],
  ])("is parsed from %j", (typed, number) => {
    expect(parseTypedNumber(typed)).toBe(number);
  });

  it.each(["", " ", "\t"])("is null for a blank text: %j", (typed) => {
    expect(parseTypedNumber(typed)).toBeNull();
  });

  it.each(["four", "4 or 5", "1/2", "1.5.5", "1,5,5", "1.", ",5", "1e3", "0x10", "Infinity", "-"])(
    "is invalid for %j",
    (typed) => {
      expect(parseTypedNumber(typed)).toBeNaN();
    },
  );

  it.each([0, 4, 1.5, 1.125, 0.1, 1_000])("is parsed from the displayed form of %d", (number) => {
    expect(parseTypedNumber(formatTypedNumber(number))).toBe(number);
  });

  it("is displayed as an empty text for null", () => {
    expect(formatTypedNumber(null)).toBe("");
  });
});

it("The thousands separator of a language is not parsed as a decimal separator", () => {
  expect(parseTypedNumber("1,000")).toBeNaN();
  expect(parseTypedNumber("1.000")).toBe(1);
  expect(formatTypedNumber(1.5)).toBe("1.5");
  speak("de");
  expect(parseTypedNumber("1.000")).toBeNaN();
  expect(parseTypedNumber("1,000")).toBe(1);
  expect(formatTypedNumber(1.5)).toBe("1,5");
});
