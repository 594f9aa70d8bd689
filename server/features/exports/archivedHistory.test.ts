import { unzipSync } from "fflate";
import { makeZip } from "../../testing/archives";
import { callRest } from "../../testing/callRest";
import { uploaded } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import type { PotluckRecipe } from "./potluckFormat";

let source: TestServer;
let target: TestServer;
const tokens = new Map<TestServer, Record<string, string>>();

beforeAll(async () => {
  [source, target] = await Promise.all([
    TestServer.start({ RATE_LIMIT: "off" }),
    TestServer.start({ RATE_LIMIT: "off" }),
  ]);
  for (const server of [source, target]) {
    await server.addPerson("author", "contributor");
    await server.addPerson("editor", "admin");
    await server.addPerson("reader", "contributor");
    const entries: [string, string][] = [];
    for (const name of ["author", "editor", "reader", "admin"]) {
      entries.push([name, await server.login(name)]);
    }
    tokens.set(server, Object.fromEntries(entries));
  }
});
afterAll(() => Promise.all([source?.close(), target?.close()]));

async function call<Result>(
  server: TestServer,
  account: string,
  operation: string,
  variables: object = {},
): Promise<Result> {
  const token = tokens.get(server)![account];
  const { data, errors } = await server.graphql<{ result: Result }>(operation, variables, token);
  expect(errors).toBeUndefined();
  return data!.result;
}

const RECIPE = {
  ...{ name: "Plum tart", categoryId: 1, difficultyLevelId: 1, instructions: "Stir.\nBake." },
  lines: [
    { ingredientId: 1, quantity: "200", unit: "g", preparation: "soft" },
    { heading: "For the top" },
    { ingredientId: 2, quantity: "100", unit: "g" },
    { ingredientId: 1, quantity: "1", unit: "tbsp", isOptional: true },
  ],
  ...{ tagIds: [1, 2], equipmentIds: [1], servings: 4, prepMinutes: 20, source: "A book." },
};

const add = async (input: object, originId: number | null = null, account = "author") => {
  const { recipeId } = await call<{ recipeId: number }>(
    source,
    account,
    `mutation ($input: RecipeInput!, $originId: Int) {
      result: createRecipe(input: $input, originId: $originId) { recipeId } }`,
    { input: { ...RECIPE, ...input }, originId },
  );
  return recipeId;
};

const edit = (recipeId: number, input: object, account = "author") =>
  call(
    source,
    account,
    `mutation ($id: Int!, $input: RecipeInput!) {
      result: updateRecipe(recipeId: $id, input: $input) { version } }`,
    { id: recipeId, input: { ...RECIPE, ...input } },
  );

const remove = (recipeId: number, account = "author") =>
  call(source, account, `mutation { result: deleteRecipe(recipeId: ${recipeId}) }`);

async function exportFrom(server: TestServer, path: string, account = "author"): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/recipes/${path}`, {
    headers: { Authorization: `Bearer ${tokens.get(server)![account]}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const exportOne = (id: number, account?: string) => exportFrom(source, `${id}/export.zip`, account);

const unpack = (bytes: Buffer): PotluckRecipe[] =>
  JSON.parse(Buffer.from(unzipSync(bytes)["potluck.json"]!).toString()).recipes;

interface ReadImport {
  isInProgress: boolean;
  recipes: { warnings: string[] }[];
}

