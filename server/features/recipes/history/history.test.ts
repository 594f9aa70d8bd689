import { addRecipe } from "../../../testing/pages";
import { uploaded } from "../../../testing/photos";
import { type Answer, TestServer } from "../../../testing/testServer";
import { deleteRecipe } from "../deleteRecipe";
import { restoreRecipe } from "../restoreRecipe";

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const account of ["admin", "contributor", "member"]) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const readError = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions["code"];

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

const edit = async (recipeId: number, changes: object, account = "contributor") => {
  const answer = await server.graphql<{ updateRecipe: { version: number } }>(
    "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
    { id: recipeId, input: { ...RECIPE, ...changes } },
    tokens[account],
  );
  expect(answer.errors).toBeUndefined();
  return answer.data!.updateRecipe.version;
};

interface Versions {
  recipe: {
    versions: {
      totalCount: number;
      edges: {
        node: { version: number; reason: string | null; editor: { name: string } | null };
      }[];
    };
  } | null;
}
const listVersions = async (id: number, account = "contributor") => {
  const { data } = await server.graphql<Versions>(
    `query ($id: Int!) { recipe(recipeId: $id) { versions {
      totalCount edges { node { version reason savedAt removalReason editor { name } } } } } }`,
    { id },
    tokens[account],
  );
  return data!.recipe!.versions.edges.map(({ node }) => node);
};

interface Difference {
  recipeDifference: { changes: { part: string; kind: string; field: string | null }[] | null };
}
const compare = (id: number, before: number, after: number, account = "contributor") =>
  server.graphql<Difference>(
    `query ($id: Int!, $before: Int!, $after: Int!) {
      recipeDifference(recipeId: $id, beforeVersion: $before, afterVersion: $after) { changes {
        part kind field section before after lineFields words { text kind }
        lineBefore { quantity unit ingredient } lineAfter { quantity unit ingredient } } } }`,
    { id, before, after },
    tokens[account],
  );
const restore = (id: number, version: number, account = "contributor", rest: object = {}) =>
  server.graphql<{ restoreRecipeVersion: { version: number } }>(
    `mutation ($id: Int!, $version: Int!, $reason: String, $currentVersion: Int) {
      restoreRecipeVersion(recipeId: $id, version: $version, reason: $reason, currentVersion: $currentVersion) { version } }`,
    { id, version, ...rest },
    tokens[account],
  );
const removeVersion = (id: number, version: number, reason: string, account = "admin") =>
  server.graphql(
    `mutation ($id: Int!, $version: Int!, $reason: String!) {
      removeRecipeVersion(recipeId: $id, version: $version, reason: $reason) { removalReason content { name } } }`,
    { id, version, reason },
    tokens[account],
  );

interface WholeRecipe {
  lines: { lineId: number }[];
  stepsWithAdditions: { lineIds: number[] | null }[];
}
const WHOLE = `query ($id: Int!) { recipe(recipeId: $id) {
  name description servings prepMinutes source instructions ingredientsNotes
  category { name } difficultyLevel { name } tags { name } equipment { name }
  lines { lineId heading name quantity unit preparation isOptional scales }
  steps { text minutes isAttended photos { photoId caption } }
  stepsWithAdditions { lineIds }
  photos { photoId caption } } }`;

/** Reads every field; chosen lines of steps are compared by their positions. */
async function read(id: number) {
  const { data } = await server.graphql<{ recipe: WholeRecipe }>(
    WHOLE,
    { id },
    tokens["contributor"],
  );
  const { lines, stepsWithAdditions, ...rest } = data!.recipe;
  const ids = lines.map(({ lineId }) => lineId);
  return {
    ...rest,
    lines: lines.map(({ lineId: _id, ...line }) => line),
    chosenLines: stepsWithAdditions.map(({ lineIds }) => lineIds?.map((line) => ids.indexOf(line))),
  };
}

