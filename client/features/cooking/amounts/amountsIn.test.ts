import { amountsIn, hasAmounts } from "./amountsIn";

describe("A step in American measures", () => {
  it.each([
    ["Melt 100 g of the butter.", "Melt about 3½ oz of the butter."],
    ["Add 75ml of the milk.", "Add about ⅓ cup of the milk."],
    ["Soak in 200 ml of hot water.", "Soak in about ¾ cup + 2 tbsp of hot water."],
    ["Stir in 1,5 l stock.", "Stir in about 6⅓ cups stock."],
    ["Add 100–150 g sugar.", "Add about 3½–5¼ oz sugar."],
    ["Add about 100 g sugar.", "Add about 3½ oz sugar."],
    ["Mix 50 g and 60 g.", "Mix about 1¾ oz and about 2 oz."],
    ["Add 1 kg potatoes.", "Add about 2¼ lb potatoes."],
  ])("%s", (typed, expected) => {
    expect(amountsIn(typed, "us")).toBe(expected);
    expect(amountsIn(typed, "asWritten")).toBe(typed);
    expect(amountsIn(typed, "metric")).toBe(typed);
  });

  it.each([
    "Open a 400 g tin of tomatoes.",
    "Heat it in a 1 l saucepan.",
    "Fill two 500 ml moulds.",
    "In einen 3 l Kochtopf geben.",
    "In eine 1 l Auflaufform geben.",
    "Add 250 g (9 oz) flour.",
    "Add 150ml/5fl oz milk.",
    "Add 1,000 g flour.",
    "Roll 4 cm thick, 20 cm wide.",
    "Add 3 g of yeast.",
    "Use 2 tbsp oil and 3 eggs.",
    "It costs $20 g or so.",
    "A 250-g block.",
    "Cook for 5 minutes.",
  ])("%s stays as written", (typed) => {
    expect(amountsIn(typed, "us")).toBe(typed);
  });
});

describe("A step in metric measures", () => {
  it.each([
    ["Add 2 cups milk.", "Add about 480 ml milk."],
    ["Add 1/2 cup sugar.", "Add about 120 ml sugar."],
    ["Add 1 1/2 cups sugar.", "Add about 360 ml sugar."],
    ["Add 1½ cups sugar.", "Add about 360 ml sugar."],
    ["Add ½ lb butter.", "Add about 225 g butter."],
    ["Add 8 ounces of cheese.", "Add about 225 g of cheese."],
    ["Add 2 or 3 cups.", "Add about 480–720 ml."],
    ["Use 3 pounds beef.", "Use about 1.35 kg beef."],
  ])("%s", (typed, expected) => {
    expect(amountsIn(typed, "metric")).toBe(expected);
  });

  it.each([
    "Add 1 lb 4 oz flour.",
    "Open a 14-oz can.",
    "Open the 14 oz can.",
    "Add 2 pints of stock.",
    "Fill the cups.",
    "Add 2 tsp salt.",
  ])("%s stays as written", (typed) => {
    expect(amountsIn(typed, "metric")).toBe(typed);
  });
});

it("A text has amounts if it contains a weight or a volume", () => {
  expect(hasAmounts("Add 100 g flour.")).toBe(true);
  expect(hasAmounts("Cook for 5 minutes at 200 °C.")).toBe(false);
});
