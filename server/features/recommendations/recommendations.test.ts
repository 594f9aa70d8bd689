import { TestServer } from "../../testing/testServer";

const RECOMMENDED = `query ($first: Int! = 12) { recommendedRecipes(first: $first) {
  recipe { recipeId name } favorite { recipeId name } shared } }`;

interface Recommended {
  recommendedRecipes: {
    recipe: { recipeId: number; name: string };
    favorite: { recipeId: number; name: string };
    shared: string[];
  }[];
}

let server: TestServer;
let serial = 0;
let ownerId: number;
beforeAll(async () => {
  server = await TestServer.start();
  ownerId = await server.addPerson("owner", "contributor");
});
afterAll(() => server.close());

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(sql, parameters);

/** Adds a member without favorites. */
async function addReader() {
  const name = `reader${++serial}`;
  const userId = await server.addPerson(name);
  return { userId, token: await server.login(name) };
}

/** Adds ingredients with names of their own, which no other recipe has. */
async function addIngredients(...names: string[]): Promise<number[]> {
  const prefix = `${++serial}`;
  const rows = await query<{ ingredient_id: number }>(
    `insert into ingredients (name, name_key, sort_name)
     select n, n || $2, n || $2 from unnest($1::text[]) n returning ingredient_id`,
    [names, prefix],
  );
  return rows.map((row) => row.ingredient_id);
}

async function addRecipe(
  name: string,
  ingredientIds: number[],
  { visibility = "public", owner = ownerId } = {},
): Promise<number> {
  const [row] = await query<{ recipe_id: number }>(
    `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id, visibility)
     select $1, lower($1), 'Cook.', $2, min(category_id), (select min(difficulty_level_id) from difficulty_levels), $3
     from categories returning recipe_id`,
    [name, owner, visibility],
  );
  const recipeId = row!.recipe_id;
  await query(
    `insert into recipe_lines (recipe_id, position, ingredient_id, quantity, is_optional)
     select $1, position, id, 1, false from unnest($2::int[]) with ordinality as line (id, position)`,
    [recipeId, ingredientIds],
  );
  return recipeId;
}

const addFavorite = (userId: number, recipeId: number) =>
  query("insert into favorites (user_id, recipe_id) values ($1, $2)", [userId, recipeId]);

async function recommend(token: string, first = 12) {
  const { data, errors } = await server.graphql<Recommended>(RECOMMENDED, { first }, token);
  expect(errors).toBeUndefined();
  return data!.recommendedRecipes;
}

const namesOf = (recommended: Recommended["recommendedRecipes"]) =>
  recommended.map(({ recipe }) => recipe.name);

describe("Recommended recipes", () => {
  it("require a login and a valid number", async () => {
    const { errors } = await server.graphql(RECOMMENDED);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    const token = await server.login("member");
    for (const first of [0, 13]) {
      const answer = await server.graphql(RECOMMENDED, { first }, token);
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    }
  });

  it("are empty without favorites", async () => {
    const { token } = await addReader();
    expect(await recommend(token)).toEqual([]);
  });

  it("share at least two ingredients or tags with a favorite, and name them, the rarest first", async () => {
    const { token, userId } = await addReader();
    const [cinnamon = 0, walnuts = 0, other = 0] = await addIngredients("Kaneel", "Okkernoot", "X");
    await addFavorite(userId, await addRecipe("Favored cake", [cinnamon, walnuts]));
    await addRecipe("Similar buns", [cinnamon, walnuts, other]);
    await addRecipe("Spiced tea", [cinnamon, other]);
    const recommended = await recommend(token);
    const buns = recommended.find(({ recipe }) => recipe.name === "Similar buns");
    expect(buns?.favorite.name).toBe("Favored cake");
    // The first is in two recipes, the second in three.
    expect(buns?.shared.slice(0, 2)).toEqual(["Okkernoot", "Kaneel"]);
    expect(namesOf(recommended)).not.toContain("Spiced tea");
  });

  it("leave out favorites, reviewed recipes, the viewer's own, and private and unlisted ones", async () => {
    const { token, userId } = await addReader();
    const pair = await addIngredients("Left", "Right");
    await addFavorite(userId, await addRecipe("First favorite", pair));
    await addFavorite(userId, await addRecipe("Second favorite", pair));
    const reviewedId = await addRecipe("Reviewed", pair);
    await query("insert into reviews (user_id, recipe_id, score, text) values ($1, $2, 1, 'x')", [
      userId,
      reviewedId,
    ]);
    await addRecipe("Own", pair, { owner: userId });
    await addRecipe("Hidden", pair, { visibility: "private" });
    await addRecipe("Own private", pair, { visibility: "private", owner: userId });
    await addRecipe("Recommended", pair);
    const names = namesOf(await recommend(token));
    expect(names).toContain("Recommended");
    for (const name of ["First favorite", "Second favorite", "Reviewed", "Own", "Hidden"]) {
      expect(names).not.toContain(name);
    }
    expect(names).not.toContain("Own private");
  });

  it("never follow from a private favorite", async () => {
    const { token, userId } = await addReader();
    const pair = await addIngredients("Secret", "Sauce");
    await addFavorite(
      userId,
      await addRecipe("Diary", pair, { visibility: "private", owner: userId }),
    );
    await addRecipe("Public sauce", pair);
    expect(await recommend(token)).toEqual([]);
  });

  it("begin with different favorites", async () => {
    const { token, userId } = await addReader();
    const sweet = await addIngredients("Sweet", "Sugar", "Syrup");
    const sour = await addIngredients("Sour", "Lemon");
    await addFavorite(userId, await addRecipe("Sweet favorite", sweet));
    await addFavorite(userId, await addRecipe("Sour favorite", sour));
    for (const name of ["Sweet A", "Sweet B"]) await addRecipe(name, sweet);
    await addRecipe("Sour A", sour);
    const [one, other] = await recommend(token, 2);
    expect(new Set([one?.favorite.name, other?.favorite.name])).toEqual(
      new Set(["Sweet favorite", "Sour favorite"]),
    );
  });

  it("take the same statements for a thousand favorites as for one", async () => {
    const { token, userId } = await addReader();
    const pair = await addIngredients("Common", "Ground");
    await addFavorite(userId, await addRecipe("Loved", pair));
    await addRecipe("Alike", pair);
    const count = async () => {
      // The first call reads the names of reference data.
      await recommend(token);
      return (await server.collectStatements(RECOMMENDED, {}, token)).length;
    };
    const few = await count();
    await query(
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'Many ' || n, 'many ' || n, 'Cook.', $1, min(category_id), min(difficulty_level_id)
       from categories, difficulty_levels, generate_series(1, 1000) n group by n`,
      [ownerId],
    );
    await query(
      `insert into recipe_lines (recipe_id, position, ingredient_id, quantity, is_optional)
       select recipe_id, i, ($1::int[])[i], 1, false from recipes, generate_series(1, 2) i
       where name like 'Many %'`,
      [pair],
    );
    await query(
      `insert into favorites (user_id, recipe_id)
       select $1, recipe_id from recipes where name like 'Many %' order by recipe_id`,
      [userId],
    );
    expect(await count()).toBe(few);
    expect(namesOf(await recommend(token))).toContain("Alike");
  });
});