describe("The history of a recipe", () => {
  it("has one version for each save that changed something, with its editor and reason", async () => {
    const id = await addRecipe(server, RECIPE);
    await edit(id, { servings: 6, editReason: "For more guests." });
    await edit(id, { servings: 6, editReason: "Nothing new." });
    await edit(id, { servings: 8 }, "admin");
    const versions = await listVersions(id, "member");
    expect(versions).toMatchObject([
      { version: 3, reason: null, editor: { name: "Rosa Lindqvist" } },
      { version: 2, reason: "For more guests." },
      { version: 1, reason: null },
    ]);
    expect(versions[1]!.editor).toEqual(versions[2]!.editor);
  });

  it("shows a version that was saved while the recipe was private to those who may edit it", async () => {
    const id = await addRecipe(server, { ...RECIPE, visibility: "PRIVATE" });
    await edit(id, { servings: 6, visibility: "PUBLIC" });
    await edit(id, { servings: 7 });
    const numbers = async (account: string) =>
      (await listVersions(id, account)).map(({ version }) => version);
    expect(await numbers("contributor")).toEqual([3, 2, 1]);
    expect(await numbers("admin")).toEqual([3, 2, 1]);
    expect(await numbers("member")).toEqual([3, 2]);
    expect(readError(await compare(id, 1, 3, "member"))).toBe("NOT_FOUND");
    expect((await compare(id, 1, 3)).errors).toBeUndefined();
  });

  it("loses no version to simultaneous edits", async () => {
    const id = await addRecipe(server, RECIPE);
    await Promise.all(Array.from({ length: 10 }, (_, i) => edit(id, { servings: 10 + i })));
    const versions = await listVersions(id);
    expect(versions.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const rows: { servings: string }[] = await server.database.db.query(
      "select content ->> 'servings' as servings from recipe_versions where recipe_id = $1",
      [id],
    );
    expect(new Set(rows.map(({ servings }) => servings)).size).toBe(10);
  });

  it("keeps its versions when the recipe is deleted and restored", async () => {
    const id = await addRecipe(server, RECIPE);
    await edit(id, { servings: 6 });
    const versions = await listVersions(id);
    await deleteRecipe(server.database.db, id, 1);
    await restoreRecipe(server.database.db, id);
    expect(await listVersions(id)).toEqual(versions);
  });

  it("keeps a version without the name of an editor whose account is deleted", async () => {
    const editor = await server.addPerson("editor", "admin");
    tokens["editor"] = await server.login("editor");
    const id = await addRecipe(server, RECIPE);
    await edit(id, { servings: 6 }, "editor");
    await edit(id, { servings: 7 });
    await server.graphql(`mutation { deleteUser(userId: ${editor}) }`, {}, tokens["admin"]);
    expect((await listVersions(id)).map((version) => version.editor?.name)).toEqual([
      expect.any(String),
      undefined,
      expect.any(String),
    ]);
  });
});

describe("The difference of two versions", () => {
  it("names facts, lines with their headings, and words of steps", async () => {
    const id = await addRecipe(server, RECIPE);
    const [butter, heading, sugar] = RECIPE.lines;
    await edit(id, {
      servings: 6,
      instructions: "Stir.\nBake gently.",
      tagIds: [1],
      lines: [butter, heading, { ...sugar, quantity: "50" }],
    });
    const { data } = await compare(id, 1, 2, "member");
    expect(data!.recipeDifference.changes).toMatchObject([
      { part: "FACT", kind: "CHANGED", field: "servings", before: "4", after: "6" },
      { part: "TAG", kind: "REMOVED", after: null },
      { part: "LINE", kind: "REMOVED", section: "For the top", lineAfter: null },
      {
        ...{ part: "LINE", kind: "CHANGED", lineFields: ["quantity"], section: "For the top" },
        ...{ lineBefore: { quantity: "100" }, lineAfter: { quantity: "50" } },
      },
      {
        part: "STEP",
        kind: "CHANGED",
        words: expect.arrayContaining([{ text: " gently", kind: "ADDED" }]),
      },
    ]);
    expect((await compare(id, 2, 2)).data!.recipeDifference.changes).toEqual([]);
    expect(readError(await compare(id, 1, 3))).toBe("NOT_FOUND");
  });

  it("shows whole lines if more words differ than can be compared in a short time", async () => {
    const list = (word: string) => Array.from({ length: 150 }, (_, i) => `${word}${i}`).join(" ");
    const id = await addRecipe(server, {
      ...{ ...RECIPE, instructions: `Stir.\n${list("a")}\nBake.`, ingredientsNotes: list("c") },
    });
    const input = { instructions: `Stir.\n${list("b")}\nBake.`, ingredientsNotes: list("d") };
    await edit(id, input);
    expect((await compare(id, 1, 2)).data!.recipeDifference.changes).toMatchObject([
      {
        words: [
          { text: list("c"), kind: "REMOVED" },
          { text: list("d"), kind: "ADDED" },
        ],
      },
      {
        words: [
          { text: "Stir.\n", kind: null },
          { text: `${list("a")}\n`, kind: "REMOVED" },
          { text: `${list("b")}\n`, kind: "ADDED" },
          { text: "Bake.", kind: null },
        ],
      },
    ]);
  });

  it("needs the numbers of two versions", async () => {
    const id = await addRecipe(server, RECIPE);
    for (const query of ["", "?before=first&after=1", "?before=0&after=1"]) {
      const response = await fetch(`${server.url}/api/recipes/${id}/difference${query}`);
      expect([response.status, await response.text()]).toEqual([
        400,
        '"before" must be the number of a version.',
      ]);
    }
  });
});

describe("Restoring a version", () => {
  const fullRecipe = async () => {
    const photoIds = [
      await uploaded(server, tokens["contributor"]!),
      await uploaded(server, tokens["contributor"]!),
    ];
    const stepPhoto = await uploaded(server, tokens["contributor"]!);
    return addRecipe(server, {
      ...RECIPE,
      photoIds,
      photoCaptions: [{ photoId: photoIds[0], caption: "The tart" }],
      steps: [
        { text: "Stir.", minutes: 5, isAttended: true, linePositions: [0, 3] },
        { text: "Bake.", minutes: 40, isAttended: false, photoIds: [stepPhoto] },
      ],
    });
  };
  const OTHER = {
    ...{ name: "Apple tart", instructions: "Cut.", servings: null, source: null, prepMinutes: 5 },
    ...{ categoryId: 2, difficultyLevelId: 2, tagIds: [3], equipmentIds: [] },
    ...{ lines: [{ ingredientId: 3 }], photoIds: [], steps: [{ text: "Cut." }] },
  };

  it("is allowed for users who may edit the recipe", async () => {
    const id = await addRecipe(server, RECIPE);
    await edit(id, { servings: 6 });
    expect(readError(await restore(id, 1, "visitor"))).toBe("UNAUTHENTICATED");
    expect(readError(await restore(id, 1, "member"))).toBe("FORBIDDEN");
    expect(readError(await restore(id, 9))).toBe("NOT_FOUND");
    expect(readError(await restore(id, 1, "contributor", { currentVersion: 1 }))).toBe(
      "PRECONDITION_FAILED",
    );
    expect((await restore(id, 1, "admin")).data!.restoreRecipeVersion.version).toBe(3);
  });

  it("gives every field back, with its photos, as a new version", async () => {
    const id = await fullRecipe();
    const before = await read(id);
    await edit(id, OTHER);
    const other = await read(id);
    expect(other).not.toEqual(before);
    await restore(id, 1, "contributor", { reason: "It was better." });
    expect(await read(id)).toEqual(before);
    expect((await listVersions(id))[0]).toMatchObject({ version: 3, reason: "It was better." });
    expect((await compare(id, 1, 3)).data!.recipeDifference.changes).toEqual([]);
    await restore(id, 2);
    expect(await read(id)).toEqual(other);
  });

  it("adds a deleted ingredient again, and finds a merged one under its new name", async () => {
    const names = ["Former spice", "Former herb", "Herb"];
    const [spice, formerHerb, herb] = await Promise.all(
      names.map(async (name) => {
        const { data } = await server.graphql<{ createIngredient: { ingredientId: number } }>(
          "mutation ($input: IngredientInput!) { createIngredient(input: $input) { ingredientId } }",
          { input: { name } },
          tokens["contributor"],
        );
        return data!.createIngredient.ingredientId;
      }),
    );
    const id = await addRecipe(server, {
      ...RECIPE,
      lines: [{ ingredientId: spice }, { ingredientId: formerHerb, quantity: "2" }],
    });
    await edit(id, { servings: 6, lines: [{ ingredientId: formerHerb, quantity: "2" }] });
    const merged = await server.graphql(
      `mutation { createMerge(kind: INGREDIENT, mergedId: ${formerHerb}, intoId: ${herb}) { mergeId } }`,
      {},
      tokens["admin"],
    );
    expect(merged.errors).toBeUndefined();
    expect((await listVersions(id)).map(({ version }) => version)).toEqual([2, 1]);
    expect((await compare(id, 1, 2)).data!.recipeDifference.changes).toMatchObject([
      { part: "FACT" },
      { part: "LINE", kind: "REMOVED", lineBefore: { ingredient: "Former spice" } },
    ]);
    const { errors } = await server.graphql(
      `mutation { deleteIngredient(ingredientId: ${spice}) }`,
      {},
      tokens["admin"],
    );
    expect(errors).toBeUndefined();
    expect((await restore(id, 1)).errors).toBeUndefined();
    expect(await read(id)).toMatchObject({
      lines: [{ name: "Former spice" }, { name: "Herb", quantity: "2" }],
    });
  });

  it("keeps the present visibility", async () => {
    const id = await addRecipe(server, RECIPE);
    await edit(id, { servings: 6, visibility: "PRIVATE" });
    await restore(id, 1);
    const [row] = await server.database.db.query(
      "select visibility from recipes where recipe_id = $1",
      [id],
    );
    expect(row).toEqual({ visibility: "private" });
  });
});

describe("Removing the content of a version", () => {
  it("is allowed for admins, and needs a reason", async () => {
    const id = await addRecipe(server, RECIPE);
    await edit(id, { servings: 6 });
    expect(readError(await removeVersion(id, 1, "Law", "visitor"))).toBe("UNAUTHENTICATED");
    expect(readError(await removeVersion(id, 1, "Law", "contributor"))).toBe("FORBIDDEN");
    expect(readError(await removeVersion(id, 1, " "))).toBe("BAD_USER_INPUT");
    expect(readError(await removeVersion(id, 9, "Law"))).toBe("NOT_FOUND");
    expect(readError(await removeVersion(id, 2, "Law"))).toBe("CONFLICT");
  });

  it("leaves the other versions comparable, and keeps only the photos that they have", async () => {
    const [secret, shared] = [
      await uploaded(server, tokens["contributor"]!),
      await uploaded(server, tokens["contributor"]!),
    ];
    const id = await addRecipe(server, { ...RECIPE, photoIds: [secret, shared] });
    await edit(id, { photoIds: [shared] });
    await edit(id, { photoIds: [] });
    const { data, errors } = await removeVersion(id, 1, "Privacy");
    expect(errors).toBeUndefined();
    expect(data).toEqual({ removeRecipeVersion: { removalReason: "Privacy", content: null } });
    expect((await compare(id, 1, 3)).data!.recipeDifference.changes).toBeNull();
    expect((await compare(id, 2, 3)).data!.recipeDifference.changes).toMatchObject([
      { part: "PHOTOS" },
    ]);
    expect(readError(await restore(id, 1))).toBe("CONFLICT");
    const rows = await server.database.db.query(
      "select photo_id, former_recipe_id from photos where photo_id = any($1) order by photo_id",
      [[secret, shared]],
    );
    expect(rows).toEqual([
      { photo_id: secret, former_recipe_id: null },
      { photo_id: shared, former_recipe_id: id },
    ]);
  });
});
