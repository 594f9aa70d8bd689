import { DOT } from "../../../../conventions/dot";
import { archives, makeGzip, makeZip } from "../../../../testing/archives";
import type { ImportedLine, ImportedRecipe } from "../ImportedRecipe";
import { readArchive, UnknownFormatError } from "./readArchive";

const photo = { bytes: DOT };
const linked = { url: "https://x.yz/soup.jpg" };

const soup = (fields: Partial<ImportedRecipe> = {}): ImportedRecipe => ({
  name: "Onion soup",
  description: "For cold days.",
  source: "https://x.yz/soup",
  servings: 4,
  servingsUnit: "bowls",
  prepMinutes: 15,
  cookMinutes: 60,
  ingredients: ["2 onions, sliced", "Broth:", "1 l water"],
  instructions: ["Fry the onions.", "Broth:", "Add the water."],
  notes: "Freezes well.",
  category: "Soups",
  tags: ["Winter"],
  photos: [photo],
  warnings: [],
  ...fields,
});

const plainRecipe = {
  ingredients: ["2 onions, sliced", "1 l water"],
  instructions: ["Fry the onions.", "Add the water."],
};

/** The recipe without the fields that a format lacks. */
const without = (recipe: ImportedRecipe, ...names: (keyof ImportedRecipe)[]) =>
  Object.fromEntries(
    Object.entries(recipe).filter(([name]) => !names.includes(name as keyof ImportedRecipe)),
  );

const paprika = without(
  soup({
    author: "My aunt",
    otherCategories: ["Winter"],
    instructions: plainRecipe.instructions,
    difficultyLevel: "Easy",
    photos: [photo, photo],
    warnings: ["Left out, since it has no place here: rating."],
  }),
  "servingsUnit",
);
const line = (fields: Partial<ImportedLine> & { ingredient: string }): ImportedLine => ({
  ...{ quantity: null, unit: null, preparation: null, isOptional: false, scales: true },
  ...fields,
});

const mela = soup({ tags: [] });
const schemaOrg = without(soup(plainRecipe), "servingsUnit", "notes");
const chowdown = without(
  soup({ ...plainRecipe, tags: ["soups", "winter"] }),
  ...([
    "source",
    "servings",
    "servingsUnit",
    "prepMinutes",
    "cookMinutes",
    "notes",
    "category",
  ] as const),
);
const cooklang = without(
  soup({
    ingredients: ["2 onions, sliced", "Broth:", "1 l water", "thyme (optional)"],
    lines: [
      line({ quantity: "2", ingredient: "onions", preparation: "sliced" }),
      { heading: "Broth" },
      line({ quantity: "1", unit: "l", ingredient: "water", scales: false }),
      line({ ingredient: "thyme", isOptional: true }),
    ],
    instructions: [
      "Fry the onions in a large pot for 5 minutes.",
      "Broth:",
      "Add the water and thyme, mail @ana.",
    ],
    equipment: ["large pot"],
  }),
  "description",
  "servingsUnit",
);

const expected: Record<keyof typeof archives, object> = {
  "soup.paprikarecipe": paprika,
  "Export.paprikarecipes": paprika,
  "soup.melarecipe": mela,
  "Recipes.melarecipes": mela,
  "mealie.zip": soup({ notes: "Storing\nFreezes well." }),
  "tandoor.zip": without(
    soup({ ingredients: ["2 onions, sliced", "Broth:", "1.5 l water"], tags: ["Soups", "Winter"] }),
    "notes",
    "category",
  ),
  "nextcloud.zip": schemaOrg,
  "recipesage.json-ld.json": { ...schemaOrg, photos: [] },
  "recipesage.json": without(soup({ tags: [], photos: [linked], totalMinutes: 75 }), "cookMinutes"),
  "onion-soup.md": { ...chowdown, photos: [] },
  "chowdown.zip": chowdown,
  "copymethat.zip": soup({ instructions: plainRecipe.instructions, otherCategories: ["Winter"] }),
  "plan-to-eat.csv": without(
    soup({
      ...plainRecipe,
      description: 'For "cold" days.',
      tags: ["French", "Winter", "Onion"],
      photos: [linked],
    }),
    "servingsUnit",
    "notes",
  ),
  "Onion soup.cook": { ...cooklang, photos: [] },
  "cooklang.zip": cooklang,
};

