import { readHeading } from "../../../../shared/amounts/readHeading";
import { findJsonLdRecipes, indexJsonLd } from "./jsonLdNodes";
import { readInstructions } from "./readInstructions";
import { readJsonLd } from "./readJsonLd";
import { readMinutes } from "./readMinutes";
import { toPlainLine, toPlainLines, toPlainText } from "./toPlainText";

describe("Texts of pages", () => {
  it.each([
    ["Salt &amp; pepper", "Salt & pepper"],
    ["diced &amp, fried", "diced &, fried"],
    ["salt &ampere", "salt &ampere"],
    ["&amp;frac12; cup &lt;b&gt;sugar&lt;/b&gt;", "½ cup sugar"],
    ["<p>Mix.</p><p>Bake <b>well</b>.</p>", "Mix.\nBake well."],
    ["one<br>two<br/>three", "one\ntwo\nthree"],
    ["less than < 10 minutes > 5", "less than < 10 minutes > 5"],
    ["<script>alert(1)</script>Stir", "Stir"],
    ["  a \u00a0 b\r\n\r\n c ", "a b\nc"],
    ["soft\u00adhyphen", "softhyphen"],
    ["R&B; a&b", "R&B; a&b"],
  ])("%s reads as %j", (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  it("become one line, or lines without empty ones", () => {
    expect(toPlainLine("a<br>b")).toBe("a b");
    expect(toPlainLines("<ul><li>a</li><li> </li><li>b</li></ul>")).toEqual(["a", "b"]);
  });
});

describe("Durations", () => {
  it.each([
    ["PT30M", 30],
    ["PT1H30M", 90],
    ["P0DT2H0M", 120],
    ["P1D", 1440],
    ["P1DT1H", 1500],
    ["PT90S", 2],
    ["PT0M", undefined],
    ["P0Y0M0DT0H35M0.000S", 35],
    [" pt15m ", 15],
    ["1 hr 30 mins", 90],
    ["1½ Stunden", 90],
    ["1 1/2 hours", 90],
    ["20-25 minutes", 25],
    ["ca. 45 Min.", 45],
    ["1:15", 75],
    ["45", 45],
    [20, 20],
    [{ "@type": "Duration", maxValue: "PT40M", minValue: "PT30M" }, 40],
    [["PT5M"], 5],
    ["overnight", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j takes %j minutes", (duration, minutes) => {
    expect(readMinutes(duration)).toBe(minutes);
  });
});

describe("Instructions", () => {
  it.each([
    ["a text", "Mix.\nBake.", ["Mix.", "Bake."]],
    ["a numbered text", "1. Mix.\n2. Bake at 180 °C.", ["Mix.", "Bake at 180 °C."]],
    ["numbers on one line", "1. Mix 2 eggs. 2. Bake.", ["Mix 2 eggs.", "Bake."]],
    ["HTML", "<ol><li>Mix.</li><li>Bake.</li></ol>", ["Mix.", "Bake."]],
    ["Step 1", ["Step 1: Mix.", "Schritt 2: Backen."], ["Mix.", "Backen."]],
    ["steps", [{ "@type": "HowToStep", text: "Mix." }], ["Mix."]],
    ["steps with names only", [{ "@type": "HowToStep", name: "Mix." }], ["Mix."]],
    [
      "steps with names",
      [
        ["Make the caramel", "Melt the sugar slowly in a dry pan."],
        ["For the topping", "Whip the cream."],
        ["2. Chill:", "Put it in the fridge."],
        ["<b>Enjoy!</b>", "Eat."],
      ].map(([name, text]) => ({ "@type": "HowToStep", name, text })),
      [
        "Make the caramel: Melt the sugar slowly in a dry pan.",
        "For the topping: Whip the cream.",
        "Chill: Put it in the fridge.",
        "Enjoy: Eat.",
      ],
    ],
    [
      "steps with names that count or repeat",
      [
        ["Whip the cream until it holds its…", "Whip the cream until it holds its shape."],
        ["Mix the dough.", "Mix the dough."],
        ["Step 4", "Serve."],
        ["Schritt 5:", "Essen."],
        ["6", "Wash up."],
        ["step-7", "Rest."],
        ["", "Sleep."],
        ["Étape 8", "Dormir."],
        ["Instructions", "Mix."],
      ].map(([name, text]) => ({ "@type": "HowToStep", name, text })),
      [
        ...["Whip the cream until it holds its shape.", "Mix the dough.", "Serve.", "Essen."],
        ...["Wash up.", "Rest.", "Sleep.", "Dormir.", "Mix."],
      ],
    ],
    [
      "steps with names and directions",
      [
        {
          ...{ "@type": "HowToStep", name: "Dough" },
          itemListElement: [
            { "@type": "HowToDirection", text: "Mix." },
            { "@type": "HowToDirection", text: "Knead." },
          ],
        },
      ],
      ["Dough: Mix. Knead."],
    ],
    [
      "sections",
      [
        {
          "@type": "HowToSection",
          name: "Dough",
          itemListElement: [{ "@type": "HowToStep", text: "Knead<br>well." }],
        },
      ],
      ["Dough:", "Knead well."],
    ],
    [
      "a list of items",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: { text: "Mix." } }] },
      ["Mix."],
    ],
    [
      "steps of directions",
      [{ "@type": "HowToStep", itemListElement: [{ "@type": "HowToDirection", text: "Mix." }] }],
      ["Mix."],
    ],
    ["a number that begins a step", "200 g sugar go in first.", ["200 g sugar go in first."]],
    ["nothing", undefined, []],
  ])("are read from %s", (_, instructions, steps) => {
    expect(readInstructions(instructions)).toEqual(steps);
  });
});

