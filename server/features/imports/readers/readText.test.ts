import { readHeading } from "../../../../shared/amounts/readHeading";
import { readText } from "./readText";

const card = `Grandma's plum cake

A cake for late summer.
Serves 12
Prep: 20 min | Bake: 45 min
From: Aunt Hilda

Ingredients
- 500 g flour
- 1 cube of yeast
For the topping:
- 1.5 kg plums
- cinnamon sugar

Method
1. Knead the dough and let it
   rise for an hour.
2. Cover with plums.

Bake at 200 °C.

Notes
Freezes well.`;

describe("A pasted text", () => {
  it("is read with the headings of its parts", () => {
    expect(readText(card)).toEqual({
      name: "Grandma's plum cake",
      description: "A cake for late summer.",
      servings: 12,
      prepMinutes: 20,
      cookMinutes: 45,
      source: "Aunt Hilda",
      ingredients: [
        "500 g flour",
        "1 cube of yeast",
        "For the topping:",
        "1.5 kg plums",
        "cinnamon sugar",
      ],
      instructions: [
        "Knead the dough and let it rise for an hour.",
        "Cover with plums.",
        "Bake at 200 °C.",
      ],
      notes: "Freezes well.",
      tags: [],
      photos: [],
      warnings: [],
    });
  });

  it("is read in German", () => {
    const read = readText(`# Linsensuppe

**Zutaten für 4 Personen:**
* 250 g Linsen
* 1 Bund Suppengrün
* Salz, Pfeffer

**Zubereitung:**
Zubereitungszeit: 15 Min.
Kochzeit ca. 1 Std.

Suppengrün schneiden.
Alles 30 Minuten kochen.`);
    expect(read).toMatchObject({
      name: "Linsensuppe",
      servings: 4,
      servingsUnit: "Personen",
      prepMinutes: 15,
      cookMinutes: 60,
      ingredients: ["250 g Linsen", "1 Bund Suppengrün", "Salz, Pfeffer"],
      instructions: ["Suppengrün schneiden.", "Alles 30 Minuten kochen."],
    });
  });

  it.each([
    [
      "English",
      "Cheese scones\n225 g flour\n50 g cold butter\n1 egg, beaten\nsalt\nRub the butter into the flour.\nBake for 15 minutes at 220 °C.",
      ["225 g flour", "50 g cold butter", "1 egg, beaten", "salt"],
      ["Rub the butter into the flour.", "Bake for 15 minutes at 220 °C."],
    ],
    [
      "German",
      "Rührei\n\n3 Eier\n2 EL Milch\n1 TL Butter\nSalz und Pfeffer\n\nEier mit der Milch verquirlen.\nIn der Butter bei kleiner Hitze stocken lassen.",
      ["3 Eier", "2 EL Milch", "1 TL Butter", "Salz und Pfeffer"],
      ["Eier mit der Milch verquirlen.", "In der Butter bei kleiner Hitze stocken lassen."],
    ],
  ])("is read without any titles: %s", (_, text, ingredients, instructions) => {
    const read = readText(text);
    expect(read.name).toBe(text.split("\n")[0]);
    expect(read).toMatchObject({ ingredients, instructions, warnings: [] });
  });

  it("is read if only the steps or only the ingredients have a heading", () => {
    const parts = { ingredients: ["2 leeks", "1 l stock"], instructions: ["Cook them together."] };
    expect(readText("Soup\n2 leeks\n1 l stock\nMethod\nCook them together.")).toMatchObject(parts);
    expect(readText("Soup\nIngredients\n2 leeks\n1 l stock\nCook them together.")).toMatchObject(
      parts,
    );
  });

  it.each([
    ["Serves four", 4, undefined],
    ["Makes one 9-inch pie", 1, "pie (9-inch)"],
    ["Makes a 23 cm tart.", 1, "tart (23 cm)"],
    ["Makes 1 loaf (20 cm)", 1, "loaf (20 cm)"],
    ["Makes about 2 dozen biscuits", 24, "biscuits"],
    ["Ergibt zwei Brote", 2, "Brote"],
    ["Ergibt ca. 12 Stück", 12, "Stück"],
    ["Für vier Personen", 4, "Personen"],
    ["Yield: one loaf", 1, "loaf"],
    ["_Serves 4_", 4, undefined],
    ["*4 servings*", 4, undefined],
  ])("states its yield: %s", (line, servings, servingsUnit) => {
    const read = readText(`Cake\n${line}\n\nIngredients\n2 eggs\n\nMethod\nBake.`);
    expect([read.servings, read.servingsUnit, read.description]).toEqual([
      servings,
      servingsUnit,
      undefined,
    ]);
  });

  it.each([
    ["Makes 1.5 litres", 1.5, "litres"],
    ["Ergibt ca. 1,5 l", 1.5, "l"],
    ["Ergibt 1 kg 200", 1.2, "kg"],
    ["Yields approximately 3 cups", 3, "cups"],
    ["Makes enough for 2 pizzas", 2, "pizzas"],
    ["for 4-6 people", 4, "people"],
  ])("states its yield in a line: %s", (line, servings, servingsUnit) => {
    const read = readText(`Cake\n${line}\n\nIngredients\n2 eggs\n\nMethod\nBake.`);
    expect([read.servings, read.servingsUnit]).toEqual([servings, servingsUnit]);
  });

  it.each([
    ["Zutaten für vier Personen", 4, "Personen"],
    ["Zutaten für eine Kastenform (30 cm)", 1, "Kastenform (30 cm)"],
    ["Ingredients (serves 6)", 6, undefined],
  ])("states its yield in a heading: %s", (heading, servings, servingsUnit) => {
    const read = readText(`Cake\n${heading}:\n2 eggs\n\nMethod\nBake.`);
    expect([read.servings, read.servingsUnit]).toEqual([servings, servingsUnit]);
  });

  it.each(["For the sauce, see below.", "Makes a great breakfast.", "For 2 minutes stir well."])(
    "has no yield in a sentence: %s",
    (line) => {
      const read = readText(`Cake\n${line}\n\nIngredients\n2 eggs\n\nMethod\nBake.`);
      expect([read.servings, read.description]).toEqual([undefined, line]);
    },
  );

  it.each(["", "Ingredients\n"])("keeps the marks of the headings of ingredients %j", (title) => {
    const headings =
      "!Icing / >> Icing << / *** Icing *** / --- Icing --- / === Icing === / ~ Icing ~ / * Icing * / - Icing -";
    for (const heading of headings.split(" / ")) {
      const { ingredients } = readText(
        `Cake\n\n${title}200 g flour\n2 eggs\n${heading}\n50 g sugar\n\nMethod\nMix. Bake.`,
      );
      expect(ingredients.map((line) => readHeading(line) ?? line)).toEqual([
        "200 g flour",
        "2 eggs",
        "Icing",
        "50 g sugar",
      ]);
    }
  });

  it("has lines without the signs before them", () => {
    const { ingredients } = readText("Cake\n\n► 200 g flour\n► 2 eggs\n► salt\n\nMix.\nBake.");
    expect(ingredients).toEqual(["200 g flour", "2 eggs", "salt"]);
  });

  it("has amounts in italics, as in RecipeMD", () => {
    const text =
      "# Pie\n\n**6 servings**\n\n---\n\n- *2 cups* flour\n- *3* apples\n* _1_ lemon\n- salt*\n\n---\n\nMix all and *bake* it.";
    expect(readText(text)).toMatchObject({
      servings: 6,
      ingredients: ["2 cups flour", "3 apples", "1 lemon", "salt*"],
      instructions: ["Mix all and *bake* it."],
    });
  });

  it.each([
    [
      "above their names",
      "200 g / noodles / 2 / limes / salt / Sauce: / 1 / tbsp / tahini / 4x / garlic",
    ],
    [
      "below their names",
      "noodles / 200 g / limes / 2 / salt / Sauce: / tahini / 1 tbsp / garlic / 4x",
    ],
  ])("has amounts on lines of their own %s", (_, lines) => {
    const text = `Bowl\n\nIngredients\n${lines.replaceAll(" / ", "\n")}\n\nMethod\nMix.\nServe.`;
    expect(readText(text).ingredients).toEqual([
      ...["200 g noodles", "2 limes", "salt", "Sauce:", "1 tbsp tahini", "4x garlic"],
    ]);
  });

  it.each([
    "1x / 2x / 3x / salt / 200 g flour",
    "2 cloves / 200 g flour / salt / 4 bay leaves",
    "2 / limes / 200 g flour / salt",
    "2 / limes / 3",
  ])("has numbers without a name unchanged: %s", (lines) => {
    const text = `Bowl\n\nIngredients\n${lines.replaceAll(" / ", "\n")}\n\nMethod\nMix.\nServe.`;
    expect(readText(text).ingredients).toEqual(lines.split(" / "));
  });

  it.each(["Print Recipe", "February 8, 2016", "Read more"])("ends at %j", (line) => {
    const text = `Soup\n400 g broccoli\n2 onions\nPrep time: 10 minutes - Cook time: 5 minutes\nCook it.\n${line}\nI made this, and it was very good.`;
    expect(readText(text)).toMatchObject({
      ingredients: ["400 g broccoli", "2 onions"],
      instructions: ["Cook it."],
      prepMinutes: 10,
      cookMinutes: 5,
    });
  });

  it("has no labels of advertisements", () => {
    const text = "Soup\n400 g broccoli\nAdvertisement\n2 onions\nCook it.";
    expect(readText(text)).toMatchObject({ ingredients: ["400 g broccoli", "2 onions"] });
  });

  it("reports missing parts", () => {
    expect(readText("").warnings).toEqual([
      "The recipe has no name.",
      "No ingredients were found.",
      "No instructions were found.",
    ]);
    expect(readText("Just a title").warnings).toHaveLength(2);
    const steps = readText("Toast\nToast the bread.\nEat it.");
    expect(steps).toMatchObject({ name: "Toast", instructions: ["Toast the bread.", "Eat it."] });
  });

  it("accepts very many lines, and a very long one", () => {
    expect(readText("1 egg\n".repeat(5_000)).ingredients.length).toBeGreaterThan(4_000);
    expect(readText(`Cake\n${" a".repeat(50_000)}`).name).toBe("Cake");
  });
});
