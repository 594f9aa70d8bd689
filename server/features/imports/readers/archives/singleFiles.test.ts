import { DOT } from "../../../../conventions/dot";
import { type ArchiveFiles, makeGzip, makeZip } from "../../../../testing/archives";
import { nextcloud, paprika } from "../../../../testing/programs/otherJson";
import { mela, recipeSage } from "../../../../testing/programs/lists";
import { copyMeThat, recipeKeeper } from "../../../../testing/programs/pages";
import { mealie, tandoor } from "../../../../testing/programs/selfHosted";
import { readPasted } from "../readPasted";
import { readArchive } from "./readArchive";

const soup = {
  name: "Beetroot soup",
  slug: "beetroot-soup",
  recipeYield: "4 servings",
  prepTime: "30 minutes",
  recipeIngredient: [
    {
      quantity: 900,
      unit: { name: "gram" },
      food: { name: "beetroot" },
      note: "scrubbed",
      title: "Base",
    },
  ],
  recipeInstructions: [{ title: "", text: "Boil." }],
  nutrition: { calories: "200" },
  tools: [{ name: "Blender" }],
};

const toBytes = (content: object | string): Uint8Array =>
  Buffer.from(typeof content === "string" ? content : JSON.stringify(content));

const readNames = async (bytes: Uint8Array, fileName = "x.json"): Promise<string[]> =>
  (await readArchive(fileName, bytes)).map(({ name }) => name);

describe("The file of a single recipe", () => {
  it("of Mealie has all that it has in an archive", async () => {
    expect(await readArchive("beetroot-soup.json", toBytes(soup))).toEqual([
      {
        name: "Beetroot soup",
        servings: 4,
        prepMinutes: 30,
        ingredients: ["Base:", "900 gram beetroot, scrubbed"],
        instructions: ["Boil."],
        equipment: ["Blender"],
        nutrition: "Energy 200 kcal",
        tags: [],
        photos: [],
        warnings: [],
      },
    ]);
  });

  const withoutType: Partial<typeof nextcloud> = { ...nextcloud };
  delete withoutType["@type"];
  const tables: readonly [string, Uint8Array, string][] = [
    ["of Mealie", toBytes(mealie), "Plum tart"],
    ["of Mealie in a list", toBytes([soup]), "Beetroot soup"],
    ["of Mealie in a response", toBytes({ page: 1, total: 1, items: [soup] }), "Beetroot soup"],
    ["of Mealie in an archive by itself", makeZip({ "soup.json": soup }), "Beetroot soup"],
    ["of Mealie next to a text", makeZip({ "soup.json": soup, "README.md": "#" }), "Beetroot soup"],
    ["of Tandoor", toBytes(tandoor), "Plum tart"],
    ["of Tandoor in a response", toBytes({ count: 1, results: [tandoor] }), "Plum tart"],
    ["of Tandoor in an archive", makeZip({ "recipe.json": tandoor }), "Plum tart"],
    ["of Tandoor under any name", makeZip({ "Tarte aux prunes.json": tandoor }), "Plum tart"],
    ["of RecipeSage", toBytes(recipeSage), "Plum tart"],
    ["of Nextcloud", toBytes(nextcloud), "Plum tart"],
    ["of Nextcloud without its type", toBytes(withoutType), "Plum tart"],
    ["of Paprika", makeGzip(paprika), "Plum tart"],
    ["of Paprika, unpacked", toBytes(paprika), "Plum tart"],
    ["of Paprika in a response", toBytes({ result: paprika }), "Plum tart"],
    ["of Mela", toBytes(mela), "Plum tart"],
    ["of CopyMeThat without its pictures", toBytes(copyMeThat), "Plum tart"],
    ["of Recipe Keeper without its pictures", toBytes(recipeKeeper), "Plum tart"],
  ];

  it.each(tables)("%s is read", async (_, bytes, name) => {
    expect(await readNames(bytes)).toEqual([name]);
  });

  it("is one of several in a list, whatever their programs", async () => {
    expect(await readNames(toBytes([soup, tandoor, recipeSage, { name: "x" }]))).toEqual([
      ...["Beetroot soup", "Plum tart", "Plum tart"],
    ]);
  });

  it("has the picture next to it in an archive", async () => {
    const archives: ArchiveFiles[] = [
      { "soup/soup.json": soup, "soup/original.webp": DOT },
      { "beetroot-soup.json": soup, "beetroot-soup.jpg": DOT },
      { "Tart/recipe.json": { ...tandoor, steps: [] }, "Tart/image.png": DOT },
      { "a.json": soup, "b.json": { ...soup, name: "" }, "a.png": DOT, "b.png": DOT },
    ];
    for (const files of archives) {
      const recipes = await readArchive("x.zip", makeZip(files));
      expect(recipes.map(({ photos }) => photos)).toEqual(recipes.map(() => [{ bytes: DOT }]));
    }
  });

  it("of schema.org is not taken for one of Mealie", async () => {
    const typed = {
      ...{ "@type": "Recipe", name: "Cake", performTime: "PT1H" },
      ...{
        recipeIngredient: ["1 egg"],
        recipeInstructions: [{ "@type": "HowToStep", text: "Mix." }],
      },
      recipeCuisine: "French",
    };
    const [recipe] = await readArchive("cake.json", toBytes(typed));
    expect(recipe).toMatchObject({ cookMinutes: 60, tags: ["French"], warnings: [] });
  });

  it("can be pasted as text", () => {
    const texts = [soup, { ...soup, description: "<p>Red.</p>" }, tandoor, recipeSage];
    expect(texts.map((data) => readPasted(JSON.stringify(data))[0]?.name)).toEqual([
      ...["Beetroot soup", "Beetroot soup", "Plum tart", "Plum tart"],
    ]);
  });

  it("names the photos that are missing without the archive", async () => {
    const [recipe] = await readArchive("recipes.html", toBytes(recipeKeeper));
    expect(recipe!.warnings).toEqual([
      "Left out, since it has no place here: favorite, rating, photos.",
    ]);
  });
});

