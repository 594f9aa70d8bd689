import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isHeading, parseLine } from "./parseLine";

const cases = readFileSync(join(__dirname, "lines.txt"), "utf8")
  .split("\n")
  .filter((row) => row !== "" && !row.startsWith("#"))
  .map((row) => row.split("|").map((part) => part.trim()));

const read = (line: string): string[] => {
  const parsed = parseLine(line);
  if (!parsed) return isHeading(line) ? ["HEADING"] : [];
  const { quantity, unit, ingredient, preparation, isOptional } = parsed;
  return [quantity, unit, ingredient, preparation, isOptional ? "optional" : ""];
};

const isRight = ([line = "", ...expected]: string[]): boolean => {
  const actual = read(line);
  return actual.length > 0 && actual.every((part, index) => part === (expected[index] ?? ""));
};

it("The collected lines are parsed correctly, except for a list of known mistakes", () => {
  const mismatches = cases.filter((each) => !isRight(each)).map(([line]) => line);
  expect(cases).toHaveLength(448);
  expect(mismatches).toEqual([
    "¾ cup packed brown sugar",
    "3cm piece ginger, peeled and grated",
    "7-Up, 1 can",
    "2 Dosen à 400 g Tomaten",
  ]);
});
