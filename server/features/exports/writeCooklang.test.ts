import { sectionsOf } from "../../../shared/recipeSections";
import { writeCooklang, type CooklangLine } from "./writeCooklang";

const line = (name: string, more: Partial<CooklangLine> = {}): CooklangLine => ({
  name,
  quantity: null,
  unit: null,
  preparation: null,
  isOptional: false,
  scales: true,
  ...more,
});

const recipe = (instructions: string, ingredients: CooklangLine[], more: object = {}) => ({
  name: "Onion soup",
  description: null,
  source: null,
  owner: { name: "Ana" },
  category: { name: "Soups" },
  difficultyLevel: { name: "Easy" },
  tags: [],
  servings: null,
  servingsUnit: null,
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  ingredientsNotes: null,
  ingredients,
  steps: sectionsOf(instructions),
  ...more,
});

const bodyOf = (...args: Parameters<typeof recipe>) =>
  writeCooklang(recipe(...args)).replace(/^---\n[^]*?\n---\n\n/, "");

describe("A recipe in Cooklang", () => {
  it("begins with its metadata, under the canonical names", () => {
    const text = writeCooklang(
      recipe("Stir.", [], {
        description: "Two lines:\nof it.",
        source: "https://x.yz/soup",
        tags: [{ name: "Vegan" }, { name: "#1" }],
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
servings: 4 bowls
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

  it("marks an ingredient where it is mentioned first, in any number and language", () => {
    const lines = [
      line("Onion", { quantity: "2", unit: "pieces", preparation: "finely chopped" }),
      line("Kartoffel", { quantity: "500", unit: "g" }),
    ];
    expect(bodyOf("Chop the onions and one onion.\nDie Kartoffeln schälen.", lines)).toBe(
      "Chop the @onions{2%pieces}(finely chopped) and one onion.\n\nDie @Kartoffeln{500%g} schälen.\n",
    );
  });

  it("takes the longest name first, and no part of a word", () => {
    const lines = [line("Oil", { quantity: "1", unit: "l" }), line("Olive oil"), line("Rice")];
    expect(bodyOf("Heat the olive oil.\nFry in oil at a fair price.", lines)).toBe(
      "@Rice{}\n\nHeat the @olive oil{}.\n\nFry in @oil{1%l} at a fair price.\n",
    );
  });

  it("finds names with signs in them", () => {
    expect(
      bodyOf("Cook the long-grain rice.", [line("Long-grain rice"), line("1/2 [x] (a.b*)\\")]),
    ).toBe("@1/2 [x] (a.b*)\\{}\n\nCook the @long-grain rice{}.\n");
  });

  it("lists what no step mentions, and says what can be left out and what does not scale", () => {
    const lines = [
      line("Salt", { unit: "pinch", isOptional: true }),
      line("Bay leaf", { quantity: "1", scales: false, preparation: "torn", isOptional: true }),
    ];
    expect(bodyOf("Cook.", lines)).toBe(
      "@Salt{pinch}(optional), @Bay leaf{=1}(torn, optional)\n\nCook.\n",
    );
  });

  it("has headings as sections and notes as notes", () => {
    const notes = { ingredientsNotes: "Ripe plums.\n\nFrom the garden." };
    expect(bodyOf("Dough:\nKnead.\nFilling:\nStir.", [], notes)).toBe(
      "> Ripe plums.\n> From the garden.\n\n== Dough ==\n\nKnead.\n\n== Filling ==\n\nStir.\n",
    );
  });

  it("has nothing in its texts that reads as a mark", () => {
    const text = "> Mail @ana or #1 -- in ~5 minutes [- at most -].";
    expect(bodyOf(text, [line("Salt{}%", { quantity: "{1%}" })])).toBe(
      "@Salt{1}\n\n\\> Mail \\@ana or \\#1 \\-- in \\~5 minutes \\[- at most -].\n",
    );
  });
});
