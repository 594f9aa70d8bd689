import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { matching } from "./conditions";
import { countMatching } from "./countMatching";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const all = matching({ favoritesOf: null }, null);

it("counts recipes exactly up to a limit, and estimates more from a sample, with two digits", async () => {
  const { db } = database;
  const [{ count }] = await db.query<[{ count: number }]>(
    "select count(*)::int as count from recipe_search",
  );
  expect(await countMatching(db, all, count)).toBe(count);
  // The sample of a small collection is all of it.
  expect(await countMatching(db, all, 10)).toBe(Number(count.toPrecision(2)));
  const none = matching({ favoritesOf: null, tagId: 2_000_000_000 }, null);
  expect(await countMatching(db, none, 0)).toBe(0);
});
