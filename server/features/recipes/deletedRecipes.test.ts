import { checkReadModel } from "./checkReadModel";
import { callRest } from "../../testing/callRest";
import { addRecipe } from "../../testing/pages";
import { uploaded } from "../../testing/photos";
import { type Answer, TestServer } from "../../testing/testServer";
import { deleteRecipe } from "./deleteRecipe";
import { purgeDeletedRecipes } from "./purgeDeletedRecipes";

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const account of ["admin", "contributor", "member"]) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query(sql, parameters);
const readCode = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions["code"];

const remove = (id: number, account = "contributor") =>
  server.graphql("mutation ($id: Int!) { deleteRecipe(recipeId: $id) }", { id }, tokens[account]);
const restore = (id: number, account = "contributor") =>
  server.graphql<{ restoreRecipe: { name: string } }>(
    "mutation ($id: Int!) { restoreRecipe(recipeId: $id) { name } }",
    { id },
    tokens[account],
  );
const listDeleted = async (account: string) => {
  const { data } = await server.graphql<{
    viewerDeletedRecipes: { recipeId: number; name: string }[];
  }>("{ viewerDeletedRecipes { recipeId name } }", {}, tokens[account]);
  return data!.viewerDeletedRecipes.map(({ recipeId }) => recipeId);
};

interface DeletedConnection {
  edges: { node: { recipeId: number } }[];
  pageInfo: { endCursor: string };
  totalCount: number;
}

/** Creates a recipe of the contributor with a value in every field and row in every table. */
async function createFullRecipe(): Promise<number> {
  const photoIds = [
    await uploaded(server, tokens["contributor"]!),
    await uploaded(server, tokens["contributor"]!),
  ];
  const recipeId = await addRecipe(server, {
    name: "Zucchini bake",
    photoIds,
    ingredients: [{ ingredientId: 1, quantity: "1/2", unit: "cup", preparation: "diced" }],
    equipmentIds: [1, 2],
    tagIds: [1, 2],
    servings: 4,
  });
  for (const document of [
    `mutation { createReview(recipeId: ${recipeId}, input: { score: 5, text: "Good." }) { reviewId } }`,
    `mutation { addFavorite(recipeId: ${recipeId}) { recipeId } }`,
    `mutation { writeNote(recipeId: ${recipeId}, input: { text: "Less salt." }) { noteId } }`,
  ]) {
    await server.graphql(document, {}, tokens["member"]);
  }
  return recipeId;
}

const WHOLE = `query ($id: Int!) { recipe(recipeId: $id) {
  recipeId name version createdAt updatedAt servings viewerHasFavorited viewerNote { text }
  tags { name } ingredients { name quantity unit preparation } photos { photoId image { url } }
  rating { average count } reviews(first: 5) { edges { node { reviewId score text createdAt } } }
} }`;

const readRecipe = (id: number) => server.graphql(WHOLE, { id }, tokens["member"]);

const STORED = [
  ...["recipes", "recipe_lines", "recipe_tags", "recipe_equipment"],
  ...["favorites", "reviews", "notes"],
];
const findStoredRows = async (id: number) =>
  Promise.all(
    [...STORED, "photos"].map((table) =>
      query(
        `select to_jsonb(t) as row from ${table} t where recipe_id = $1 order by to_jsonb(t)::text`,
        [id],
      ),
    ),
  );

