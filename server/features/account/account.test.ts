import { unzipSync } from "fflate";
import { DOT } from "../../conventions/dot";
import { callRest } from "../../testing/callRest";
import { waitUntil } from "../../testing/waitUntil";
import { TestServer } from "../../testing/testServer";
import { roleIds } from "../users/Role";

const DELETE = "mutation ($input: AccountDeletionInput!) { deleteAccount(input: $input) }";
const EXPORT = "{ viewerExport }";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const query = <Row extends object>(sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(sql, parameters);

let userCount = 0;
/**
 * Creates a user who has used all parts of the application, with a name that is easy to find in any
 * table.
 */
async function createCook() {
  const name = `zanzibar${++userCount}`;
  const userId = await server.addPerson(name, "contributor");
  const token = await server.login(name);
  const executeMutation = async (document: string) => {
    const { data, errors } = await server.graphql<Record<string, Record<string, number>>>(
      document,
      {},
      token,
    );
    expect(errors).toBeUndefined();
    return data!;
  };
  const createRecipe = async () => {
    const input = `{ name: "Soup", categoryId: 1, difficultyLevelId: 1, instructions: "Stir.",
      tagIds: [1], lines: [{ heading: "Stock" }, { ingredientId: 1, quantity: "2" },
        { ingredientId: 1, quantity: "3" }] }`;
    const { createRecipe } = await executeMutation(
      `mutation { createRecipe(input: ${input}) { recipeId } }`,
    );
    return createRecipe!["recipeId"]!;
  };
  const recipeId = await createRecipe();
  await executeMutation(`mutation { deleteRecipe(recipeId: ${await createRecipe()}) }`);
  await executeMutation(
    'mutation { createReview(recipeId: 1, input: { score: 4, text: "Good." }) { reviewId } }',
  );
  await executeMutation("mutation { addFavorite(recipeId: 1) { recipeId } }");
  await executeMutation(
    'mutation { writeNote(recipeId: 1, input: { text: "More salt." }) { noteId } }',
  );
  const email = `${name}@potluck.example`;
  await server.graphql("mutation ($email: String!) { requestPasswordReset(email: $email) }", {
    email,
  });
  await query(
    `insert into contributor_requests (user_id, message, locale) values ($1, 'Please.', 'en')`,
    [userId],
  );
  await query(`insert into outbox (user_id, kind, recipient) values ($1, 'email-changed', $2)`, [
    userId,
    email,
  ]);
  return { userId, name, email, token, recipeId };
}

const deleteAccount = (token: string, choice: object = {}) =>
  server.graphql(
    DELETE,
    { input: { password: "potluck-demo", keepRecipes: true, keepReviews: true, ...choice } },
    token,
  );

/** Finds the tables and columns that contain a text. */
async function findInDatabase(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema()",
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text ilike '%' || $1 || '%'`,
      [text],
    );
    places.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return places;
}

describe("The export of the viewer's data", () => {
  it("requires a login, over both APIs", async () => {
    const { errors } = await server.graphql(EXPORT);
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    expect((await callRest(server, "GET /account/export")).status).toBe(401);
  });

  it("contains everything that the user wrote and nothing from other users, over both APIs", async () => {
    const { userId, name, email, token, recipeId } = await createCook();
    const { data } = await server.graphql<{ viewerExport: object }>(EXPORT, {}, token);
    expect(data?.viewerExport).toMatchObject({
      account: { userId, name, email, role: "contributor" },
      recipes: [
        {
          recipeId,
          name: "Soup",
          instructions: "Stir.",
          ingredients: [
            { lineId: expect.any(Number), heading: "Stock", ingredient: null },
            { lineId: expect.any(Number), heading: null, quantity: "2" },
            { quantity: "3" },
          ],
          tags: [expect.any(String)],
        },
      ],
      deletedRecipes: [{ recipe: { name: "Soup" } }],
      reviews: [{ recipeId: 1, score: 4, text: "Good." }],
      favorites: [{ recipeId: 1 }],
      notes: [{ recipeId: 1, text: "More salt." }],
      contributorRequests: [{ message: "Please.", status: "open" }],
      sessions: [{ createdAt: expect.any(String) }],
    });
    const { json } = await callRest<object>(server, "GET /account/export", { token });
    expect(json).toEqual(data?.viewerExport);
    expect(JSON.stringify(json)).not.toMatch(/password|Rosa|skeleton/i);
  });
});

it("The export has no photos that others added to reviews of or diary entries about a deleted recipe", async () => {
  const { token, recipeId } = await createCook();
  const memberId = await server.addPerson("diarist", "member");
  await query(
    `with entry as (
       insert into diary_entries (user_id, recipe_id, cooked_on) values ($1, $2, now()) returning diary_entry_id
     ), review as (
       insert into reviews (user_id, recipe_id, score, text) values ($1, $2, 3, 'x') returning review_id
     )
     insert into photos (key, owner_id, diary_entry_id, review_id, position, width, height, placeholder)
     select md5('entry'), $1, diary_entry_id, null::int, 0, 640, 480, 'data:image/webp;base64,UklG' from entry
     union all select md5('review'), $1, null, review_id, 0, 640, 480, 'data:image/webp;base64,UklG' from review`,
    [memberId, recipeId],
  );
  await server.graphql(`mutation { deleteRecipe(recipeId: ${recipeId}) }`, {}, token);
  const { json } = await callRest<{ photos: object[] }>(server, "GET /account/export", { token });
  expect(json.photos).toEqual([]);
});

it("The export contains former versions of own recipes, the origin, and the version and votes of reviews", async () => {
  const { userId, token } = await createCook();
  const create = async (name: string, originId: number | null) => {
    const { data } = await server.graphql<{ createRecipe: { recipeId: number } }>(
      `mutation ($input: RecipeInput!, $originId: Int) {
        createRecipe(input: $input, originId: $originId) { recipeId } }`,
      { input: { ...RECIPE, name }, originId },
      token,
    );
    return data!.createRecipe.recipeId;
  };
  const RECIPE = { categoryId: 1, difficultyLevelId: 1, instructions: "Stir.", ingredients: [] };
  const update = async (recipeId: number, input: object, account: string) => {
    const { errors } = await server.graphql(
      "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
      { id: recipeId, input: { ...RECIPE, name: "Tea", ...input } },
      account,
    );
    expect(errors).toBeUndefined();
  };
  const origin = await create("Mint tea", null);
  const recipeId = await create("Tea", origin);
  await update(recipeId, { servings: 2, editReason: "For two." }, token);
  await update(recipeId, { servings: 3, editReason: "By an admin." }, await server.login("admin"));
  await server.graphql(
    'mutation { createReview(recipeId: 2, input: { score: 4, text: "Good." }) { reviewId } }',
    {},
    token,
  );
  await query(
    `insert into review_votes (user_id, review_id, recipe_id)
     select 1, review_id, recipe_id from reviews where user_id = $1`,
    [userId],
  );
  const { json } = await callRest<{ recipes: { recipeId: number }[] }>(
    server,
    "GET /account/export",
    { token },
  );
  expect(json.recipes.find((recipe) => recipe.recipeId === recipeId)).toMatchObject({
    ...{ version: 3, editReason: null, origin: "Mint tea" },
    versions: [
      { version: 1, isByUser: true, content: { name: "Tea", instructions: "Stir." } },
      { version: 2, isByUser: true, reason: "For two.", content: { servings: 2 } },
    ],
  });
  expect(json).toMatchObject({
    reviews: [{ recipeVersion: 1, helpfulCount: 1 }, { helpfulCount: 1 }],
  });
  expect(JSON.stringify(json)).not.toContain("By an admin.");
});

it("The archive contains the export and the photos, as files that other programs open", async () => {
  const { token } = await createCook();
  const upload = await callRest<{ photoId: number }>(server, "POST /photos", { token, body: DOT });
  expect(upload.status).toBe(201);
  const response = await fetch(`${server.url}/api/account/export.zip`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const { json } = await callRest<{ photos: { file: string }[] }>(server, "GET /account/export", {
    token,
  });
  expect(Object.keys(files)).toEqual(["data.json", json.photos[0]!.file]);
  expect(JSON.parse(Buffer.from(files["data.json"]!).toString())).toEqual(json);
  const photo = files[json.photos[0]!.file]!;
  expect(Buffer.from(photo).subarray(8, 12).toString()).toBe("WEBP");
});

describe("Deleting the viewer's account", () => {
  it("requires the password, and counts a wrong password", async () => {
    const { token, userId } = await createCook();
    expect(
      (
        await server.graphql(DELETE, {
          input: { password: "x", keepRecipes: true, keepReviews: true },
        })
      ).errors?.[0]?.extensions["code"],
    ).toBe("UNAUTHENTICATED");
    const refused = await deleteAccount(token, { password: "wrong" });
    expect(refused.errors?.[0]).toMatchObject({
      message: "Wrong password.",
      extensions: { code: "BAD_USER_INPUT", field: "password" },
    });
    for (let guess = 0; guess < 9; guess++) await deleteAccount(token, { password: "wrong" });
    expect((await deleteAccount(token)).errors?.[0]?.extensions["code"]).toBe("RATE_LIMITED");
    expect(await query("select from users where user_id = $1", [userId])).toHaveLength(1);
  });

  it("requires a choice for recipes and reviews over REST", async () => {
    const { token } = await createCook();
    const body = { password: "potluck-demo", keepRecipes: true };
    const { status, text } = await callRest(server, "POST /account/delete", { token, body });
    expect([status, text]).toEqual([400, '"keepReviews" must be true or false.']);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    "leaves neither the name nor the email in any table, with recipes kept: %p, and reviews kept: %p",
    async (keepRecipes, keepReviews) => {
      const { userId, name, email, token, recipeId } = await createCook();
      expect((await findInDatabase(name)).length).toBeGreaterThan(3);
      const body = { password: "potluck-demo", keepRecipes, keepReviews };
      const { status } = await callRest(server, "POST /account/delete", { token, body });
      expect(status).toBe(204);
      // The mail about the deletion keeps the address until it is sent.
      await waitUntil(async () => (await query("select from outbox")).length === 0);
      expect(await findInDatabase(name)).toEqual([]);
      expect(await findInDatabase(email)).toEqual([]);
      const countRows = async (table: string, key = "user_id") =>
        (await query(`select from ${table} where ${key} = $1`, [userId])).length;
      for (const table of [
        "favorites",
        "notes",
        "sessions",
        "outbox",
        "password_resets",
        "contributor_requests",
      ]) {
        expect([table, await countRows(table)]).toEqual([table, 0]);
      }
      expect(await countRows("deleted_recipes", "owner_id")).toBe(0);
      expect(await countRows("recipes", "owner_id")).toBe(keepRecipes ? 1 : 0);
      expect(await countRows("reviews")).toBe(keepReviews ? 1 : 0);
      expect(await countRows("users")).toBe(keepRecipes || keepReviews ? 1 : 0);
      const { data } = await server.graphql("{ viewer { name } }", {}, token);
      expect(data).toBeUndefined();
      const owner = await server.graphql(`{ recipe(recipeId: ${recipeId}) { owner { name } } }`);
      if (!keepRecipes) return expect(owner.errors?.[0]?.extensions["code"]).toBe("NOT_FOUND");
      expect(owner.data).toEqual({ recipe: { owner: { name: `Former member ${userId}` } } });
    },
  );

  it("removes former names, emails, notes and messages from all tables", async () => {
    const { userId, name, email, token, recipeId } = await createCook();
    const admin = await server.login("admin");
    const send = async (document: string, by = token) => {
      const { errors } = await server.graphql(document, {}, by);
      expect(errors).toBeUndefined();
    };
    const words = ["quagmirella", "vermicious", "ombrelloni", "gallimaufry", "persnickety"];
    const [first, second, note, former, reason] = words;
    for (const called of [first, second, name]) {
      await send(`mutation { updateUser(userId: ${userId},
        input: { name: "${called}", email: "${called}@potluck.example" }) { name } }`);
    }
    const renameRecipe = (called: string) =>
      send(`mutation { updateRecipe(recipeId: ${recipeId}, input: { name: "${called}", categoryId: 1,
        difficultyLevelId: 1, instructions: "Stir.", tagIds: [], ingredients: [] }) { recipeId } }`);
    await renameRecipe(`Soup of ${former}`);
    await renameRecipe("Soup");
    await send(`mutation { writeNote(recipeId: 2, input: { text: "${note}" }) { noteId } }`);
    await send(`mutation { banUser(userId: ${userId}, reason: "${reason}") { name } }`, admin);
    await send(`mutation { unbanUser(userId: ${userId}) { name } }`, admin);
    expect(await findInDatabase(name)).not.toEqual([]);
    const { errors } = await deleteAccount(await server.login(name));
    expect(errors).toBeUndefined();
    // Versions of a recipe that is kept stay, with the names that the recipe had.
    expect(await findInDatabase(former!)).toEqual([expect.stringMatching(/^recipe_versions: /)]);
    for (const word of [...words.filter((each) => each !== former), name, email]) {
      expect([word, await findInDatabase(word)]).toEqual([word, []]);
    }
  });

  it("leaves a former member without a login, even if the name is taken", async () => {
    const { userId, token } = await createCook();
    await server.addPerson(`former member ${userId}`);
    expect((await deleteAccount(token)).errors).toBeUndefined();
    const email = `former-member-${userId}@former.invalid`;
    for (const password of ["potluck-demo", "x"]) {
      const { errors } = await server.graphql(
        "mutation ($input: LoginInput!) { login(input: $input) { token } }",
        { input: { email, password } },
      );
      expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    }
  });

  it("is refused for the last admin, and for one of two admins who delete their accounts at once", async () => {
    for (let round = 0; round < 5; round++) {
      await query("update users set role_id = $1", [roleIds.member]);
      const admins = await Promise.all(
        ["a", "b"].map(async (letter) => {
          const name = `${letter}-admin${++userCount}`;
          await server.addPerson(name, "admin");
          return server.login(name);
        }),
      );
      const answers = await Promise.all(admins.map((token) => deleteAccount(token)));
      const refused = answers.flatMap(({ errors }) => errors ?? []);
      expect(refused.map(({ extensions }) => extensions["code"])).toEqual(["CONFLICT"]);
      expect(refused[0]?.message).toMatch(/^There must be at least one admin/);
      const rows = await query("select from users where role_id = $1", [roleIds.admin]);
      expect(rows).toHaveLength(1);
    }
  });
});
