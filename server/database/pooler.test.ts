import { randomBytes } from "node:crypto";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { entities } from "../features/entities";
import { onServer } from "../testing/seed";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";
import { connect, type Database } from "./openDatabase";
import { translateDatabaseError } from "./translateDatabaseErrors";

/**
 * Connects to a database through the pooler, which has four connections to it. The time limits of
 * requests do not apply, because a busy machine exceeds them.
 */
function connectThroughPooler(name: string): Promise<Database> {
  const url = new URL(process.env["TEST_POOLER_URL"]!);
  url.pathname = `/${name}`;
  const address = { url: url.toString(), pooled: true };
  return connect(address, async () => {}, { entities, limits: "none", maxWaitMs: 20_000 });
}

const describeWithPooler = process.env["TEST_POOLER_URL"] ? describe : describe.skip;

describeWithPooler("A database behind a pooler in transaction mode", () => {
  let database: TestDatabase;
  let pooled: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { url } = database.db.options as PostgresDataSourceOptions;
    pooled = await connectThroughPooler(new URL(url!).pathname.slice(1));
    server = await TestServer.startOn({ ...database, db: pooled.db });
  });
  afterAll(async () => {
    await server?.close();
    await pooled?.close();
    await database?.close();
  });

  it("serves more concurrent requests than it has connections", async () => {
    const token = await server.login("member");
    const change = (recipeId: number, name: string) =>
      server.graphql(
        `mutation { ${name}(recipeId: ${recipeId}) { viewerHasFavorited } }`,
        {},
        token,
      );
    const read = (recipeId: number) =>
      server.graphql(
        `{ recipe(recipeId: ${recipeId}) { name viewerHasFavorited reviews { totalCount } } }`,
        {},
        token,
      );
    const recipeIds = Array.from({ length: 12 }, (_, i) => i + 1);
    // The statement is repeated, since statements are prepared by name from the first execution.
    for (let i = 0; i < 2; i++) {
      const answers = await Promise.all(
        recipeIds.flatMap((id) => [read(id), change(id, "addFavorite"), read(id + 1)]),
      );
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    }
  });

  it("ends transactions that pause, and frees their locks", async () => {
    const edit = "update recipes set version = version + 1 where recipe_id = 1";
    const frozen = pooled.db.createQueryRunner();
    await frozen.startTransaction();
    await frozen.query(edit);
    await waitUntil(() =>
      database.db.query(edit).then(
        () => true,
        () => false,
      ),
    );
    const error = await frozen.query(edit).catch((failure: unknown) => failure);
    expect(translateDatabaseError(error)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await frozen.rollbackTransaction().catch(() => undefined);
    await frozen.release();
  }, 30_000);

  it("is migrated once by concurrent processes, and no lock remains", async () => {
    const name = `test_${randomBytes(6).toString("hex")}`;
    await onServer(`create database ${name}`);
    const connections = await Promise.all([1, 2, 3].map(() => connectThroughPooler(name)));
    const [{ db }] = connections as [Database];
    const [{ locks, repeated }]: [{ locks: number; repeated: number }] = await db.query(
      `select (select count(*)::int from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())) as locks,
       (select (count(*) - count(distinct name))::int from migrations) as repeated`,
    );
    expect({ locks, repeated }).toEqual({ locks: 0, repeated: 0 });
    await Promise.all(connections.map((name) => name.close()));
    await onServer(`drop database ${name} with (force)`);
  }, 60_000);
});