describe("A recipe of Mealie of any version", () => {
  const read = async (fields: object) =>
    (await readArchive("x.json", toBytes({ name: "Soup", slug: "soup", ...fields })))[0]!;

  it("has texts or objects as ingredients and steps, in either spelling", async () => {
    const expected = { ingredients: ["2 eggs"], instructions: ["Mix."], source: "https://x.yz/" };
    for (const fields of [
      {
        recipeIngredient: ["2 eggs"],
        recipeInstructions: [{ text: "Mix." }],
        orgURL: "https://x.yz/",
      },
      { recipe_ingredient: ["2 eggs"], recipe_instructions: ["Mix."], org_url: "https://x.yz/" },
      {
        ...{ recipeIngredient: [{ note: "2 eggs", disableAmount: true, quantity: 1 }] },
        ...{ recipeInstructions: "Mix.", orgURL: "https://x.yz/" },
      },
      {
        ...{ recipeIngredient: [{ originalText: "2 eggs", note: "", quantity: 0 }] },
        ...{ recipeInstructions: [{ title: null, text: "Mix." }], orgURL: "https://x.yz/" },
      },
      {
        ...{
          recipeIngredient: [{ display: "2 eggs", note: "", food: null }],
          orgURL: "https://x.yz/",
        },
        recipeInstructions: [{ text: "Mix.", summary: "Mix" }],
      },
      {
        ...{ recipeIngredient: [{ note: "eggs", quantity: 2, disableAmount: false }] },
        ...{ recipeInstructions: [{ text: "Mix." }], orgURL: "https://x.yz/" },
      },
    ]) {
      expect(await read(fields)).toMatchObject(expected);
    }
  });

  it("has texts in any language", async () => {
    expect(
      await read({
        recipeYield: "4 Portionen",
        prepTime: "1 Stunde 30 Minuten",
        recipeIngredient: [
          { quantity: 1.667, unit: { name: "Becher" }, food: { name: "Sahne" }, note: "kalt" },
          { quantity: 0, unit: null, food: { name: "Salz" }, note: "", title: "Zum Würzen" },
        ],
        recipeInstructions: [{ title: "Für die Soße", text: "Sahne schlagen." }],
        tools: ["Schneebesen"],
        notes: ["Hält zwei Tage."],
      }),
    ).toMatchObject({
      ...{ servings: 4, prepMinutes: 90, notes: "Hält zwei Tage.", equipment: ["Schneebesen"] },
      ingredients: ["1 2/3 Becher Sahne, kalt", "Zum Würzen:", "Salz"],
      instructions: ["Für die Soße:", "Sahne schlagen."],
    });
  });

  it("names photos of steps that are not in the file", async () => {
    const recipe = await read({
      recipeIngredient: ["2 eggs"],
      recipeInstructions: [
        { text: "Mix.\n![](/api/media/recipes/1/assets/a.jpg)" },
        { text: "Eat." },
      ],
    });
    expect(recipe).toMatchObject({ instructions: ["Mix.", "Eat."], photos: [] });
    expect(recipe.warnings).toEqual(["Left out, since it has no place here: photos of steps."]);
  });
});
