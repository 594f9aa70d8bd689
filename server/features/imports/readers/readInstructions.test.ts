import { readInstructions } from "./readInstructions";

const step = (text: unknown, name?: string) => ({
  "@type": "HowToStep",
  text,
  ...(name !== undefined && { name }),
});
const section = (name: string | null, ...steps: unknown[]) => ({
  "@type": "HowToSection",
  name,
  itemListElement: steps,
});

describe("A number begins a step only if it is the next one", () => {
  it.each([
    [
      "1. Heat the grill to gas mark 6. Mix the herbs. 2. Grill at level 4. Turn once. 3. Rest for 5. Serve with 2 limes.",
      [
        "Heat the grill to gas mark 6. Mix the herbs.",
        "Grill at level 4. Turn once.",
        "Rest for 5. Serve with 2 limes.",
      ],
    ],
    ["1. Heat to gas mark 2. Mix. 2. Bake.", ["Heat to gas mark 2. Mix.", "Bake."]],
    ["1. Ofen auf Stufe 2. Rühren.", ["Ofen auf Stufe 2. Rühren."]],
    ["Heat to gas mark 6. Mix. Rest for 5.", ["Heat to gas mark 6. Mix. Rest for 5."]],
    [
      "1. Die 2. Portion braten. 2. Nach der 1. Stunde wenden. 3. Essen.",
      ["Die 2. Portion braten.", "Nach der 1. Stunde wenden.", "Essen."],
    ],
    ["1. Add 1.5 l stock. 2. Add 2.5 l milk.", ["Add 1.5 l stock.", "Add 2.5 l milk."]],
    ["1. Mix all 2. Bake it 3. Serve", ["Mix all", "Bake it", "Serve"]],
    ["1. mix. 2. bake.", ["mix.", "bake."]],
    ["1. 2 eggs go in. 2. 3 figs follow.", ["2 eggs go in.", "3 figs follow."]],
    ["Schritt 1: Sieben. Schritt 2: 3 Eier zugeben.", ["Sieben.", "3 Eier zugeben."]],
    ["STEP 1 Mix. STEP 2 Bake.", ["Mix.", "Bake."]],
    ["Step 1: Mix. Step 2 is easy. Step 2: Bake.", ["Mix. Step 2 is easy.", "Bake."]],
    ["1) Mix. 2) Bake with 4 eggs.", ["Mix.", "Bake with 4 eggs."]],
    ["1.) Mix.\n2.) Bake.", ["Mix.", "Bake."]],
    ["01. Mix.\n02. Bake.", ["Mix.", "Bake."]],
    ["1.- Mix.\n2.- Bake.", ["Mix.", "Bake."]],
    ["(1) Mix. (2) Bake.", ["Mix.", "Bake."]],
    ["① Mix. ② Bake.", ["Mix.", "Bake."]],
    ["1.Mix the flour.2.Bake.3.Eat.", ["Mix the flour.", "Bake.", "Eat."]],
    ["Sauce: 1. Mix. 2. Bake.", ["Sauce:", "Mix.", "Bake."]],
    ["1\nMix.\n2\nBake.", ["Mix.", "Bake."]],
    ["1、切る。\n2、焼く。", ["切る。", "焼く。"]],
    ["1. Mix.\nA note.\n2. Bake.", ["Mix.", "A note.", "Bake."]],
    ["2. Mix.\n3. Bake.", ["2. Mix.", "3. Bake."]],
    ["1 - 2 hours of rest.\nBake.", ["1 - 2 hours of rest.", "Bake."]],
    ["10: 30 minutes", ["10: 30 minutes"]],
    ["Serve. 12. December is the day.", ["Serve. 12. December is the day."]],
  ])("in the text %j", (text, steps) => {
    expect(readInstructions(text)).toEqual(steps);
  });

  it.each([
    ["steps", [step("1. Mix."), step("2. Bake at 200. Rest."), step("9. Serve.")]],
    ["texts", ["1. Mix.", "2. Bake at 200. Rest.", "9. Serve."]],
    ["sections", [section(null, step("1. Mix.")), step("2. Bake at 200. Rest."), "9. Serve."]],
  ])("in a list of %s", (_, instructions) => {
    expect(readInstructions(instructions)).toEqual(["Mix.", "Bake at 200. Rest.", "9. Serve."]);
  });

  it("in each section", () => {
    const sections = [section("A", "1. Mix.", "2. Rest."), section("B", "1. Top.", "2. Bake.")];
    expect(readInstructions(sections)).toEqual(["A:", "Mix.", "Rest.", "B:", "Top.", "Bake."]);
  });
});

