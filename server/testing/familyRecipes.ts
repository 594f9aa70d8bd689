/** A line of a recipe: a heading, or quantity, unit, ingredient and details. */
export type FamilyLine =
  | string
  | [
      quantity: string | null,
      unit: string | null,
      name: string,
      details?: { preparation?: string; isOptional?: boolean; scales?: boolean },
    ];

/** Additions to a step. */
export interface FamilyStep {
  minutes?: number;
  isAttended?: boolean;
  /** Positions of the lines that the step uses. */
  lines?: number[];
  captions?: (string | null)[];
}

/** A recipe as a cook writes it. */
export interface FamilyRecipe {
  fields: Record<string, unknown> & { name: string; instructions: string };
  equipment: string[];
  tags: string[];
  lines: FamilyLine[];
  /** The additions to steps, by the number of the line of the instructions, starting at 1. */
  steps: Record<number, FamilyStep>;
  captions: (string | null)[];
}

const sandwichCake: FamilyRecipe = {
  fields: {
    name: "Victoria sandwich",
    description: "Two layers, jam and cream.\nFor a Sunday.",
    source: "Aunt Jo's notebook, page 12",
    language: "en-GB",
    ...{ servings: 1, servingsUnit: "cake (20 cm)" },
    ...{ prepMinutes: 25, cookMinutes: 22, totalMinutes: 90 },
    nutrition: "Energy 410 kcal\nFat 22 g",
    nutritionSource: "The notebook, for one of ten slices",
    ingredientsNotes: "Butter and eggs at room temperature.",
    coverDrawing: "CAKE",
    instructions: [
      "For the sponge:",
      "Cream: Beat 200 g butter with the caster sugar until pale.",
      "Whisk in the eggs, then fold in the flour.",
      "Bake at 180 °C (350 °F) for 22 minutes.",
      "For the filling:",
      "Buttercream: Beat 100 g butter with the icing sugar and the vanilla.",
      "Spread jam and buttercream on one half, and dust with icing sugar.",
    ].join("\n"),
  },
  equipment: ["Cake tin", "Whisk"],
  tags: ["Sunday", "Baking"],
  lines: [
    "For the sponge",
    ["200", "g", "butter", { preparation: "soft" }],
    ["200", "g", "caster sugar"],
    ["4", null, "Egg"],
    ["200", "g", "self-raising flour", { preparation: "sifted" }],
    "For the filling",
    ["100", "g", "butter", { preparation: "soft" }],
    ["140", "g", "icing sugar", { preparation: "sifted" }],
    ["1", "drop", "vanilla extract", { scales: false, isOptional: true }],
    ["170", "g", "strawberry jam"],
    "To decorate",
    [null, null, "icing sugar", { isOptional: true }],
  ],
  steps: {
    2: { minutes: 5, isAttended: true, lines: [1, 2], captions: ["Pale and light"] },
    4: { minutes: 22, isAttended: false, captions: [null, "Well risen"] },
    6: { lines: [6, 7, 8] },
  },
  captions: ["A slice of it", null],
};