describe("A deleted recipe", () => {
  it("is absent everywhere, over both APIs", async () => {
    const id = await createFullRecipe();
    const [{ favorites }] = await query("select count(*)::int as favorites from favorites");
    await remove(id);
    expect(readCode(await readRecipe(id))).toBe("NOT_FOUND");
    expect((await callRest(server, `GET /recipes/${id}`)).status).toBe(404);
    expect((await callRest(server, `GET /reviews/recipe/${id}`)).status).toBe(404);
    const { json } = await callRest<{ recipeId: number }[]>(server, "GET /recipes");
    expect(json.map(({ recipeId }) => recipeId)).not.toContain(id);
    const { data } = await server.graphql<{
      recipes: { totalCount: number };
      viewer: { favorites: { edges: { node: { recipeId: number } }[] } };
    }>(
      `{ recipes(filter: { search: "Zucchini bake" }) { totalCount }
         viewer { favorites(first: 50) { edges { node { recipeId } } } } }`,
      {},
      tokens["member"],
    );
    expect(data!.recipes.totalCount).toBe(0);
    expect(data!.viewer.favorites.edges.map(({ node }) => node.recipeId)).not.toContain(id);
    expect(await query("select count(*)::int as favorites from favorites")).toEqual([
      { favorites: favorites - 1 },
    ]);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is listed for its owner only, the last one first", async () => {
    const [one, other] = [await addRecipe(server, {}), await addRecipe(server, {})];
    await remove(one);
    await remove(other);
    expect((await listDeleted("contributor")).slice(0, 2)).toEqual([other, one]);
    expect(await listDeleted("admin")).toEqual([]);
    const { data } = await server.graphql<{
      viewerDeletedRecipes: { deletedAt: string; restorableUntil: string }[];
    }>("{ viewerDeletedRecipes { deletedAt restorableUntil } }", {}, tokens["contributor"]);
    const [{ deletedAt, restorableUntil }] = data!.viewerDeletedRecipes as [
      { deletedAt: string; restorableUntil: string },
    ];
    expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(30 * 24 * 60 * 60 * 1000);
  });

  it("is listed with its drawing", async () => {
    const id = await addRecipe(server, {
      name: "Sunday supper",
      ingredients: [{ ingredientId: 1 }, { ingredientId: 2 }],
      coverDrawing: "SKEWERS",
    });
    const readCover = "query ($id: Int!) { recipe(recipeId: $id) { cover { url alt } } }";
    const before = await server.graphql<{ recipe: object }>(readCover, { id }, tokens["member"]);
    await remove(id);
    const { data } = await server.graphql<{ viewerDeletedRecipes: object[] }>(
      "{ viewerDeletedRecipes { cover { url alt } } }",
      {},
      tokens["contributor"],
    );
    expect(data!.viewerDeletedRecipes[0]).toEqual(before.data!.recipe);
  });

  it("is also listed for its owner if an admin deleted it, and only admins can restore it", async () => {
    const [own, other] = [await addRecipe(server, {}), await addRecipe(server, {})];
    await remove(own);
    await remove(other, "admin");
    const { data } = await server.graphql<{ viewerDeletedRecipes: object[] }>(
      "{ viewerDeletedRecipes { recipeId deletedByAdmin viewerCanRestore } }",
      {},
      tokens["contributor"],
    );
    expect(data!.viewerDeletedRecipes.slice(0, 2)).toEqual([
      { recipeId: other, deletedByAdmin: true, viewerCanRestore: false },
      { recipeId: own, deletedByAdmin: false, viewerCanRestore: true },
    ]);
  });

  it("is listed for admins if an admin deleted it, page by page", async () => {
    const [own, one, other] = [
      await addRecipe(server, {}),
      await addRecipe(server, { name: "Spam" }),
      await addRecipe(server, {}),
    ];
    await remove(one, "admin");
    await remove(own);
    await remove(other, "admin");
    const listPage = (account: string, after: string | null = null) =>
      server.graphql<{ recipesDeletedByAdmins: DeletedConnection }>(
        `query ($after: String) { recipesDeletedByAdmins(first: 1, after: $after) {
           edges { node { recipeId name viewerCanRestore owner { name } } }
           pageInfo { endCursor hasNextPage } totalCount } }`,
        { after },
        tokens[account],
      );
    expect(readCode(await listPage("nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await listPage("contributor"))).toBe("FORBIDDEN");
    const first = (await listPage("admin")).data!.recipesDeletedByAdmins;
    expect(first.edges[0]!.node.recipeId).toBe(other);
    const [count] = await query(
      "select count(*)::int as n from deleted_recipes where not deleted_by_owner",
    );
    expect(first.totalCount).toBe(count.n);
    const second = (await listPage("admin", first.pageInfo.endCursor)).data!.recipesDeletedByAdmins;
    expect(second.edges).toEqual([
      {
        node: {
          recipeId: one,
          name: "Spam",
          viewerCanRestore: true,
          owner: { name: "tomasz_bakes" },
        },
      },
    ]);
    expect(readCode(await restore(one, "admin"))).toBeUndefined();
    const lastPage = (await listPage("admin", first.pageInfo.endCursor)).data!
      .recipesDeletedByAdmins;
    expect(lastPage.edges.map(({ node }) => node.recipeId)).not.toContain(one);
  });

  it("keeps its photos from other recipes", async () => {
    const photoId = await uploaded(server, tokens["contributor"]!);
    await remove(await addRecipe(server, { photoIds: [photoId] }));
    const input = {
      name: "x",
      categoryId: 1,
      difficultyLevelId: 1,
      instructions: "x",
      photoIds: [photoId],
    };
    const answer = await server.graphql(
      "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
      { input },
      tokens["contributor"],
    );
    expect(readCode(answer)).toBe("BAD_USER_INPUT");
  });
});

describe("Restoring a recipe", () => {
  it("requires its owner or an admin, and a deleted recipe", async () => {
    const id = await addRecipe(server, {});
    expect(readCode(await restore(id))).toBe("NOT_FOUND");
    await remove(id);
    expect(readCode(await restore(id, "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await restore(id, "member"))).toBe("FORBIDDEN");
    expect(readCode(await restore(id, "admin"))).toBeUndefined();
    expect(readCode(await restore(id))).toBe("NOT_FOUND");
  });

  it("requires an admin if an admin deleted it", async () => {
    const id = await addRecipe(server, {});
    await remove(id, "admin");
    expect(readCode(await restore(id))).toBe("FORBIDDEN");
    expect(readCode(await restore(id, "admin"))).toBeUndefined();
  });

  it("restores its former state, with all its rows", async () => {
    const id = await createFullRecipe();
    const [document, rows] = [await readRecipe(id), await findStoredRows(id)];
    expect(rows.map(({ length }) => length)).toEqual([1, 1, 2, 2, 1, 1, 1, 2]);
    await remove(id);
    expect((await findStoredRows(id)).flat()).toEqual([]);
    expect((await restore(id)).data).toEqual({ restoreRecipe: { name: "Zucchini bake" } });
    expect((await readRecipe(id)).data).toEqual(document.data);
    expect(await findStoredRows(id)).toEqual(rows);
    expect(await checkReadModel(server.database.db)).toEqual({});
    expect(await query("select from deleted_recipes where recipe_id = $1", [id])).toEqual([]);
    expect(await query("select from deleted_recipe_rows where recipe_id = $1", [id])).toEqual([]);
  });

  it("works for one of several simultaneous requests", async () => {
    const id = await createFullRecipe();
    await remove(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => restore(id)));
    expect(answers.filter(({ data }) => data?.restoreRecipe)).toHaveLength(1);
    expect(answers.map(readCode).filter((code) => code === "NOT_FOUND")).toHaveLength(7);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it.each([
    ["categories", "category_id", "its category"],
    ["difficulty_levels", "difficulty_level_id", "its difficulty level"],
    ["ingredients", "ingredient_id", "one of its ingredients"],
    ["tags", "tag_id", "one of its tags"],
  ])("fails if %s has been deleted", async (table, key, thing) => {
    const [row] = await query(
      `insert into ${table} (name, name_key, sort_name) values ($1, $1, $1) returning ${key} as key`,
      [`Gone from ${table}`],
    );
    const id = await addRecipe(server, {
      ...(table === "categories" && { categoryId: row.key }),
      ...(table === "difficulty_levels" && { difficultyLevelId: row.key }),
      ...(table === "ingredients" && { ingredients: [{ ingredientId: row.key }] }),
      ...(table === "tags" && { tagIds: [row.key] }),
    });
    await remove(id);
    await query(`delete from ${table} where ${key} = $1`, [row.key]);
    const answer = await restore(id);
    expect(readCode(answer)).toBe("CONFLICT");
    expect(answer.errors![0]!.message).toBe(
      `This recipe cannot be restored because ${thing} has been deleted.`,
    );
    expect(await listDeleted("contributor")).toContain(id);
  });

  it("leaves out the rows of users whose accounts were deleted", async () => {
    const id = await createFullRecipe();
    const userId = await server.addPerson("short-stay");
    await query(
      "insert into reviews (user_id, recipe_id, score, text) values ($1, $2, 1, 'Secret.')",
      [userId, id],
    );
    await remove(id);
    await query("delete from users where user_id = $1", [userId]);
    expect(
      await query("select from deleted_recipe_rows where content::text like '%Secret.%'"),
    ).toEqual([]);
    await restore(id);
    expect(await query("select score from reviews where recipe_id = $1", [id])).toEqual([
      { score: 5 },
    ]);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});

describe("Deleted recipes are removed permanently", () => {
  const makeOlder = (id: number, by: string) =>
    query("update deleted_recipes set deleted_at = now() - $2::interval where recipe_id = $1", [
      id,
      by,
    ]);

  it("after 30 days", async () => {
    const [recent, old] = [await createFullRecipe(), await createFullRecipe()];
    await remove(recent);
    await remove(old);
    await makeOlder(recent, "29 days");
    await makeOlder(old, "31 days");
    expect(await purgeDeletedRecipes(server.database.db)).toBe(false);
    expect(readCode(await restore(old))).toBe("NOT_FOUND");
    expect(await query("select from deleted_recipe_rows where recipe_id = $1", [old])).toEqual([]);
    expect(readCode(await restore(recent))).toBeUndefined();
  });

  it("with the account of their owner", async () => {
    const userId = await server.addPerson("leaves-nothing", "contributor");
    const id = await addRecipe(server, {});
    await query("update recipes set owner_id = $2 where recipe_id = $1", [id, userId]);
    await deleteRecipe(server.database.db, id, userId);
    await query("delete from users where user_id = $1", [userId]);
    expect(await query("select from deleted_recipes where recipe_id = $1", [id])).toEqual([]);
  });
});
