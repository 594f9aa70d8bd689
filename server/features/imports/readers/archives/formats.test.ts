import { readFileSync } from "node:fs";
import { DOT } from "../../../../conventions/dot";
import { type Program, programFiles } from "../../../../testing/programs/files";
import type { ImportedRecipe, ImportedStep } from "../ImportedRecipe";
import { leftOut } from "../leftOut";
import { readArchive } from "./readArchive";

const photo = { bytes: DOT };
const linked = (name: string) => ({ url: `https://x.yz/${name}` });

const step = (position: number, text: string, additions: Partial<ImportedStep>): ImportedStep => ({
  ...{ position, text, minutes: null, isAttended: null, lineIds: null, photoPositions: [] },
  ...additions,
});

const dates = { createdAt: "2024-05-01T18:30:00Z", updatedAt: "2024-06-01T08:30:00Z" };

/** The recipe that each file contains, as far as its format allows. */
const tart = {
  name: "Plum tart",
  description: "For late summer.",
  source: "https://x.yz/tart",
  servings: 8,
  servingsUnit: "pieces",
  prepMinutes: 30,
  cookMinutes: 50,
  totalMinutes: 80,
  ingredients: ["Dough:", "100 g butter, cold", "250 g flour", "Filling:", "500 g plums"],
  instructions: [
    ...["Dough:", "Rub the butter into the flour.", "Filling:", "Add the plums and bake."],
  ],
  notes: "Keeps for 2 days.",
  category: "Desserts",
  tags: ["Autumn"],
  photos: [photo],
};

const without = (...names: (keyof typeof tart)[]): Partial<ImportedRecipe> =>
  Object.fromEntries(
    Object.entries(tart).filter(([name]) => !names.includes(name as keyof typeof tart)),
  );

interface Expectation {
  arrives: Partial<ImportedRecipe>;
  /** The names of the parts that have no place. */
  leftOut: string[];
}

