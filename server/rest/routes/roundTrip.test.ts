import { DOT } from "../../conventions/dot";
import { readArchive } from "../../features/imports/readers/archives/readArchive";
import type { ImportedRecipe } from "../../features/imports/readers/ImportedRecipe";
import { picture, upload } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("contributor");
});
afterAll(() => server.close());

const NAMES =
  "category { name } tags { name } equipment { name } difficultyLevel { name } owner { name }";
const LINES = "lines { lineId heading name quantity unit preparation isOptional scales }";
const RECIPE = `recipeId name description source servings servingsUnit nutrition nutritionSource prepMinutes cookMinutes
  totalMinutes instructions ingredientsNotes coverDrawing visibility createdAt updatedAt ${NAMES} ${LINES}
  photos { caption image { srcSet } }`;

interface Named {
  name: string;
}

interface Stored {
  recipeId: number;
  name: string;
  description: string | null;
  source: string | null;
  servings: number | null;
  servingsUnit: string | null;
  nutrition: string | null;
  nutritionSource: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  instructions: string;
  ingredientsNotes: string | null;
  coverDrawing: string | null;
  visibility: string;
  createdAt: string;
  updatedAt: string;
  category: Named;
  difficultyLevel: Named;
  owner: Named;
  tags: Named[];
  equipment: Named[];
  lines: { lineId: number; heading: string | null; name: string | null }[];
  photos: { caption: string | null; image: { srcSet: string } }[];
}

async function fetchFile(path: string): Promise<Buffer> {
  const response = await fetch(server.url + path, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}

const readStored = async (): Promise<Stored[]> => {
  const { data, errors } = await server.graphql<{
    exportedRecipes: { edges: { node: Stored }[] };
  }>(`{ exportedRecipes(of: OWN, first: 20) { edges { node { ${RECIPE} } } } }`, {}, token);
  expect(errors).toBeUndefined();
  return data!.exportedRecipes.edges.map(({ node }) => node);
};

const readExport = async (path: string): Promise<ImportedRecipe[]> =>
  readArchive("export", await fetchFile(path));

/** Finds a recipe in its archive. */
async function findInArchive(
  recipe: Stored,
): Promise<Omit<ImportedRecipe, "ingredients" | "photos">> {
  const { category, difficultyLevel, equipment, ingredientsNotes, lines, owner, tags } = recipe;
  const optional = {
    description: recipe.description,
    source: recipe.source,
    servings: recipe.servings,
    servingsUnit: recipe.servingsUnit,
    nutrition: recipe.nutrition,
    nutritionSource: recipe.nutritionSource,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    notes: ingredientsNotes,
    coverDrawing: recipe.coverDrawing,
    visibility: recipe.visibility === "PUBLIC" ? null : recipe.visibility.toLowerCase(),
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    name: recipe.name,
    createdAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
    author: owner.name,
    category: category.name,
    difficultyLevel: difficultyLevel.name,
    tags: tags.map(({ name }) => name),
    ...(equipment.length > 0 && { equipment: equipment.map(({ name }) => name) }),
    instructions: recipe.instructions.split("\n"),
    lines: lines.map(({ name, heading, ...line }) =>
      heading === null
        ? ({ ...line, ingredient: name, keepsCase: true } as never)
        : { heading, lineId: line.lineId },
    ),
    warnings: [],
  };
}

describe("An export", () => {
  it("in Potluck's archive is imported unchanged, including photos", async () => {
    const photoIds: number[] = [];
    for (const bytes of [await picture(1700, 900, "jpeg"), DOT]) {
      photoIds.push((await upload(server, token, bytes)).json.photoId);
    }
    const input = {
      name: '"Plum" cake: süß & sauer',
      categoryId: 1,
      difficultyLevelId: 2,
      description: "Two lines:\nof it.",
      source: "My grandmother, who had it from hers.",
      instructions: "Look around.\nDough:\n  Knead @twice\nFilling:\nStir.",
      ingredientsNotes: "Ripe.\n\nPlums.",
      servings: 1.5,
      servingsUnit: "loaves (20 cm)",
      nutrition: "Energy 420 kcal\nFat 12 g",
      nutritionSource: "The package.",
      prepMinutes: 20,
      cookMinutes: 0,
      coverDrawing: "CAKE",
      visibility: "PRIVATE",
      tagIds: [1, 2],
      equipmentIds: [1, 2],
      ingredients: [
        { ingredientId: 1, quantity: "1/2 – 1", unit: "cup (8 oz)", scales: false },
        { ingredientId: 2, unit: "pinch", preparation: "a, b (c)", isOptional: true },
        { ingredientId: 3 },
      ],
      photoIds,
      photoCaptions: [{ photoId: photoIds[0], caption: "Ready" }],
    };
    const { errors } = await server.graphql(
      "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
      { input },
      token,
    );
    expect(errors).toBeUndefined();

    const recipes = await readStored();
    const imported = await readExport("/api/recipes/export.zip");
    expect(imported).toHaveLength(recipes.length);
    for (const [i, recipe] of recipes.entries()) {
      // archivedHistory.test.ts compares the histories.
      const { history: _history, ingredients, photos, totalMinutes, ...rest } = imported[i]!;
      const total = (recipe.prepMinutes ?? 0) + (recipe.cookMinutes ?? 0);
      expect(rest).toEqual(await findInArchive(recipe));
      expect([recipe.name, totalMinutes ?? (total || null)]).toEqual([
        recipe.name,
        recipe.totalMinutes,
      ]);
      const isIngredient = ({ heading }: Stored["lines"][number]) => heading === null;
      expect(ingredients).toHaveLength(recipe.lines.filter(isIngredient).length);
      const files = recipe.photos.map(({ image }) => /(\S+) \d+w$/.exec(image.srcSet)![1]!);
      expect(photos).toEqual(
        await Promise.all(
          recipe.photos.map(async ({ caption }, n) => ({
            bytes: await fetchFile(files[n]!),
            ...(caption && { caption }),
          })),
        ),
      );
    }
    expect(imported.at(-1)!.photos).toHaveLength(2);
  });

  it("in Cooklang is imported with every ingredient, step, heading and time", async () => {
    const recipes = await readStored();
    const imported = await readExport("/api/recipes/export.cook.zip");
    for (const recipe of recipes) {
      const importedRecipe = imported.find(({ name }) => name === recipe.name)!;
      const { ingredients, instructions, servings, prepMinutes, author } = importedRecipe;
      expect([importedRecipe.name, ingredients.length]).toEqual([recipe.name, recipe.lines.length]);
      expect(instructions).toEqual(recipe.instructions.split("\n").map((line) => line.trim()));
      expect([servings ?? null, prepMinutes ?? null, author]).toEqual([
        recipe.servings,
        recipe.prepMinutes,
        recipe.owner.name,
      ]);
    }
  });

  it("in schema.org data can be imported", async () => {
    const recipes = await readStored();
    const imported = await readExport("/api/recipes/export.jsonld");
    expect(
      imported.map(({ name, lines = [], instructions }) => [name, lines.length, instructions]),
    ).toEqual(
      recipes.map(({ name, lines, instructions }) => [
        name,
        lines.length,
        instructions.split("\n").map((line) => line.trim()),
      ]),
    );
    const toYieldAndNutrition = (recipe: Partial<Stored> | ImportedRecipe) => [
      recipe.servings ?? null,
      recipe.servingsUnit ?? null,
      recipe.nutrition ?? null,
      recipe.nutritionSource ?? null,
    ];
    expect(imported.map(toYieldAndNutrition)).toEqual(recipes.map(toYieldAndNutrition));
  });
});
