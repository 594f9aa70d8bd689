import type { QueryRunner } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { waitUntil } from "../testing/waitUntil";
import { makeDataSource } from "./dataSource";
import { MIGRATION_LOCK, migrateServer } from "./migrate";
import { buildIndex } from "./migrations/steps";

const readPid = async (runner: QueryRunner): Promise<number> => {
  const [row]: { pid: number }[] = await runner.query("select pg_backend_pid() as pid");
  return row!.pid;
};

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("A migration that needs a table which is in use", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());

  it("yields to later transactions and is tried again", async () => {
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
    await waitUntil(async () => (await waiting()) > 0);
    // The migration must have yielded, because a later transaction would otherwise wait for the
    // table.
    await waitUntil(async () => (await waiting()) === 0);
    await user.commitTransaction();
    await user.release();
    await expect(migrated).resolves.toBeUndefined();
  }, 60_000);

  it("lets another process build an index while it waits", async () => {
    const { url } = database.db.options as PostgresDataSourceOptions;
    const first = database.db.createQueryRunner();
    await first.startTransaction();
    await first.query("set local idle_in_transaction_session_timeout = 0");
    await first.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const holder = await readPid(first);
    const migrated = migrateServer({ url: url! }, null);
    await waitUntil(async () => {
      const [row]: { count: number }[] = await database.db.query(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and query like '%advisory%'
           and pid not in ($1, pg_backend_pid())`,
        [holder],
      );
      return row!.count > 0;
    });

    const builder = await makeDataSource({ url: url! }, { limits: "none" }).initialize();
    const runner = builder.createQueryRunner();
    await runner.query("set statement_timeout = '30s'");
    await buildIndex(runner, "ix_reviews_text", "reviews (text)");
    await runner.query("drop index ix_reviews_text");
    await builder.destroy();
    await first.commitTransaction();
    await first.release();
    await expect(migrated).resolves.toBeUndefined();
  }, 90_000);
});