describe("A recipe in JSON-LD", () => {
  const graph = {
    "@graph": [
      { "@type": "Person", "@id": "#jo", name: "Jo&amp;Co" },
      { "@type": ["https://schema.org/Recipe"], name: "Plum cake", author: { "@id": "#jo" } },
    ],
  };

  it("is found in a graph, with its author by id", () => {
    const [recipe] = findJsonLdRecipes(graph);
    const read = readJsonLd(recipe!, { index: indexJsonLd(graph) });
    expect(read).toMatchObject({ name: "Plum cake", author: "Jo&Co" });
    expect(read.warnings).toEqual(["No ingredients were found.", "No instructions were found."]);
  });

  it("is read completely", () => {
    expect(
      readJsonLd(
        {
          "@type": "Recipe",
          name: "Soup",
          image: ["/a.jpg", "/b.jpg"],
          author: [{ name: "A" }, "B", { name: "A" }],
          recipeIngredient: ["1 onion", { amount: "2", unit: "tbsp", name: "oil" }],
          recipeInstructions: "Cook.",
          recipeCategory: ["Soup", "Starter"],
          keywords: [
            "quick, soup , Quick",
            { "@type": "DefinedTerm", name: "Soup" },
            { name: "hot" },
          ],
          suitableForDiet: "https://schema.org/GlutenFreeDiet",
          recipeYield: 4,
          prepTime: "PT10M",
          cookTime: "PT0M",
        },
        { url: "https://example.org/soup" },
      ),
    ).toEqual({
      name: "Soup",
      source: "https://example.org/soup",
      author: "A, B",
      ingredients: ["1 onion", "2 tbsp oil"],
      instructions: ["Cook."],
      category: "Soup",
      otherCategories: ["Starter"],
      tags: ["Starter", "quick", "soup", "hot", "Gluten free"],
      servings: 4,
      prepMinutes: 10,
      photos: [{ url: "https://example.org/a.jpg" }],
      warnings: [],
    });
  });

  it.each([
    [
      "an object",
      { "@type": "NutritionInformation", calories: "420 kcal", fatContent: "12 g" },
      "https://www.example.org/soup",
      ["Energy 420 kcal\nFat 12 g", "www.example.org"],
    ],
    [
      "an object with a source",
      { calories: 420, description: "The package" },
      "https://www.example.org/soup",
      ["Energy 420 kcal", "The package"],
    ],
    ["a file", { calories: "420 kcal" }, undefined, ["Energy 420 kcal", undefined]],
    ["a text", "<p>420 kcal<br>Salt 1 g</p>", undefined, ["420 kcal\nSalt 1 g", undefined]],
    ["values of any type", { calories: { value: {} }, fatContent: [[]] }, undefined, []],
    ["nothing", undefined, "https://www.example.org/soup", []],
  ])("has the nutrition of %s", (_, nutrition, url, [text, source]) => {
    const read = readJsonLd(
      { "@type": "Recipe", name: "Soup", nutrition },
      { ...(url && { url }) },
    );
    expect([read.nutrition, read.nutritionSource]).toEqual([text, source]);
  });

  it("has bold lines as headings between its ingredients", () => {
    const lines = [
      "<b>Dough</b>",
      "<strong>200 g flour</strong>",
      "<u>Icing:</u>",
      "<b>½</b> lemon",
    ];
    const { ingredients } = readJsonLd({ "@type": "Recipe", recipeIngredient: lines });
    expect(ingredients.map((line) => readHeading(line))).toEqual(["Dough", null, "Icing", null]);
  });

  it("has bold lines as ingredients if most of its lines are bold", () => {
    const lines = ["<b>200 g flour</b>", "<b>Salt and pepper</b>", "<b>2 eggs</b>", "sugar"];
    const { ingredients } = readJsonLd({ "@type": "Recipe", recipeIngredient: lines });
    expect(ingredients).toEqual(["200 g flour", "Salt and pepper", "2 eggs", "sugar"]);
  });

  it.each([
    ["1 cup milk ((warm))", "1 cup milk (warm)"],
    ["1 egg (large (L))", "1 egg (large (L))"],
    ["0 As required salt", "salt, as required"],
    ["0 to taste pepper", "pepper, to taste"],
    ["• salt", "salt"],
    ["0 calorie sweetener", "0 calorie sweetener"],
  ])("has the ingredient %j as %j", (line, ingredient) => {
    expect(readJsonLd({ recipeIngredient: [line] }).ingredients).toEqual([ingredient]);
  });

  it("has an ingredient for each amount of its only line", () => {
    const read = (recipeIngredient: string) => readJsonLd({ recipeIngredient }).ingredients;
    expect(read("100 g sugar, 2 eggs, 1 zest of lemon, salt")).toEqual([
      "100 g sugar",
      "2 eggs",
      "1 zest of lemon, salt",
    ]);
    expect(read("2 eggs, 50 g each")).toEqual(["2 eggs, 50 g each"]);
  });

  it("has nutrition in the language of the recipe", () => {
    const nutrition = { calories: "420 kcal" };
    const stated = readJsonLd({ name: "Suppe", inLanguage: "de", nutrition });
    const german =
      "Die Zwiebel in der Butter bei kleiner Hitze dünsten und mit der Brühe ablöschen. ";
    const detected = readJsonLd({ name: "Suppe", recipeInstructions: german.repeat(3), nutrition });
    expect([stated.nutrition, detected.nutrition]).toEqual(Array(2).fill("Brennwert 420 kcal"));
  });

  it("is read despite endless nesting and values of any type", () => {
    let nested: object = { "@type": "Recipe", name: "deep" };
    for (let i = 0; i < 1000; i++) nested = { mainEntity: nested };
    expect(findJsonLdRecipes(nested)).toEqual([]);
    const odd = {
      "@type": "Recipe",
      name: 5,
      image: {},
      author: 3,
      recipeYield: {},
      keywords: [[1]],
    };
    expect(readJsonLd(odd)).toMatchObject({ name: "5", photos: [], tags: ["1"] });
  });
});
