import fc from "fast-check";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { kitchenMeasures, totalIn } from "./kitchenMeasures";

const spoonsAndPounds: Unit[] = ["TSP", "TBSP", "CUP", "STICK", "OZ", "LB"];

describe("The measures of an amount", () => {
  it("differ from it by at most a ninth, in at most two parts", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 200, noNaN: true }),
        fc.constantFrom(...spoonsAndPounds),
        fc.boolean(),
        (number, unit, hasCups) => {
          const measures = kitchenMeasures(number, unit, { isInexact: false, hasCups })!;
          expect(Math.abs(totalIn(measures, unit) - number)).toBeLessThanOrEqual(number / 9);
          expect(measures.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it("never are four tablespoons or more where there are cups, nor three teaspoons", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.125, max: 500, noNaN: true }), (teaspoons) => {
        const measures = kitchenMeasures(teaspoons, "TSP", { isInexact: false, hasCups: true })!;
        const most = { TSP: 3, TBSP: 4, CUP: Infinity } as Record<string, number>;
        for (const { number, unit } of measures) expect(number).toBeLessThan(most[unit]!);
      }),
    );
  });

  it("are empty for less than can be measured, and absent for other units", () => {
    const options = { isInexact: false, hasCups: true };
    expect(kitchenMeasures(0.1, "TSP", options)).toEqual([]);
    expect(kitchenMeasures(1, "G", options)).toBeNull();
  });
});
