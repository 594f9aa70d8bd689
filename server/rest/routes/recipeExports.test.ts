import { parse } from "yaml";
import { unzipSync } from "fflate";
import { callRest } from "../../testing/callRest";
import { uploaded } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";

const SITE = "https://potluck.example";

let server: TestServer;
const tokens: Record<string, string> = {};
let recipeId: number;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: SITE, DEMO_LOGINS: "on" });
  for (const name of ["admin", "contributor", "member"]) tokens[name] = await server.login(name);
  const cook = await server.addPerson("cook", "contributor");
  expect(cook).toBeGreaterThan(0);
  tokens["cook"] = await server.login("cook");
  const photoIds = [await uploaded(server, tokens["cook"]), await uploaded(server, tokens["cook"])];
  const { data, errors } = await server.graphql<{ createRecipe: { recipeId: number } }>(
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    {
      input: {
        name: "Grüne Soße: süß/sauer",
        categoryId: 1,
        difficultyLevelId: 1,
        instructions: "Sauce:\nStir the flour in.",
        source: "https://x.yz/sauce",
        totalMinutes: 10,
        ingredients: [{ ingredientId: 1, quantity: "1/2", unit: "cup", scales: false }],
        photoIds,
        photoCaptions: [{ photoId: photoIds[1], caption: "Ready" }],
      },
    },
    tokens["cook"],
  );
  expect(errors).toBeUndefined();
  recipeId = data!.createRecipe.recipeId;
});
afterAll(() => server.close());

async function fetchBytes(path: string, token?: string): Promise<[Buffer, Headers]> {
  const response = await fetch(`${server.url}/api${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  expect([path, response.status]).toEqual([path, 200]);
  return [Buffer.from(await response.arrayBuffer()), response.headers];
}

async function readFiles(path: string, token?: string): Promise<Record<string, Buffer>> {
  const [bytes] = await fetchBytes(path, token);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file)]),
  );
}

describe("Exporting recipes", () => {
  it("requires a login, and an admin for all recipes", async () => {
    for (const extension of ["zip", "cook.zip", "jsonld"]) {
      const call = `GET /recipes/export.${extension}`;
      expect((await callRest(server, call)).status).toBe(401);
      expect((await callRest(server, `${call}?of=all`, { token: tokens["cook"] })).status).toBe(
        403,
      );
      expect((await callRest(server, `${call}?of=mine`, { token: tokens["cook"] })).text).toBe(
        '"of" must be own, favorites or all.',
      );
    }
    expect((await callRest(server, "GET /recipes/999999/export.zip")).status).toBe(404);
  });

  it("creates Potluck's archive with all data and photos", async () => {
    const files = await readFiles("/recipes/export.zip", tokens["cook"]);
    const { recipes, ...header } = JSON.parse(files["potluck.json"]!.toString());
    expect(header).toEqual({ format: "potluck", version: 1, exportedAt: expect.any(String) });
    expect(recipes).toEqual([
      {
        recipeId,
        name: "Grüne Soße: süß/sauer",
        source: "https://x.yz/sauce",
        author: "cook",
        category: expect.any(String),
        difficultyLevel: expect.any(String),
        totalMinutes: 10,
        ingredients: [
          {
            ...{ lineId: expect.any(Number), quantity: "1/2", unit: "cup" },
            ...{ ingredient: expect.any(String), scales: false },
          },
        ],
        instructions: "Sauce:\nStir the flour in.",
        tags: [],
        photos: [
          { file: expect.stringMatching(/^photos\//) },
          { file: expect.stringMatching(/^photos\//), caption: "Ready" },
        ],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    const photos = recipes[0].photos.map(({ file }: { file: string }) => file);
    expect(Object.keys(files)).toEqual(["potluck.json", ...photos]);
    for (const file of photos) expect(files[file]!.subarray(8, 12).toString()).toBe("WEBP");
  });

  it("creates Cooklang files with their covers", async () => {
    const files = await readFiles("/recipes/export.cook.zip", tokens["cook"]);
    const name = "Grüne Soße süß sauer";
    expect(Object.keys(files)).toEqual([`${name}.cook`, `${name}.webp`]);
    const [, front] = /^---\n([^]*?)---/.exec(files[`${name}.cook`]!.toString())!;
    expect(parse(front!)).toMatchObject({ title: "Grüne Soße: süß/sauer", author: "cook" });
  });

  it("creates schema.org data with the URLs of pages and photos", async () => {
    const [bytes, headers] = await fetchBytes("/recipes/export.jsonld", tokens["cook"]);
    expect(headers.get("content-type")).toMatch(/^application\/ld\+json/);
    const [recipe, ...others] = JSON.parse(bytes.toString());
    expect(others).toEqual([]);
    expect(recipe).toMatchObject({
      "@type": "Recipe",
      url: `${SITE}/recipes/${recipeId}`,
      isBasedOn: "https://x.yz/sauce",
      image: [expect.stringMatching(/^https:\/\/potluck\.example\/photos\//), { caption: "Ready" }],
    });
    const { pathname } = new URL(recipe.image[0]);
    expect((await fetch(server.url + pathname)).status).toBe(200);
  });

  it("creates a file of one recipe, named after it, for every user who may read it", async () => {
    const [, headers] = await fetchBytes(`/recipes/${recipeId}/export.cook`);
    expect(headers.get("content-disposition")).toContain(
      `filename*=UTF-8''${encodeURIComponent("Grüne Soße süß sauer.cook")}`,
    );
    const [bytes] = await fetchBytes(`/recipes/${recipeId}/export.jsonld`);
    expect(JSON.parse(bytes.toString())).toMatchObject({ "@type": "Recipe" });
    expect(Object.keys(await readFiles(`/recipes/${recipeId}/export.zip`))).toHaveLength(3);
  });

  it("creates a file of the user's favorites", async () => {
    const listNames = async (token: string) =>
      JSON.parse(
        (await fetchBytes("/recipes/export.jsonld?of=favorites", token))[0].toString(),
      ).map(({ name }: { name: string }) => name);
    const { token } = { token: await server.addPerson("fan").then(() => server.login("fan")) };
    expect(await listNames(token)).toEqual([]);
    await server.graphql(`mutation { addFavorite(recipeId: ${recipeId}) { recipeId } }`, {}, token);
    expect(await listNames(token)).toEqual(["Grüne Soße: süß/sauer"]);
  });

  it("reads page by page, and includes each recipe once", async () => {
    await server.database.db.query(`
      insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
      select 'Many ' || n, 'many ' || n, 'Stir.', owner_id, category_id, difficulty_level_id
      from recipes, generate_series(1, 250) n where recipe_id = ${recipeId}`);
    const files = await readFiles("/recipes/export.zip?of=all", tokens["admin"]);
    const { recipes } = JSON.parse(files["potluck.json"]!.toString());
    const names = recipes.map(({ name }: { name: string }) => name);
    const [row] = await server.database.db.query("select count(*)::int as count from recipes");
    expect(recipes).toHaveLength(row.count);
    expect(names.filter((name: string) => name.startsWith("Many "))).toHaveLength(250);
  });
});
