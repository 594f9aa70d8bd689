/* oxlint-disable typescript/no-explicit-any */
// Responses of many shapes are compared as they are.
import { callRest } from "../testing/callRest";
import { clientDocuments, restExample } from "../testing/calls/exampleCalls";
import { TestServer } from "../testing/testServer";

type Json = Record<string, any>;

/** An edit over REST, and the same edit over GraphQL. */
interface Edit {
  /** The path of the resource. */
  path: string;
  call?: string;
  tables: string[];
  /** A body that repeats the stored values in another spelling. */
  body: (stored: Json) => Json;
  /** The client's operation that repeats the stored values. */
  operation: string;
  variables: (stored: Json) => Json;
  /** A body that changes a value. */
  changed: (stored: Json) => Json;
}

let server: TestServer;
let token: string;
let edits: Edit[];

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("admin");
  const { db } = server.database;
  const [admin] = await db.query(
    "select user_id as id from users where email_key = 'admin@potluck.example'",
  );
  await db.query("update recipes set owner_id = $1 where recipe_id = 1", [admin.id]);
  await db.query("delete from reviews where recipe_id = 1");
  await db.query(
    `insert into photos (key, owner_id, recipe_id, width, height, placeholder, caption)
     values (md5('1'), $1, 1, 40, 30, 'data:image/webp;base64,AAAA', 'Dinner')`,
    [admin.id],
  );
  await db.query(
    `update recipes set prep_minutes = 10, cook_minutes = 20,
       servings = 2.5, servings_unit = 'people', version = version + 1 where recipe_id = 1`,
  );
  const send = ([call, body]: [string, unknown]) => callRest<Json>(server, call, { token, body });
  const things = { recipe: 1, user: admin.id };
  const { reviewId } = (await send(restExample("POST /reviews", things))).json;
  await send(restExample("POST /user-notes/recipe/{recipeId}/user/{userId}", things));
  const note = `/user-notes/recipe/1/user/${admin.id}`;
  edits = [
    {
      path: "/recipes/1",
      tables: [
        "recipes",
        "recipe_lines",
        "recipe_tags",
        "recipe_equipment",
        "recipe_docs",
        "photos",
      ],
      body: (recipe) => ({
        ...recipe,
        recipeName: ` ${recipe["recipeName"]} `,
        recipeInstructions: `${recipe["recipeInstructions"]}\n\n`,
        recipeTags: [...recipe["recipeTags"]].reverse(),
        servings: String(recipe["servings"]),
      }),
      operation: "UpdateRecipe",
      variables: (recipe) => ({
        recipeId: 1,
        input: {
          name: ` ${recipe["recipeName"]}`,
          instructions: recipe["recipeInstructions"],
          categoryId: recipe["categoryId"],
          difficultyLevelId: recipe["difficultyLevelId"],
          totalMinutes: 30,
        },
      }),
      changed: (recipe) => ({ ...recipe, recipeIngredients: recipe["recipeIngredients"].slice(1) }),
    },
    {
      path: `/reviews/${reviewId}`,
      tables: ["reviews", "recipe_stats"],
      body: ({ score, reviewText }) => ({ score: String(score), reviewText: ` ${reviewText}\n` }),
      operation: "UpdateReview",
      variables: ({ score, reviewText: text }) => ({ reviewId, input: { score, text } }),
      changed: (review) => ({ ...review, score: 3 }),
    },
    ...["PUT", "POST"].map((method) => ({
      path: note,
      call: `${method} ${note}`,
      tables: ["notes"],
      body: ({ noteText }: Json) => ({ noteText: ` ${noteText} ` }),
      operation: "WriteNote",
      variables: ({ noteText: text }: Json) => ({ recipeId: 1, input: { text } }),
      changed: () => ({ noteText: `Pepper, by ${method}.` }),
    })),
    {
      path: `/users/${admin.id}`,
      tables: ["users", "recipe_docs"],
      body: ({ userName, userEmail }) => ({
        userName: ` ${userName} `,
        userEmail: `${userEmail} `,
      }),
      operation: "UpdateUser",
      variables: ({ userName: name, userEmail: email }) => ({
        userId: admin.id,
        input: { name, email },
      }),
      changed: (user) => ({ ...user, userName: "Another name" }),
    },
    ...(
      [
        ["tag", "/tags/1", "tags", "Tag"],
        ["category", "/categories/1", "categories", "Category"],
        ["difficultyLevel", "/difficulty-levels/1", "difficulty_levels", "DifficultyLevel"],
        ["ingredient", "/ingredients/1", "ingredients", "Ingredient"],
        ["equipment", "/equipment/1", "equipment", "Equipment"],
      ] as const
    ).map(([noun, path, table, type]): Edit => ({
      path,
      tables: [table, "reference_version"],
      body: (item) => ({ ...item, [`${noun}Name`]: ` ${item[`${noun}Name`]} ` }),
      operation: `Rename${type}`,
      variables: (item) => ({
        key: 1,
        input: { name: item[`${noun}Name`] },
        version: 1,
      }),
      changed: () => ({ [`${noun}Name`]: "Another name" }),
    })),
  ];
});
afterAll(() => server.close());

/** Reads rows with the transactions that wrote them, so that any write is visible. */
const rowsOf = (tables: string[]) =>
  Promise.all(
    tables.map((table) =>
      server.database.db.query(`select xmin::text, ctid::text, t.* from ${table} t order by ctid`),
    ),
  );

const get = (path: string) => callRest<Json>(server, `GET ${path}`, { token });

describe("An edit that changes nothing", () => {
  it("writes nothing, over both APIs", async () => {
    for (const { path, call = `PUT ${path}`, tables, body, ...edit } of edits) {
      const before = await get(path);
      const rows = await rowsOf(tables);
      const { status, json } = await callRest<Json>(server, call, {
        token,
        body: body(before.json),
      });
      expect([call, status, json]).toEqual([call, 200, before.json]);
      expect([call, await rowsOf(tables)]).toEqual([call, rows]);
      const document = clientDocuments[edit.operation]!;
      const answer = await server.graphql(document, edit.variables(before.json), token);
      expect([call, answer.errors]).toEqual([call, undefined]);
      expect([call, await rowsOf(tables)]).toEqual([call, rows]);
      expect((await get(path)).headers.get("etag")).toBe(before.headers.get("etag"));
    }
  });

  it("is refused if it is based on an outdated version", async () => {
    for (const { path, call = `PUT ${path}`, body } of edits) {
      const { json } = await get(path);
      const { status } = await callRest(server, call, {
        token,
        body: body(json),
        headers: { "If-Match": '"outdated"' },
      });
      expect([call, status]).toEqual([call, 412]);
    }
  });

  it("is distinguished from an edit that changes something", async () => {
    for (const { path, call = `PUT ${path}`, tables, changed } of edits) {
      const before = await get(path);
      const rows = await rowsOf(tables);
      const { status } = await callRest(server, call, { token, body: changed(before.json) });
      expect([call, status]).toEqual([call, 200]);
      expect(await rowsOf(tables)).not.toEqual(rows);
      expect((await get(path)).headers.get("etag")).not.toBe(before.headers.get("etag"));
    }
  });
});