const lasagne: FamilyRecipe = {
  fields: {
    name: "Lasagne al forno",
    description: "Ragù, white sauce, and a day of patience.",
    source: "https://example.org/lasagne",
    language: "en",
    ...{ servings: 8, servingsUnit: "people" },
    ...{ prepMinutes: 45, cookMinutes: 180, totalMinutes: 240 },
    nutrition: "Energy 620 kcal\nProtein 34 g\nSalt 1.8 g",
    nutritionSource: "example.org",
    ingredientsNotes: "Fresh sheets need no boiling.",
    coverDrawing: "PASTA",
    instructions: [
      "Ragù:",
      "Soffritto: Fry onion, carrot and celery in the oil for 10 minutes.",
      "Brown the beef. Add tomatoes and simmer for 2 hours.",
      "White sauce:",
      "Roux: Melt the butter, stir in the flour, then whisk in the milk.",
      "To finish:",
      "Layer sheets, ragù, sauce and Parmesan, ending with butter.",
      "Bake for 40 minutes and rest for 15 minutes.",
    ].join("\n"),
  },
  equipment: ["Lasagne dish", "Casserole"],
  tags: ["Italian"],
  lines: [
    "Ragù",
    ["2", "tbsp", "olive oil"],
    ["1", null, "onion", { preparation: "finely chopped" }],
    ["1", null, "carrot", { preparation: "finely chopped" }],
    ["500", "g", "minced beef"],
    ["800", "g", "Tomato", { preparation: "tinned" }],
    ["1/2", "tsp", "salt"],
    "White sauce",
    ["50", "g", "butter"],
    ["50", "g", "plain flour"],
    ["600", "ml", "milk"],
    ["1", "pinch", "salt"],
    "To finish",
    ["250", "g", "Lasagne sheet"],
    ["80", "g", "Parmesan", { preparation: "grated" }],
    ["20", "g", "butter", { preparation: "in flakes", isOptional: true }],
  ],
  steps: {
    2: { minutes: 10, isAttended: true },
    3: { minutes: 120, isAttended: false, captions: ["Thick, not dry"] },
    5: { lines: [8, 9, 10, 11] },
    8: { minutes: 55, isAttended: false, captions: ["Golden", "Rested"] },
  },
  captions: ["From the oven"],
};

const thanksgiving: FamilyRecipe = {
  fields: {
    name: "Thanksgiving menu",
    description: "Turkey, gravy, cranberries and a pie, in the order of the day.",
    source: "Grandmother",
    language: "en-US",
    ...{ servings: 10, servingsUnit: "guests" },
    ...{ prepMinutes: 120, cookMinutes: 300, totalMinutes: 600 },
    nutrition: "Energy 1,150 kcal",
    nutritionSource: "An estimate by the family",
    ingredientsNotes: "Thaw the turkey for three days.",
    visibility: "UNLISTED",
    instructions: [
      "The day before:",
      "Pie: Mix pumpkin, eggs, sugar and spice, and bake for 50 minutes.",
      "Cranberries: Simmer cranberries with sugar and orange juice for 12 minutes.",
      "Turkey:",
      "Rub 1/2 cup butter under the skin and roast for 3 hours 30 minutes.",
      "Let it rest for 30 minutes.",
      "Gravy:",
      "Melt 4 tbsp butter, stir in the flour, and whisk in the stock.",
    ].join("\n"),
  },
  equipment: ["Roasting pan", "Pie dish", "Thermometer"],
  tags: ["Holiday", "American"],
  lines: [
    ["1", null, "turkey (14 lb)", { preparation: "thawed", scales: false }],
    ["1/2", "cup", "butter", { preparation: "soft" }],
    ["2", "tbsp", "salt"],
    "Gravy",
    ["4", "tbsp", "butter"],
    ["1/3", "cup", "plain flour"],
    ["4", "cups", "turkey stock"],
    [null, null, "salt", { isOptional: true }],
    "Cranberries",
    ["12", "oz", "cranberries"],
    ["1", "cup", "sugar"],
    ["1/2", "cup", "orange juice"],
    "Pumpkin pie",
    ["1", "can (15 oz)", "pumpkin purée"],
    ["3", null, "Egg"],
    ["3/4", "cup", "sugar"],
    ["2-3", "tsp", "pumpkin pie spice"],
  ],
  steps: {
    2: { minutes: 50, isAttended: false, lines: [13, 14, 15, 16], captions: ["It may wobble"] },
    3: { minutes: 12, isAttended: true },
    5: { minutes: 210, isAttended: false, lines: [0, 1, 2], captions: [null, "165 °F", "Done"] },
    8: { lines: [4, 5, 6, 7] },
  },
  captions: ["The table", "The pie", null],
};

/** Recipes that use everything a recipe can hold, with ingredients in several sections. */
export const familyRecipes: readonly FamilyRecipe[] = [sandwichCake, lasagne, thanksgiving];
