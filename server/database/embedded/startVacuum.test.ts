import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { vacuumTables } from "./startVacuum";

describe("The embedded database, which has no autovacuum,", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  afterAll(() => database.close());

  /** Counts the rows of the tags' table: by its statistics, and dead ones. */
  const countTags = async () => {
    // Otherwise, the changes of a statement are counted up to a second later.
    await database.db.query("select pg_stat_force_next_flush()");
    const [counts] = await database.db.query<{ rows: number; dead: number }[]>(
      `select reltuples::int as rows, n_dead_tup::int as dead
       from pg_class join pg_stat_user_tables on relid = oid where relid = 'tags'::regclass`,
    );
    return counts!;
  };

  const insertTags = (first: number, last: number) =>
    database.db.query(
      `insert into tags (name, name_key, sort_name)
       select n, n, n from generate_series($1::int, $2::int) n`,
      [first, last],
    );

  it("gets statistics for tables that have none, and new ones after many changes", async () => {
    await database.db.query("truncate tags cascade");
    await insertTags(1, 200);
    expect(await countTags()).toEqual({ rows: -1, dead: 0 });
    await vacuumTables(database.db);
    expect(await countTags()).toEqual({ rows: 200, dead: 0 });
    await insertTags(201, 210);
    await vacuumTables(database.db);
    expect(await countTags()).toEqual({ rows: 200, dead: 0 });
    await insertTags(211, 400);
    await countTags();
    await vacuumTables(database.db);
    expect(await countTags()).toEqual({ rows: 400, dead: 0 });
  });

  it("loses dead rows once there are many", async () => {
    await database.db.query("update tags set sort_name = sort_name");
    expect(await countTags()).toEqual({ rows: 400, dead: 400 });
    await vacuumTables(database.db);
    expect(await countTags()).toEqual({ rows: 400, dead: 0 });
  });
});
