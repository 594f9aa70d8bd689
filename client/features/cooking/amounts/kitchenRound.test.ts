import fc from "fast-check";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { kitchenRound } from "./kitchenRound";
import { writeNumber } from "./writeNumber";

it.each<[number, Unit, string]>([
  [0.01, "TSP", "⅛"],
  [0.3, "TSP", "⅓"],
  [0.4, "CUP", "⅓"],
  [0.45, "CUP", "½"],
  [1 / 3, "CUP", "⅓"],
  [0.6, "CUP", "⅔"],
  [0.7, "CUP", "⅔"],
  [0.95, "TBSP", "1"],
  [2.26, "TBSP", "2¼"],
  [5.3, "CUP", "5¼"],
  [12.6, "CUP", "13"],
  [0.12, "LB", "⅛"],
  [0.1, "LB", "0.1"],
  [0.2, "OZ", "¼"],
  [0.12, "OZ", "⅛"],
  [0.1, "OZ", "0.1"],
  [0.0625, "CUP", "0.06"],
  [0.06, "PIECE", "0.06"],
  [0.07, "PIECE", "⅛"],
  [0.125, "DL", "⅛"],
  [2.3, "LB", "2¼"],
  [10.4, "OZ", "10"],
  [2.2, "DL", "2¼"],
  [0.2, "G", "0.2"],
  [0.128, "G", "0.13"],
  [1.28, "G", "1.3"],
  [3.6, "G", "3.5"],
  [33.3, "G", "33"],
  [187.5, "G", "190"],
  [333, "ML", "335"],
  [1234, "G", "1230"],
  [1.333, "KG", "1.35"],
  [0.02, "L", "0.05"],
  [12.3, "KG", "12.5"],
  [150.4, "MG", "150"],
  [0.2, "PIECE", "¼"],
  [0.125, "PIECE", "⅛"],
  [1.5, "PIECE", "1½"],
  [4.5, "PIECE", "5"],
])("%d %s is rounded to %s", (number, unit, measured) => {
  expect(writeNumber(kitchenRound(number, unit), unit)).toBe(measured);
});

it.each([
  [0.3, 1],
  [1.4, 1],
  [1.5, 2],
  [2.5, 3],
])("%d leaves are rounded to %d leaves", (number, leaves) => {
  expect(kitchenRound(number, "PIECE", "indivisible")).toBe(leaves);
});

it.each([
  [0.25, 0.5],
  [0.5, 0.5],
  [0.8, 1],
  [1.4, 1],
  [1.5, 2],
  [2.5, 3],
])("%d eggs are rounded to %d eggs", (number, eggs) => {
  expect(kitchenRound(number, "PIECE", "whole")).toBe(eggs);
});

const units: Unit[] = ["G", "KG", "ML", "L", "TSP", "TBSP", "CUP", "OZ", "LB", "PIECE", "DL"];
const exact = fc.double({ min: 0.001, max: 5_000, noNaN: true });

describe("Rounding for the kitchen", () => {
  it("never results in zero, and changes amounts of 10 or more by at most a tenth", () => {
    fc.assert(
      fc.property(exact, fc.constantFrom(...units), (number, unit) => {
        const rounded = kitchenRound(number, unit);
        expect(rounded).toBeGreaterThan(0);
        if (number >= 10) expect(Math.abs(rounded - number)).toBeLessThanOrEqual(number / 10);
      }),
    );
  });

  it("leaves a rounded amount unchanged", () => {
    fc.assert(
      fc.property(exact, fc.constantFrom(...units), (number, unit) => {
        const rounded = kitchenRound(number, unit);
        expect(kitchenRound(rounded, unit)).toBeCloseTo(rounded, 9);
      }),
    );
  });

  it("never reverses the order of two amounts", () => {
    fc.assert(
      fc.property(exact, exact, fc.constantFrom(...units), (one, other, unit) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(kitchenRound(less, unit)).toBeLessThanOrEqual(kitchenRound(more, unit) + 1e-9);
      }),
    );
  });
});
