import { exampleLine, exampleLines } from "./exampleLines";
import { hasUnscaledAmounts } from "./unscaledAmounts";

describe("A step of a scaled recipe", () => {
  it.each([
    ["Add 200 g flour.", false],
    ["Add 2 eggs.", false],
    ["Add 200 g flour and 300 ml water.", true],
    ["Bake for 20 minutes.", false],
    ["Add three eggs.", true],
    ["Add half an onion.", true],
    ["Drei Eier zugeben.", true],
    ["Add an egg.", false],
    ["Add half the onions.", false],
    ["Add 1/3 of the flour.", false],
    ["Add two thirds of the flour.", false],
    ["Die Hälfte der Butter zugeben.", false],
    ["Ein Drittel des Mehls zugeben.", false],
    ["Put two eggs into each hollow.", false],
    ["Go back to step 2 eggs and all.", false],
    ["Knead the flour for 3 minutes, then add the eggs.", false],
    ["Divide the flour in two.", false],
    ["Add 2 tbsp water.", true],
    ["Add 2 tsp of a sauce.", true],
    ["Knead at 37C flour and eggs.", false],
  ])("%s has unscaled amounts: %s", (text, leaves) => {
    expect(hasUnscaledAmounts(text, exampleLines)).toBe(leaves);
  });

  it("has unscaled amounts if they may refer to several lines", () => {
    const potatoes = [exampleLine("3", null, "New potato"), exampleLine("1", null, "Sweet potato")];
    expect(hasUnscaledAmounts("Add 3 potatoes.", potatoes)).toBe(true);
    expect(hasUnscaledAmounts("Add 3 sweet potatoes.", potatoes)).toBe(false);
    expect(hasUnscaledAmounts("Add the potatoes.", potatoes)).toBe(false);
  });
});
