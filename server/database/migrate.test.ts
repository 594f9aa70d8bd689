import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { migrate, NewerDatabase } from "./migrate";
import { backfill, buildIndex } from "./migrations/steps";

describe("A database that a newer version has migrated", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());
  afterEach(() => database.db.query("delete from migrations where timestamp = 9999999999999"));

  const migrated = (name: string) =>
    database.db.query("insert into migrations (timestamp, name) values (9999999999999, $1)", [
      name,
    ]);

  it("is refused if a migration removed something that this version uses, and the error names the migration", async () => {
    await migrated("ContractLater9");
    await expect(migrate(database.db, null)).rejects.toThrow(NewerDatabase);
    await expect(migrate(database.db, null)).rejects.toThrow(/ContractLater9/);
  });

  it("is accepted if nothing was removed, so that the previous version can restart during an update", async () => {
    await migrated("Later9");
    await expect(migrate(database.db, null)).resolves.toBeUndefined();
  });
});

describe("A backfill", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await db.query("create table backfilled (id integer primary key, words integer)");
    await db.query(
      "insert into backfilled select i, case when i <= 1500 then 0 end from generate_series(1, 2500) i",
    );
  });
  afterAll(async () => {
    await database?.db.query("drop table backfilled");
    await database?.close();
  });

  it("changes rows in batches and reports progress", async () => {
    const { db } = database;
    const lines: string[] = [];
    const runner = db.createQueryRunner();
    const log = jest.spyOn(db.logger, "log").mockImplementation((_level, message) => {
      lines.push(`${message}`);
    });
    const work = { table: "backfilled", key: "id", set: "words = 1", where: "words is null" };
    await backfill(runner, work);
    log.mockRestore();
    await runner.release();
    expect(lines[0]).toBe("backfilled: 0 rows changed, up to id 50");
    expect(lines.at(-1)).toBe("backfilled: 1000 rows changed, up to id 2500");
    const rows = await db.query(
      "select words, count(*)::int from backfilled group by words order by words",
    );
    expect(rows).toEqual([
      { words: 0, count: 1500 },
      { words: 1, count: 1000 },
    ]);
  });

  it("is followed by a concurrent index, which is rebuilt after an interruption", async () => {
    const { db } = database;
    const runner = db.createQueryRunner();
    await buildIndex(runner, "ix_backfilled_words", "backfilled (words)");
    await buildIndex(runner, "ix_backfilled_words", "backfilled (words)");
    await runner.release();
    const indexes = await db.query(
      "select indisvalid from pg_index where indexrelid = 'ix_backfilled_words'::regclass",
    );
    expect(indexes).toEqual([{ indisvalid: true }]);
  });
});
