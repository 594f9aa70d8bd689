import { exampleLines } from "./exampleLines";
import { stepPieces } from "./stepPieces";
import type { UnitSystem } from "./unitSystem";

const showPieces = (text: string, factor: number, unitSystem: UnitSystem = "asWritten") =>
  stepPieces(text, exampleLines, { factor, unitSystem });
const showText = (...args: Parameters<typeof showPieces>) =>
  showPieces(...args)
    .map(({ text }) => text)
    .join("");

describe("A step of a scaled recipe", () => {
  it.each<[string, number, string]>([
    ["Add 200 g flour.", 2, "Add 400 g flour."],
    ["Add 400 g of the flour.", 3, "Add 1.2 kg of the flour."],
    ["Beat in the remaining 2 eggs.", 2, "Beat in the remaining 4 eggs."],
    ["Beat in the remaining 2 eggs.", 0.5, "Beat in the remaining 1 egg."],
    ["Beat in 1 egg.", 3, "Beat in 3 eggs."],
    ["Beat in 1 egg.", 0.25, "Beat in about ½ egg."],
    ["Die restlichen 2 Eier zugeben.", 0.5, "Die restlichen 1 Ei zugeben."],
    ["1 Ei zugeben.", 2, "2 Eier zugeben."],
    ["200 g Mehl und 2 Eier verrühren.", 2, "400 g Mehl und 4 Eier verrühren."],
    ["Melt about 100 g butter.", 0.33, "Melt about 33 g butter."],
    ["Bake 2 eggs at 180 °C for 20 minutes.", 2, "Bake 4 eggs at 180 °C for 20 minutes."],
    ["Open a 400 g tin of butter.", 2, "Open a 400 g tin of butter."],
    ["Add 1 tsp salt.", 2, "Add 1 tsp salt."],
    ["Add 300 ml water.", 2, "Add 300 ml water."],
    ["Whisk 2 egg whites.", 2, "Whisk 4 egg whites."],
    ["Whisk 2 egg whites.", 0.5, "Whisk 1 egg white."],
    ["Whisk 1 egg white until stiff.", 2, "Whisk 2 egg whites until stiff."],
    ["Stir in 3 egg yolks, one by one.", 3, "Stir in 9 egg yolks, one by one."],
    ["Stir in 1 egg yolk.", 2, "Stir in 2 egg yolks."],
    ["Fry 6 onion rings.", 2, "Fry 12 onion rings."],
    ["Add 4 onion halves.", 0.25, "Add 1 onion half."],
    ["Serve with 1 onion wedge.", 2, "Serve with 2 onion wedges."],
    ["Boil 2 potato dumplings.", 2, "Boil 4 potato dumplings."],
    ["Boil 2 potato fritters.", 2, "Boil 4 potato fritters."],
    ["Boil 1 potato and mash it.", 2, "Boil 2 potatoes and mash it."],
    ["1 Ei trennen.", 2, "2 Eier trennen."],
  ])("%s times %d: %s", (text, factor, expected) => {
    expect(showText(text, factor)).toBe(expected);
  });

  it("has the original text of each scaled amount", () => {
    expect(showPieces("Mix 200 g flour with 2 eggs.", 2)).toEqual([
      { text: "Mix " },
      { text: "400 g", original: "200 g" },
      { text: " flour with " },
      { text: "4", original: "2" },
      { text: " eggs." },
    ]);
  });

  it("is unchanged for the original servings", () => {
    expect(showPieces("Mix 200 g flour with 2 eggs.", 1)).toEqual([
      { text: "Mix 200 g flour with 2 eggs." },
    ]);
  });
});

describe("A step in other units", () => {
  it.each<[string, number, string]>([
    ["Add 240 g flour.", 1, "Add about 2 cups flour."],
    ["Add 240 g flour.", 2, "Add about 4 cups flour."],
    [
      "Add 300 ml water at 200 °C in the oven.",
      1,
      "Add about 1¼ cups water at about 400 °F in the oven.",
    ],
  ])("%s times %d: %s", (text, factor, expected) => {
    expect(showText(text, factor, "us")).toBe(expected);
  });

  it("has no original text of amounts that are not scaled", () => {
    expect(showPieces("Add 240 g flour.", 1, "us")[1]).toEqual({ text: "about 2 cups" });
  });
});