it.each([
  "Step 1: Mix. Step 2: Bake.",
  "STEP 1\nMix.\nSTEP 2\nBake.",
  "Step one: Mix.\nStep two: Bake.",
  "Step: 1 Mix.\nStep: 2 Bake.",
  "Step 1 of 2: Mix.\nStep 2 of 2: Bake.",
  "Schritt 1 Mix.\nSchritt 2 Bake.",
  "Étape 1 : Mix.\nÉtape 2 : Bake.",
  "Paso nº 1: Mix.\nPaso nº 2: Bake.",
  "Passaggio 1. Mix.\nPassaggio 2. Bake.",
  "Stap 1: Mix.\nStap 2: Bake.",
  "Krok 1: Mix.\nKrok 2: Bake.",
  "Шаг 1. Mix.\nШаг 2. Bake.",
  "手順1：Mix.\n手順2：Bake.",
  "第一步：Mix.\n第二步：Bake.",
])("The word for a step is removed with its number: %j", (text) => {
  expect(readInstructions(text)).toEqual(["Mix.", "Bake."]);
});

it("A sentence that begins with a step is kept", () => {
  expect(readInstructions("Mix.\nStep 1 is repeated twice.")).toEqual([
    "Mix.",
    "Step 1 is repeated twice.",
  ]);
});

it.each([
  ["Make the caramel", "Melt the sugar.", "Make the caramel: Melt the sugar."],
  ["Step 1: Make the caramel", "Melt the sugar.", "Make the caramel: Melt the sugar."],
  ["- Caramel -", "Melt the sugar.", "Caramel: Melt the sugar."],
  ["Whip the cream until…", "Whip the cream until it holds.", "Whip the cream until it holds."],
  ["Chop the onions", "1. Chop the onions and fry.", "Chop the onions and fry."],
  ["Chop the onions, then fry them.", "Chop the onions.", "Chop the onions, then fry them."],
  ["Add", "chicken to the pot.", "Add chicken to the pot."],
  ["Heat oil, then garlic", "Heat oil then garlic in a pan.", "Heat oil then garlic in a pan."],
  ["Step 2 of 3", "Mix.", "Mix."],
  ["Step Three", "Mix.", "Mix."],
  ["3.", "Mix.", "Mix."],
  ["第6步", "Mix.", "Mix."],
  ["Schritt vier", "Mix.", "Mix."],
  ["4. Schritt", "Mix.", "Mix."],
  ["First step", "Mix.", "Mix."],
  ["https://example.org/tart#step-1", "Mix.", "Mix."],
  ["Étape n° 5", "Mix.", "Mix."],
  ["Instructions", "Mix.", "Mix."],
])("The name %j of a step is kept if it says more: %j", (name, text, read) => {
  expect(readInstructions([step(text, name)])).toEqual([read]);
});