describe("A recipe in a file of another program", () => {
  it.each(Object.keys(archives))("is read from %s", async (name) => {
    const [recipe, ...others] = await readArchive(name, archives[name]!());
    expect(others).toEqual([]);
    expect(recipe).toEqual(expected[name]);
  });

  it("is recognized by the content of the file, under any name", async () => {
    for (const [name, bytes] of Object.entries(archives)) {
      // Cooklang without front matter looks like any text.
      const [recipe] = await readArchive("upload.bin", bytes());
      expect([name, recipe]).toEqual([name, expected[name]]);
    }
  });

  it("needs no title in Cooklang, whose older files have metadata in lines", async () => {
    const text = ">> servings: 3\n>> source: Ana\nBoil @eggs{3}.\n= Later\nEat.";
    expect(await readArchive("Boiled eggs.cook", Buffer.from(text))).toEqual([
      {
        name: "Boiled eggs",
        source: "Ana",
        servings: 3,
        ingredients: ["3 eggs"],
        lines: [line({ quantity: "3", ingredient: "eggs" })],
        instructions: ["Boil eggs.", "Later:", "Eat."],
        tags: [],
        photos: [],
        warnings: [],
      },
    ]);
  });

  it.each([
    [
      { recipe_yield: "loaves (20 cm)", recipe_yield_quantity: 2, recipe_servings: 8 },
      2,
      "loaves (20 cm)",
    ],
    [{ recipe_yield: "", recipe_yield_quantity: 0, recipe_servings: 8 }, 8, undefined],
    [{ recipe_yield: "one 9-inch pie", recipe_servings: 0 }, 1, "pie (9-inch)"],
  ])("of Mealie has one yield: %j", async (fields, servings, servingsUnit) => {
    const recipe = { name: "Bread", slug: "bread", recipe_ingredient: [], ...fields };
    const zip = makeZip({ "recipes/bread/bread.json": recipe });
    expect(await readArchive("mealie.zip", zip)).toMatchObject([
      { name: "Bread", servings, ...(servingsUnit && { servingsUnit }) },
    ]);
  });

  it("has the quantities, units and names that Cooklang separates, and its title as a text", async () => {
    const text = `---
title: Structured <b>stew</b>
servings: 4
---

Put @chilli{3%items}, @1000 island dressing{2%tbsp}, @5peppers, @thyme{few%sprigs}, @salt{=1%tsp} and @🧂 into a #pot and wait ~{5%minutes}.
`;
    const [recipe] = await readArchive("Stew.cook", Buffer.from(text));
    expect(recipe).toMatchObject({
      name: "Structured <b>stew</b>",
      lines: [
        line({ quantity: "3", unit: "items", ingredient: "chilli" }),
        line({ quantity: "2", unit: "tbsp", ingredient: "1000 island dressing" }),
        line({ ingredient: "5peppers" }),
        line({ quantity: "few", unit: "sprigs", ingredient: "thyme" }),
        line({ quantity: "1", unit: "tsp", ingredient: "salt", scales: false }),
        line({ ingredient: "🧂" }),
      ],
      instructions: [
        "Put chilli, 1000 island dressing, 5peppers, thyme, salt and 🧂 into a pot and wait 5 minutes.",
      ],
    });
  });

  it("has the names of Tandoor's steps as headings of their ingredients", async () => {
    const step = (name: string, food: string) => ({
      ...{ name, instruction: "Mix." },
      ingredients: [{ food: { name: food }, amount: "1", note: "" }],
    });
    const recipe = { name: "Tart", steps: [step("", "egg"), step("Filling", "apple")] };
    const file = makeZip({ "recipe.json": recipe });
    expect(await readArchive("tart.zip", file)).toMatchObject([
      { ingredients: ["1 egg", "Filling:", "1 apple"], instructions: ["Mix.", "Filling:", "Mix."] },
    ]);
  });

  it("has the headings of Cooklang's sections above their ingredients", async () => {
    const text = "Boil @water{}.\n\n== Dough ==\nMix @flour{1%kg}.\n\n== Rest ==\nWait.";
    const [recipe] = await readArchive("Bread.cook", Buffer.from(text));
    expect(recipe).toMatchObject({
      ingredients: ["water", "Dough:", "1 kg flour"],
      instructions: ["Boil water.", "Dough:", "Mix flour.", "Rest:", "Wait."],
    });
  });

  it("has headings in its steps, whatever their marks", async () => {
    const file = makeGzip({
      ...{ name: "Cake", ingredients: "## Dough\n1 egg" },
      directions: "## Dough\nMix.\n**Icing**\n*Stir well*\nFor the icing, stir.\n, then stop",
    });
    const [recipe] = await readArchive("cake.paprikarecipe", file);
    expect(recipe!.instructions).toEqual([
      ...["Dough:", "Mix.", "Icing:", "*Stir well*", "For the icing, stir.", ", then stop"],
    ]);
  });

  it("reports missing parts", async () => {
    const file = makeGzip({ name: "", directions: "", ingredients: "" });
    const [recipe] = await readArchive("x.paprikarecipe", file);
    expect(recipe!.warnings).toEqual([
      "The recipe has no name.",
      "No ingredients were found.",
      "No instructions were found.",
    ]);
  });

  it("omits a photo that is too large", async () => {
    const large = Buffer.alloc(15 * 1024 * 1024 + 1);
    const file = makeZip({ "a.cook": "Eat @soup{}.", "a.jpg": large });
    const [recipe] = await readArchive("x.zip", file);
    expect(recipe).toMatchObject({ photos: [], warnings: ["A photo is too large."] });
  });

  it("is not recognized in other files", async () => {
    for (const bytes of ["Just a text.", "---\na: 1\n---\nx", "", "a,b\n1,2"]) {
      await expect(readArchive("x.txt", Buffer.from(bytes))).rejects.toThrow(UnknownFormatError);
    }
    await expect(readArchive("x.zip", makeZip({ "a.txt": "x" }))).rejects.toThrow(
      UnknownFormatError,
    );
    await expect(readArchive("x.json", Buffer.from('{"a":1}'))).rejects.toThrow(UnknownFormatError);
    await expect(readArchive("x.zip", makeZip({ "a.json": {} }))).rejects.toThrow(
      "No recipe was found.",
    );
  });
});