const expectations: Record<Program, Expectation> = {
  Mealie: {
    arrives: {
      otherCategories: ["Baking"],
      ...tart,
      ...{ servings: 1, servingsUnit: "tart" },
      ingredients: [
        ...["Dough:", "1/3 cup butter, cold", "250 g flour", "A pinch of salt"],
        ...["Filling:", "2 plum compote"],
      ],
      instructions: [
        ...["Dough:", "Rub the butter into the flour.", "Chill.", "Finish: Bake until brown."],
      ],
      steps: [step(2, "Finish: Bake until brown.", { photoPositions: [1] })],
      photos: [photo, { ...linked("brown.jpg"), caption: "Brown" }],
      notes: "Storing\nKeeps for 2 days.",
      tags: ["Baking", "Autumn"],
      equipment: ["Tart tin"],
      nutrition:
        "Energy 320 kcal\nFat 18 g\nCarbohydrate 35 g\nSugar 21 g\nProtein 4 g\nSodium 120 mg",
      ...{ createdAt: "2024-05-01T18:30:00+00:00", updatedAt: "2024-06-01T08:30:00+00:00" },
    },
    leftOut: [
      ...["rating", "last made", "assets", "extras", "comments"],
      ...["linked recipe (plum compote)", "8 servings"],
    ],
  },
  Tandoor: {
    arrives: {
      ...without("notes", "category", "totalMinutes"),
      ...{ servings: 1, servingsUnit: "tart" },
      ingredients: [
        ...["Dough:", "1/3 cup butter, cold", "250 g flour", "salt", "On top:", "2 plum compote"],
      ],
      instructions: [
        ...["Dough:", "Rub 1/3 cup butter into the flour."],
        ...["Filling:", "Spread the compote.", "Bake until brown."],
      ],
      steps: [step(0, "Rub 1/3 cup butter into the flour.", { minutes: 15, photoPositions: [1] })],
      photos: [photo, linked("media/crumbs.jpg")],
      tags: ["Desserts", "Autumn"],
      nutrition: "Energy 320 kcal\nFat 18 g\nCarbohydrate 35 g\nProtein 4.12 g\nSugar 21 g",
      nutritionSource: "Packages",
      visibility: "private" as ImportedRecipe["visibility"],
      ...{ createdAt: "2024-05-01T18:30:00+02:00", updatedAt: "2024-06-01T08:30:00+02:00" },
    },
    leftOut: [
      ...["rating", "last cooked", "linked recipe (Crumble)", "linked recipe (Plum compote)"],
      ...["time of a step with several lines", "Price"],
    ],
  },
  "Nextcloud Cookbook": {
    arrives: {
      ...without("notes", "servingsUnit"),
      ingredients: ["## Dough", "100 g butter, cold", "250 g flour", "## Filling", "500 g plums"],
      tags: ["Baking", "Autumn"],
      equipment: ["Tart tin", "Rolling pin"],
      nutrition: "Serving size 1 piece\nEnergy 320 kcal\nFat 18 g",
      ...{ createdAt: "2024-05-01T18:30:00+0000", updatedAt: "2024-06-01T08:30:00+0000" },
    },
    leftOut: ["aggregate rating", "comments"],
  },
  Paprika: {
    arrives: {
      otherCategories: ["Autumn"],
      ...tart,
      author: "My aunt",
      instructions: [
        ...["Dough:", "Rub the butter into the flour."],
        ...["Filling:", "Add Plum compote and bake."],
      ],
      steps: [step(0, "Rub the butter into the flour.", { photoPositions: [2] })],
      photos: [photo, photo, photo],
      difficultyLevel: "Easy",
      nutrition: "320 kcal, 18 g fat",
      createdAt: dates.createdAt,
    },
    leftOut: ["rating", "on favorites", "linked recipe (Plum compote)"],
  },
  Mela: {
    arrives: {
      otherCategories: ["Autumn"],
      ...tart,
      nutrition: "320 kcal\nFat 18 g",
      createdAt: dates.createdAt,
    },
    leftOut: ["favorite", "want to cook", "links of ingredients"],
  },
  RecipeSage: {
    arrives: {
      otherCategories: ["Autumn"],
      ...without("cookMinutes"),
      author: "My aunt",
      photos: [linked("tart.jpg")],
      ...dates,
    },
    leftOut: ["rating"],
  },
  "schema.org JSON": {
    arrives: {
      otherCategories: ["Autumn"],
      ...without("cookMinutes"),
      ingredients: ["[Dough]", "100 g butter, cold", "250 g flour", "[Filling]", "500 g plums"],
      photos: [linked("tart.jpg")],
      equipment: ["Tart tin"],
      nutrition: "Energy 320 kcal\nFat 18 g",
    },
    leftOut: ["aggregate rating", "comments"],
  },
  CopyMeThat: {
    arrives: {
      ...without("prepMinutes", "cookMinutes", "totalMinutes"),
      otherCategories: ["Autumn"],
    },
    leftOut: ["made this", "starred", "rating"],
  },
  "Recipe Keeper": {
    arrives: {
      otherCategories: ["Snacks"],
      ...without("description", "totalMinutes"),
      instructions: ["Rub the butter into the flour.", "Add the plums & bake."],
      photos: [photo, photo],
      tags: ["Snacks", "Baking", "Autumn"],
      nutrition: "Serving size 1 piece\nEnergy 320 kcal\nFat 18.5 g\nSodium 120 mg",
    },
    leftOut: ["favorite", "rating"],
  },
  "Plan to Eat": {
    arrives: {
      ...without("notes"),
      ...{ author: "My aunt", servings: 1, servingsUnit: "tart" },
      photos: [linked("photos/tart.jpg")],
      tags: ["French", "Autumn", "Cheap", "Plums"],
      nutrition:
        "Energy 320 kcal\nFat 18 g\nSaturated fat 9 g\nCarbohydrate 35 g\nSugar 21 g\nFibre 2 g\nProtein 4 g\nSodium 120 mg\nCholesterol 40 mg",
      visibility: "private" as ImportedRecipe["visibility"],
      ...dates,
    },
    leftOut: ["rating", "nutritional score (generic)", "cost", "8 servings"],
  },
  MyRecipeBox: {
    arrives: {
      otherCategories: ["Baking"],
      ...tart,
      totalMinutes: 140,
      instructions: ["Rub the butter into the flour.", "Add the plums and bake."],
      photos: [linked("tart.jpg")],
      tags: ["Baking", "Autumn"],
      nutrition: "Serving size 1 piece\nEnergy 320 kcal\nFat 18 g\nSaturated fat 9 g",
    },
    leftOut: ["inactive time", "favorite", "rating", "video"],
  },
  Chowdown: {
    arrives: {
      ...tart,
      author: "Ana",
      category: "desserts",
      tags: ["autumn", "baking"],
      equipment: ["Tart tin"],
      nutrition: "Energy 320 kcal\nFat 18 g",
    },
    leftOut: ["imagecredit", "components"],
  },
};

const programs = Object.keys(programFiles) as Program[];

describe("A file with all that its format can contain", () => {
  it.each(programs)("of %s arrives whole, and the rest is named", async (program) => {
    const { arrives, leftOut: names } = expectations[program];
    expect(await readArchive("export.bin", programFiles[program]())).toEqual([
      { ...arrives, warnings: leftOut(names) },
    ]);
  });

  it("has a row in the documentation that names the rest", () => {
    const page = readFileSync("docs/imports.md", "utf8");
    const rows = new Map(
      page
        .split("\n")
        .filter((line) => line.startsWith("| "))
        .map((line) => line.split("|").map((cell) => cell.trim()))
        .map(([, program, , rest]) => [program, rest]),
    );
    for (const program of programs) {
      const names = expectations[program].leftOut
        .map((name) => name.replace(/ \(.*\)$/, "").replace(/^\d+ /, ""))
        .filter((name) => name !== "Price");
      expect([
        program,
        ...[...new Set(names)].filter((name) => !rows.get(program)?.includes(name)),
      ]).toEqual([program]);
    }
  });
});
