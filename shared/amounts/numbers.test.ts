import { hasNumber, NUMBER, NUMBER_IN_WORDS, parseNumber, readNumber } from "./numbers";
import { parseRange } from "./ranges";

describe("A number", () => {
  it.each<[string, number]>([
    ["4", 4],
    ["1 1/2", 1.5],
    ["1-1/2", 1.5],
    ["1½", 1.5],
    ["1 ½", 1.5],
    ["1 + 1/2", 1.5],
    ["1+½", 1.5],
    ["2 plus ¼", 2.25],
    ["⅓", 1 / 3],
    ["1,5", 1.5],
    ["0.125", 0.125],
    ["2 and a half", 2.5],
    ["Two and a half", 2.5],
    ["three quarters of an", 3 / 4],
    ["half a", 1 / 2],
    ["a third", 1 / 3],
    ["twenty", 20],
    ["zwei", 2],
    ["Anderthalb", 1.5],
    ["2 und eine halbe", 2.5],
    ["eine halbe", 1 / 2],
    ["drei viertel", 3 / 4],
    ["zwölf", 12],
  ])("is parsed from %j", (text, value) => {
    expect(parseNumber(text)).toBeCloseTo(value);
  });

  it.each(["", "1,000", "4/5", "0", "1 cup", "second", "ones", "halbtrocken", "acht Eier"])(
    "is not parsed from %j, which has no number, several, or an ambiguous one",
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );
});

it("The text after a number is returned, even if both are written as one word", () => {
  expect(readNumber("2 cups")).toMatchObject({ value: 2, rest: " cups" });
  expect(readNumber("a handful")).toEqual({ value: 1, rest: " handful", isArticle: true });
  expect(readNumber("eine Prise")).toEqual({ value: 1, rest: " Prise", isArticle: true });
  expect(readNumber("viertelstunde")).toMatchObject({ value: 1 / 4, rest: "stunde" });
});

describe("A range", () => {
  it.each([
    ["2-3", 2, 3],
    ["2 – 3", 2, 3],
    ["½ to ¾", 1 / 2, 3 / 4],
    ["2 or 3", 2, 3],
    ["2 bis 3", 2, 3],
    ["zwei oder drei", 2, 3],
    ["between 4 and 5", 4, 5],
    ["zwischen 4 und 5", 4, 5],
    ["7", 7, 7],
  ])("is parsed from %j", (text, min, max) => {
    expect(parseRange(text)).toEqual({ min, max });
  });

  it.each(["3-2", "1 - 14", "2-", "2 to taste"])("is not parsed from %j", (text) => {
    expect(parseRange(text)).toBeNull();
  });
});

it("All numbers in a sentence are found", () => {
  const text = "Halve 1½ lemons, two thirds of a leek and 2 1/4 onions in 1,5 l for half an hour.";
  const match = text.match(
    new RegExp(`(?<![\\p{L}\\d])(?:${NUMBER}|${NUMBER_IN_WORDS})(?![\\p{L}\\d])`, "giu"),
  );
  expect(match).toEqual(["1½", "two thirds of a", "2 1/4", "1,5", "half an"]);
});

it.each(["a dozen", "½", "zwei", "2"])("A number is found in %j", (text) => {
  expect(hasNumber(text)).toBe(true);
});

it.each(["", "a pinch", "eine Prise", "often"])("No number is found in %j", (text) => {
  expect(hasNumber(text)).toBe(false);
});
