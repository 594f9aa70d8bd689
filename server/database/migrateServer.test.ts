import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { until } from "../testing/until";
import { migrateServer } from "./migrate";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("A migration that needs a table which is in use", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());

  it("gives way to others that come later, and is tried again", async () => {
    const { url } = database.db.options as PostgresDataSourceOptions;
    const user = database.db.createQueryRunner();
    await user.startTransaction();
    await user.query("lock table migrations in access exclusive mode");
    const migrated = migrateServer({ url: url! }, null);

    const waiting = async () => {
      const [row]: { count: number }[] = await user.query(
        `select count(*)::int from pg_locks
         where not granted and relation = 'migrations'::regclass`,
      );
      return row!.count;
    };
    await until(async () => (await waiting()) > 0);
    // It has given up for now, so that whoever came after it would have had the table.
    await until(async () => (await waiting()) === 0);
    await user.commitTransaction();
    await user.release();
    await expect(migrated).resolves.toBeUndefined();
  }, 60_000);
});