/** Imports an archive on the other site and returns the IDs of its recipes by their names, with the warnings. */
async function importThere(bytes: Buffer, account = "author", visibility = "public") {
  const sent = {
    token: tokens.get(target)![account],
    headers: { "Content-Type": "application/octet-stream" },
  };
  const { json } = await callRest<{ importId: number }>(
    target,
    "POST /imports/file?fileName=recipes.zip",
    { ...sent, body: bytes },
  );
  let result!: ReadImport;
  const settle = () =>
    waitUntil(async () => {
      const path = `GET /imports/${json.importId}`;
      result = (await callRest<ReadImport>(target, path, sent)).json;
      return !result.isInProgress;
    });
  await settle();
  const warnings = result.recipes.flatMap((recipe) => recipe.warnings);
  const { token } = sent;
  const body = { visibility };
  await callRest(target, `POST /imports/${json.importId}/take`, { token, body });
  await settle();
  const { items } = await call<{
    items: { edges: { node: { recipe: { recipeId: number; name: string } | null } }[] };
  }>(
    target,
    account,
    `query ($id: Int!) { result: import(importId: $id) {
      items { edges { node { recipe { recipeId name } } } } } }`,
    { id: json.importId },
  );
  const recipes = items.edges.flatMap(({ node }) => node.recipe ?? []);
  const ids = Object.fromEntries(recipes.map(({ name, recipeId }) => [name, recipeId]));
  return { importId: json.importId, ids, warnings };
}

interface Version {
  version: number;
  editor: { name: string } | null;
  importedEditorName: string | null;
  content: object;
}
const listVersions = async (server: TestServer, id: number, account = "author") => {
  const { versions } = await call<{ versions: { edges: { node: Version }[] } }>(
    server,
    account,
    `query ($id: Int!) { result: recipe(recipeId: $id) { versions { edges { node {
      version savedAt reason removalReason editor { name } importedEditorName
      content { name description servings prepMinutes totalMinutes source instructions ingredientsNotes
        category difficultyLevel tags equipment
        lines { heading ingredient quantity unit preparation isOptional scales } } } } } } }`,
    { id },
  );
  return versions.edges.map(({ node: { editor, importedEditorName, ...node } }) => ({
    ...node,
    editorName: editor?.name ?? importedEditorName,
  }));
};

const compare = async (server: TestServer, id: number, before: number, after: number) => {
  const { changes } = await call<{ changes: object[] }>(
    server,
    "author",
    `query ($id: Int!, $before: Int!, $after: Int!) {
      result: recipeDifference(recipeId: $id, beforeVersion: $before, afterVersion: $after) { changes {
        part kind field section before after lineFields words { text kind }
        lineBefore { quantity unit ingredient } lineAfter { quantity unit ingredient } } } }`,
    { id, before, after },
  );
  return changes;
};

const readPhotos = (server: TestServer, id: number) =>
  call<object>(
    server,
    "author",
    `query ($id: Int!) { result: recipe(recipeId: $id) {
      photos { caption image { width height } }
      steps { text minutes photos { caption image { width height } } } } }`,
    { id },
  );

const restore = (server: TestServer, id: number, version: number) =>
  call(
    server,
    "author",
    `mutation ($id: Int!, $version: Int!) {
      result: restoreRecipeVersion(recipeId: $id, version: $version) { version } }`,
    { id, version },
  );

/** Adds a recipe with four versions by two people, two of which have photos that the current one lacks. */
async function addImproved(name: string): Promise<number> {
  const token = tokens.get(source)!["author"]!;
  const [dish, former, ofStep] = [
    await uploaded(source, token),
    await uploaded(source, token),
    await uploaded(source, token),
  ];
  const steps = [{ text: "Stir.", minutes: 5, linePositions: [0, 3] }];
  const id = await add({
    name,
    photoIds: [dish, former],
    photoCaptions: [{ photoId: former, caption: "The first one" }],
    steps: [...steps, { text: "Bake.", minutes: 40, photoIds: [ofStep] }],
  });
  await edit(id, { name, photoIds: [dish], steps: [{ text: "Stir." }, { text: "Bake." }] });
  const lines = RECIPE.lines.with(2, { ingredientId: 3, quantity: "2", unit: "g" });
  await edit(id, { name, lines, servings: 6, editReason: "For more guests." }, "editor");
  await edit(id, { name, lines: RECIPE.lines, tagIds: [1], editReason: "Butter is better." });
  return id;
}

const readOrigin = (server: TestServer, id: number, account = "author") =>
  call<object>(
    server,
    account,
    `query ($id: Int!) { result: recipe(recipeId: $id) {
      origin { recipeId name } formerOriginName changesFromOrigin { part } } }`,
    { id },
  );

