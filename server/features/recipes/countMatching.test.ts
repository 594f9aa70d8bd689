import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { createCondition } from "./conditions";
import { countMatching } from "./countMatching";
import { readSearch } from "./search";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const all = createCondition({ favoritesOf: null }, null);

const countRows = async (where: string): Promise<number> => {
  const [row] = await database.db.query<[{ count: number }]>(
    `select count(*)::int as count from recipe_search s where ${where}`,
  );
  return row.count;
};

it("Recipes are counted exactly up to a limit, and estimated above it from a sample, with two digits", async () => {
  const { db } = database;
  const count = await countRows("true");
  expect(await countMatching(db, all, count)).toBe(count);
  // The sample of a small collection contains all recipes.
  expect(await countMatching(db, all, 10)).toBe(Number(count.toPrecision(2)));
  const emptyCondition = createCondition({ favoritesOf: null, tagId: 2_000_000_000 }, null);
  expect(await countMatching(db, emptyCondition, 0)).toBe(0);
});

it("The number of recipes that an index finds is estimated from every 16th recipe", async () => {
  const { db } = database;
  const search = await readSearch(db, "a");
  const searchCondition = createCondition({ favoritesOf: null }, search);
  const count = await countRows("s.sort_name like '%a%'");
  expect(await countMatching(db, searchCondition)).toBe(count);
  const sampleCount = await countRows("s.sort_name like '%a%' and s.recipe_id % 16 = 0");
  expect(sampleCount).toBeGreaterThan(0);
  expect(await countMatching(db, searchCondition, 10)).toBe(
    Number((16 * sampleCount).toPrecision(2)),
  );
});

it("A user's favorites are counted exactly, because they are few", async () => {
  const { db } = database;
  const [{ recipeId }] = await db.query(
    'select recipe_id as "recipeId" from recipe_search limit 1',
  );
  const [{ userId }] = await db.query('select user_id as "userId" from users limit 1');
  await db.query("delete from favorites where user_id = $1", [userId]);
  await db.query("insert into favorites (user_id, recipe_id) values ($1, $2)", [userId, recipeId]);
  expect(await countMatching(db, createCondition({ favoritesOf: userId }, null))).toBe(1);
});
