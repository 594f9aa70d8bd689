import type { Socket } from "node:net";
import type { Client } from "pg";
import type { DataSource, QueryRunner } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { waitUntil } from "../testing/waitUntil";
import { makeDataSource } from "./dataSource";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { translateDatabaseError } from "./translateDatabaseErrors";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

const EDIT =
  "update recipes set category_id = 3 - category_id % 2, version = version + 1 where recipe_id = $1";

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describeOnPostgres("A process that stops within a transaction", () => {
  let database: TestDatabase;
  let otherDb: DataSource;
  let frozen: QueryRunner;
  let pid: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { url } = database.db.options as PostgresDataSourceOptions;
    otherDb = await makeDataSource({ url: url! }).initialize();
  });
  afterAll(async () => {
    await otherDb?.destroy();
    await database?.close();
  });

  /** The client has edited the first recipe and created a tag, and sends nothing else. */
  beforeEach(async () => {
    frozen = database.db.createQueryRunner();
    await frozen.startTransaction();
    const [session]: { pid: number }[] = await frozen.query("select pg_backend_pid() as pid");
    ({ pid } = session!);
    await frozen.query(EDIT, [1]);
    await frozen.query(
      "insert into tags (name, name_key, sort_name) values ('Frozen', 'frozen', 'frozen')",
    );
  });
  afterEach(async () => {
    if (frozen.isTransactionActive) await frozen.rollbackTransaction().catch(() => undefined);
    await frozen.release();
  });

  const hasEnded = async () => {
    const rows: object[] = await otherDb.query("select from pg_stat_activity where pid = $1", [
      pid,
    ]);
    return rows.length === 0;
  };

  it("blocks no writer of other recipes, tags, reviews or favorites", async () => {
    await otherDb.query(EDIT, [2]);
    await otherDb.query("update recipes set visibility = 'private' where recipe_id = 3");
    await otherDb.query("delete from recipes where recipe_id = 4");
    await otherDb.query("update tags set sort_name = sort_name || 's' where tag_id = 1");
    await otherDb.query("delete from favorites");
    await otherDb.query("delete from reviews");
    expect(await hasEnded()).toBe(false);
    await frozen.rollbackTransaction();
    expect(await checkReadModel(otherDb)).toEqual({});
  });

  it("loses its session, so that its recipe can be edited", async () => {
    await waitUntil(hasEnded);
    expect(await failure(otherDb.query(EDIT, [1]))).toBeNull();
    const statement = await failure(frozen.query(EDIT, [2]));
    expect(translateDatabaseError(statement)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await checkReadModel(otherDb)).toEqual({});
  }, 30_000);

  it("receives a retryable error if its session ends before its next statement", async () => {
    const client = (await frozen.connect()) as Client & { connection: { stream: Socket } };
    // The client reads nothing until it continues, like a frozen process.
    client.connection.stream.pause();
    await waitUntil(hasEnded);
    const statement = failure(frozen.query(EDIT, [2]));
    client.connection.stream.resume();
    expect(translateDatabaseError(await statement)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  }, 30_000);
});