it.each([
  ["only names", [{ "@type": "HowToStep", name: "Mix." }, step("", "Bake.")], ["Mix.", "Bake."]],
  ["nested lists", [[step("Mix."), step("Bake.")]], ["Mix.", "Bake."]],
  ["a section with one step", section("Dough", step("Mix.")), ["Dough:", "Mix."]],
  [
    "sections with a text or an object",
    [
      { "@type": "HowToSection", name: "Dough", itemListElement: "Mix.\nRest." },
      { "@type": "https://schema.org/HowToSection", name: "Top", itemListElement: step("Spread.") },
      { "@type": "HowToSection", name: "Bake for an hour." },
    ],
    ["Dough:", "Mix.", "Rest.", "Top:", "Spread.", "Bake for an hour."],
  ],
  ["a tip", [step("Mix."), { "@type": "HowToTip", text: "Use butter." }], ["Mix.", "Use butter."]],
  [
    "an item list",
    {
      "@type": "http://schema.org/ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Mix." },
        { "@type": "ListItem", item: "Bake." },
      ],
    },
    ["Mix.", "Bake."],
  ],
  ["instructions of a HowTo", { "@type": "HowTo", step: [step("Mix.")] }, ["Mix."]],
  ["numbered keys", { 0: "Mix.", 1: step("Bake.") }, ["Mix.", "Bake."]],
  ["JSON in a text", JSON.stringify([step("Mix."), step("Bake.")]), ["Mix.", "Bake."]],
  ["braces in a text", "{Mix.", ["{Mix."]],
  ["line breaks that are escaped twice", "Mix.\\nBake.\\r\\nEat.", ["Mix.", "Bake.", "Eat."]],
  ["list markers", "• Mix.\n- Bake.\n▢ Eat.", ["Mix.", "Bake.", "Eat."]],
  ["entities that are escaped twice", "Mix&amp;nbsp;it.&lt;br&gt;Bake.", ["Mix it.", "Bake."]],
  ["empty steps", ["", " ", step(" "), step(null), "Mix."], ["Mix."]],
  ["headings of HTML", "<h3>Dough</h3><p>Mix.</p>", ["Dough:", "Mix."]],
  [
    "bold paragraphs of HTML",
    "<p><strong>Dough</strong></p><p>Mix.</p><p><b>Rest it.</b></p>",
    ["Dough:", "Mix.", "Rest it."],
  ],
  [
    "marked headings",
    ["## Dough", "Mix.", "**Top**", "Bake."],
    ["Dough:", "Mix.", "Top:", "Bake."],
  ],
  [
    "headings in capitals",
    ["DOUGH", "Mix.", "Rest.", "TOPPING", "Bake.", "Cool.", "SERVE HOT"],
    ["DOUGH:", "Mix.", "Rest.", "TOPPING:", "Bake.", "Cool.", "SERVE HOT"],
  ],
  ["steps in capitals", ["MIX THE DOUGH", "BAKE IT"], ["MIX THE DOUGH", "BAKE IT"]],
  ["the only step", [step("Mix.\nBake.\nEat.")], ["Mix.", "Bake.", "Eat."]],
  ["one of several steps", [step("Mix.<br>Bake."), step("Eat.")], ["Mix. Bake.", "Eat."]],
  ["numbers in one step", [step("1. Mix.\n2. Bake."), step("Eat.")], ["Mix.", "Bake.", "Eat."]],
  [
    "several texts in steps with names",
    [step(["Boil it.", "Drain it."], "Pasta"), step("Add lemon.", "Finish")],
    ["Pasta:", "Boil it.", "Drain it.", "Finish:", "Add lemon."],
  ],
])("Steps are read from %s", (_, instructions, steps) => {
  expect(readInstructions(instructions)).toEqual(steps);
});

describe("Headings without a meaning", () => {
  it.each([
    ["the only one, which names the method", ["Method", "Mix.", "Bake."], ["Mix.", "Bake."]],
    ["one in a text", "Method: 1. Mix. 2. Bake.", ["Mix.", "Bake."]],
    ["one of a section", [section("Modo de Preparo", step("Mix."))], ["Mix."]],
    ["lines without words", "Mix.\n,\n[{\nBake.\n,", ["Mix.", "Bake."]],
    ["one without steps", ["Mix.", "More recipes:", "With pears:"], ["Mix."]],
  ])("are left out: %s", (_, instructions, steps) => {
    expect(readInstructions(instructions)).toEqual(steps);
  });

  it("are kept if there are others, or nothing else", () => {
    const sections = [section("Preparation", step("Mix.")), section("Cooking", step("Bake."))];
    expect(readInstructions(sections)).toEqual(["Preparation:", "Mix.", "Cooking:", "Bake."]);
    expect(readInstructions("Method:")).toEqual(["Method:"]);
  });
});
