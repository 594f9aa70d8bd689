import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { openTestDatabase, withoutLimits, type TestDatabase } from "../testing/testDatabase";
import { waitUntil } from "../testing/waitUntil";
import { makeDataSource } from "./dataSource";
import { ContractBusyCooks1795493500000 } from "./migrations/1795493500000-ContractBusyCooks";
import { checkReadModel } from "../features/recipes/checkReadModel";

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(async () => {
  // Later migrations have changed the function; the next test file may use this database.
  const file = join(__dirname, "functions/apply_pending_counts.sql");
  await db?.query(readFileSync(file, "utf8"));
  await database?.close();
});

async function migrate(direction: "up" | "down", on = db) {
  const runner = on.createQueryRunner();
  try {
    await new ContractBusyCooks1795493500000()[direction](runner);
  } finally {
    await runner.release();
  }
}

const ADD = `
  insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
  select 'Soup ' || n, 'soup ' || n, 'Stir.', 1 + n % 2, 1 + n % 3, 1 + n % 2 from generate_series(1, $1::int) n`;

const countPairsOfCooks = async () => {
  const [{ count }] = await db.query<[{ count: number }]>(
    "select count(*)::int as count from facet_pairs where left(facet, 1) = 'o'",
  );
  return count;
};

describe("Removing the counted pairs of authors with many recipes", () => {
  it("deletes the pairs of all authors, and no other counts", async () => {
    await migrate("down");
    await withoutLimits(db, (patient) => patient.query(ADD, [2400]));
    expect(await countPairsOfCooks()).toBeGreaterThan(8);
    await migrate("up");
    expect(await countPairsOfCooks()).toBe(0);
    expect(await checkReadModel(db)).toEqual({});
  });

  (process.env["TEST_DATABASE_URL"] ? it : it.skip)(
    "waits for a transaction whose counts the function before is about to apply",
    async () => {
      await migrate("down");
      const { url } = db.options as PostgresDataSourceOptions;
      const otherConnection = await makeDataSource({ url: url! }, { limits: "none" }).initialize();
      const [holder, writer] = [
        otherConnection.createQueryRunner(),
        otherConnection.createQueryRunner(),
      ];
      const isWaiting = async (condition: string) => {
        const rows = await otherConnection.query<object[]>(
          `select from pg_locks where not granted and ${condition}
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows.length > 0;
      };
      await holder.startTransaction();
      await holder.query("select pg_advisory_xact_lock(795238785)");
      await writer.startTransaction();
      await writer.query(ADD, [1]);
      const written = writer.commitTransaction();
      await waitUntil(() => isWaiting("locktype = 'advisory'"));
      let isDone = false;
      const migrated = migrate("up", otherConnection).finally(() => (isDone = true));
      await waitUntil(
        async () => isDone || (await isWaiting("relation = 'pending_counts'::regclass")),
      );
      await holder.rollbackTransaction();
      await Promise.all([written, migrated]);
      await holder.release();
      await writer.release();
      await otherConnection.destroy();
      expect(await checkReadModel(db)).toEqual({});
    },
  );
});