describe("The history of a recipe in an archive", () => {
  it("comes back with every version: who, when, why, its content, differences and photos", async () => {
    const id = await addImproved("Plum tart");
    const bytes = await exportOne(id);
    const { ids, warnings } = await importThere(bytes);
    expect(warnings).toEqual([]);
    const imported = ids["Plum tart"]!;
    const before = await listVersions(source, id);
    expect(before.map(({ version, editorName }) => [version, editorName])).toEqual([
      [4, "author"],
      [3, "editor"],
      [2, "author"],
      [1, "author"],
    ]);
    expect(await listVersions(target, imported)).toEqual(before);
    for (const [one, other] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 4],
    ] as const) {
      expect(await compare(target, imported, one, other)).toEqual(
        await compare(source, id, one, other),
      );
    }
    await restore(source, id, 1);
    await restore(target, imported, 1);
    const restored = await readPhotos(target, imported);
    expect(restored).toEqual(await readPhotos(source, id));
    expect(restored).toMatchObject({ photos: [{}, { caption: "The first one" }] });
    expect(await compare(target, imported, 1, 5)).toEqual([]);
  });

  it("names editors who have no account here, also when it is imported by another user", async () => {
    const id = await addImproved("Pear tart");
    const { ids } = await importThere(await exportOne(id), "reader");
    const imported = await listVersions(target, ids["Pear tart"]!, "reader");
    const [current, ...former] = await listVersions(source, id);
    const content = { ...current!.content, source: "author, A book." };
    expect(imported).toEqual([{ ...current, content }, ...former]);
    const again = unpack(await exportFrom(target, `${ids["Pear tart"]}/export.zip`, "reader"));
    expect(again[0]!.versions!.map(({ editor }) => editor)).toEqual(["author", "author", "editor"]);
    const { json } = await callRest<object[]>(
      target,
      `GET /recipes/${ids["Pear tart"]}/versions`,
      {},
    );
    expect(json[1]).toMatchObject({ version: 3, userId: null, userName: "editor" });
  });

  it("contains no version that the exporting user may not see, nor its photos", async () => {
    const token = tokens.get(source)!["author"]!;
    const [open, secret] = [await uploaded(source, token), await uploaded(source, token)];
    const id = await add({ name: "Apple tart", visibility: "PRIVATE", photoIds: [open, secret] });
    await edit(id, { name: "Apple tart", visibility: "PUBLIC", photoIds: [open] });
    await edit(id, { name: "Apple tart", servings: 8 });
    const photosIn = (bytes: Buffer) => Object.keys(unzipSync(bytes)).length - 1;
    const ofReader = await exportOne(id, "reader");
    expect(unpack(ofReader)[0]!.versions!.map(({ version }) => version)).toEqual([2]);
    expect(photosIn(ofReader)).toBe(1);
    for (const account of ["author", "editor"]) {
      const bytes = await exportOne(id, account);
      expect(unpack(bytes)[0]!.versions).toMatchObject([
        { version: 1, visibility: "private" },
        { version: 2 },
      ]);
      expect(photosIn(bytes)).toBe(2);
    }
    const { ids } = await importThere(await exportOne(id));
    const versions = async (account: string) =>
      (await listVersions(target, ids["Apple tart"]!, account)).map(({ version }) => version);
    expect(await versions("author")).toEqual([3, 2, 1]);
    expect(await versions("reader")).toEqual([3, 2]);
  });

  it("keeps the reason of a content that was removed", async () => {
    const id = await addImproved("Fig tart");
    await call(
      source,
      "admin",
      `mutation ($id: Int!) {
        result: removeRecipeVersion(recipeId: $id, version: 3, reason: "Privacy") { version } }`,
      { id },
    );
    const { ids } = await importThere(await exportOne(id));
    const versions = await listVersions(target, ids["Fig tart"]!);
    expect(versions).toEqual(await listVersions(source, id));
    expect(versions[1]).toMatchObject({ content: null, removalReason: "Privacy" });
  });

  it("is hidden if the recipe is imported as private", async () => {
    const id = await addImproved("Date tart");
    const { ids } = await importThere(await exportOne(id), "author", "private");
    const rows = await target.database.db.query(
      "select distinct visibility from recipe_versions where recipe_id = $1",
      [ids["Date tart"]],
    );
    expect(rows).toEqual([{ visibility: "private" }]);
  });

  it("is deleted for good when the import is undone", async () => {
    const id = await addImproved("Lime tart");
    const { ids, importId } = await importThere(await exportOne(id));
    const token = tokens.get(target)!["author"];
    await callRest(target, `POST /imports/${importId}/undo`, { token, body: {} });
    await waitUntil(async () => {
      const path = `GET /imports/${importId}`;
      return (await callRest<{ state: string }>(target, path, { token })).json.state === "ready";
    });
    const rows = await target.database.db.query(
      `select recipe_id from recipes where recipe_id = $1
       union all select recipe_id from deleted_recipes where recipe_id = $1
       union all select recipe_id from recipe_versions where recipe_id = $1`,
      [ids["Lime tart"]],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ["a future date", { savedAt: "2999-01-01T00:00:00.000Z" }],
    ["a number of a later version", { version: 9 }],
    ["a text that the database cannot store", { reason: "\0" }],
    ["half a character", { reason: "\ud800" }],
    ["no content and no reason for it", { content: undefined }],
    ["content that exceeds the limits", { content: { name: "x".repeat(201) } }],
  ])("is read without a version that has %s", async (what, change) => {
    const id = await add({ name: "Sour tart" });
    await edit(id, { name: "Sour tart", servings: 6 });
    await edit(id, { name: "Sour tart", servings: 8 });
    const [recipe] = unpack(await exportOne(id));
    const [first, second] = recipe!.versions!;
    const versions = [{ ...first, ...change }, second];
    const changed = { ...recipe, name: `Sour tart with ${what}`, versions };
    const archive = { format: "potluck", version: 1, recipes: [changed] };
    const { ids, warnings } = await importThere(Buffer.from(makeZip({ "potluck.json": archive })));
    expect(warnings).toEqual(["A former version could not be read."]);
    expect((await listVersions(target, ids[changed.name]!)).map(({ version }) => version)).toEqual([
      3, 2,
    ]);
  });
});

