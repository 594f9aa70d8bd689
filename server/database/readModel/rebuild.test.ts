import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { rebuildReadModel } from "./rebuild";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("Rebuilding the read model", () => {
  it("stores recipes in order of name, which is the order of lists", async () => {
    const { db } = database;
    await db.transaction((manager) => rebuildReadModel(manager));
    const storedNames: { name: string }[] = await db.query(
      "select sort_name as name from recipe_search order by ctid",
    );
    const names = storedNames.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted());
    expect(
      await db.query("select indexname from pg_indexes where tablename = 'recipe_search'"),
    ).toHaveLength(4);
  });
});
