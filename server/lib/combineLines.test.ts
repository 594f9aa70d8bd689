import { combineLines } from "./combineLines";

const line = (quantity: string | null, unit: string | null, preparation: string | null = null) => ({
  quantity,
  unit,
  preparation,
  isOptional: false,
});

describe("Two lines for the same ingredient", () => {
  it.each([
    [line("200", "g"), line("50", "g"), line("250", "g")],
    [line("0,5", "l"), line("1/4", "l"), line("0,75", "l")],
    [line("1/3", "cup"), line("1/3", "cup"), line("1/3", "cup", "+ 1/3 cup")],
    [line("200", "g"), line("2", null, "large"), line("200", "g", "+ 2 large")],
    [line("1", "T"), line("1", "t"), line("1", "T", "+ 1 t")],
    [line("200", "g", "diced"), line("100", "g", "whole"), line("200", "g", "diced + 100 g whole")],
    [line("2-3", null), line("1", null), line("2-3", null, "+ 1")],
    [line(null, null), line("1", "tsp", "ground"), line("1", "tsp", "ground")],
    [line("1", "tsp"), line(null, null), line("1", "tsp")],
    [line("1", "tsp"), line(null, null, "to taste"), line("1", "tsp", "+ to taste")],
  ])("%j and %j are %j", (first, second, combined) => {
    expect(combineLines(first, second)).toEqual(combined);
  });

  it("are optional if both are", () => {
    const optional = { ...line("1", "g"), isOptional: true };
    expect(combineLines(optional, optional).isOptional).toBe(true);
    expect(combineLines(optional, line("1", "g")).isOptional).toBe(false);
  });

  it("fit into the limit, with the amount of the second", () => {
    const long = "x".repeat(200);
    const { preparation } = combineLines(line("1", "g", long), line("2", "cups"));
    expect(preparation).toHaveLength(200);
    expect(preparation).toMatch(/^x+… \+ 2 cups$/);
    expect(combineLines(line("1", "g", long), line("2", "g", `${long}y`)).preparation).toHaveLength(
      200,
    );
  });
});