describe("A variation in an archive", () => {
  it("is linked with its origin again, in any order", async () => {
    const late = await add({ name: "Cherry cake of Ana" });
    const origin = await add({ name: "Cherry cake" });
    await add({ name: "Cherry cake with rye" }, origin);
    await source.database.db.query("update recipes set origin_id = $2 where recipe_id = $1", [
      late,
      origin,
    ]);
    const { ids } = await importThere(await exportFrom(source, "export.zip"));
    for (const name of ["Cherry cake of Ana", "Cherry cake with rye"]) {
      expect(await readOrigin(target, ids[name]!)).toMatchObject({
        origin: { recipeId: ids["Cherry cake"], name: "Cherry cake" },
        formerOriginName: null,
        changesFromOrigin: expect.any(Array),
      });
    }
  });

  it("keeps a public origin as a credit if the archive lacks it", async () => {
    const origin = await add({ name: "Nut cake" }, null, "reader");
    const variation = await add({ name: "Nut cake with honey" }, origin);
    const { ids } = await importThere(await exportOne(variation));
    expect(await readOrigin(target, ids["Nut cake with honey"]!)).toEqual({
      ...{ origin: null, formerOriginName: "Nut cake", changesFromOrigin: null },
    });
    await remove(origin, "reader");
    expect(unpack(await exportOne(variation))[0]!.origin).toEqual({ name: "Nut cake" });
  });

  it("never names an origin that is hidden from others", async () => {
    const origin = await add({ name: "Secret cake", visibility: "PRIVATE" });
    const variation = await add({ name: "Open cake" }, origin);
    expect(unpack(await exportOne(variation))[0]!.origin).toEqual({ recipeId: origin });
    const readers = await exportOne(variation, "reader");
    expect(unpack(readers)[0]).not.toHaveProperty("origin");
    await remove(origin);
    expect(unpack(await exportOne(variation))[0]).not.toHaveProperty("origin");
  });
});
