import { NO_DETAILS } from "../../../shared/recipeDetails";
import { readSections } from "../../../shared/recipeSections";
import { writeCooklang, type CooklangLine } from "./writeCooklang";

const line = (name: string, fields: Partial<CooklangLine> = {}): CooklangLine => ({
  name,
  quantity: null,
  unit: null,
  preparation: null,
  isOptional: false,
  scales: true,
  ...fields,
});

const recipe = (instructions: string, ingredients: CooklangLine[], fields: object = {}) => ({
  name: "Onion soup",
  ...NO_DETAILS,
  owner: { name: "Ana" },
  category: { name: "Soups" },
  difficultyLevel: { name: "Easy" },
  tags: [],
  equipment: [],
  ingredientsNotes: null,
  ingredients,
  lines: ingredients.map(({ name }) => ({ heading: null, name })),
  steps: readSections(instructions),
  ...fields,
});

const readBody = (...args: Parameters<typeof recipe>) =>
  writeCooklang(recipe(...args)).replace(/^---\n[^]*?\n---\n\n/, "");

describe("A recipe in Cooklang", () => {
  it("begins with its metadata under canonical names", () => {
    const text = writeCooklang(
      recipe("Stir.", [], {
        description: "Two lines:\nof it.",
        source: "https://x.yz/soup",
        tags: [{ name: "Vegan" }, { name: "#1" }],
        language: "en-GB",
        servings: 4,
        servingsUnit: "bowls",
        prepMinutes: 15,
        totalMinutes: 90,
      }),
    );
    expect(text).toBe(`---
title: Onion soup
description: |-
  Two lines:
  of it.
source: https://x.yz/soup
author: Ana
locale: en_GB
servings: 4
servings unit: bowls
category: Soups
difficulty: Easy
tags:
  - Vegan
  - "#1"
prep time: 15 minutes
time required: 90 minutes
---

Stir.
`);
  });

  it("marks the first mention of an ingredient, in any number and language", () => {
    const lines = [
      line("Onion", { quantity: "2", unit: "pieces", preparation: "finely chopped" }),
      line("Kartoffel", { quantity: "500", unit: "g" }),
    ];
    expect(readBody("Chop the onions and one onion.\nDie Kartoffeln schälen.", lines)).toBe(
      "Chop the @onions{2%pieces}(finely chopped) and one onion.\n\nDie @Kartoffeln{500%g} schälen.\n",
    );
  });

  it("has square brackets within a preparation, which is in round ones", () => {
    const flour = line("Flour", { preparation: "sifted (twice), not (-very-) warm" });
    expect(readBody("Add flour.", [flour])).toContain(
      "@flour{}(sifted [twice], not [ -very-] warm)",
    );
  });

  it("matches the longest name first, and only whole words", () => {
    const lines = [line("Oil", { quantity: "1", unit: "l" }), line("Olive oil"), line("Rice")];
    expect(readBody("Heat the olive oil.\nFry in oil at a fair price.", lines)).toBe(
      "@Rice{}\n\nHeat the @olive oil{}.\n\nFry in @oil{1%l} at a fair price.\n",
    );
  });

  it("finds names with signs in them", () => {
    expect(
      readBody("Cook the long-grain rice.", [line("Long-grain rice"), line("1/2 [x] (a.b*)\\")]),
    ).toBe("@1/2 [x] (a.b*)\\{}\n\nCook the @long-grain rice{}.\n");
  });

  it("lists unmentioned ingredients, and marks optional and fixed ones", () => {
    const lines = [
      line("Salt", { unit: "pinch", isOptional: true }),
      line("Bay leaf", { quantity: "1", scales: false, preparation: "torn", isOptional: true }),
    ];
    expect(readBody("Cook.", lines)).toBe("@?Salt{pinch}, @?Bay leaf{=1}(torn)\n\nCook.\n");
  });

  it("has headings as sections and notes as notes", () => {
    const notes = { ingredientsNotes: "Ripe plums.\n\nFrom the garden." };
    expect(readBody("Dough:\nKnead.\nFilling:\nStir.", [], notes)).toBe(
      "> Ripe plums.\n>\n> From the garden.\n\n== Dough ==\n\nKnead.\n\n== Filling ==\n\nStir.\n",
    );
  });

  it("has no accidental marks in its texts", () => {
    const text = "> Mail @ana or #1 -- in ~5 minutes [- at most -].";
    expect(readBody(text, [line("Salt{}%", { quantity: "{1%}" })])).toBe(
      "@Salt{1}\n\n\\> Mail \\@ana or \\#1 \\-- in \\~~{5%minutes} \\[- at most -].\n",
    );
  });
});
