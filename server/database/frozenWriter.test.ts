import type { Socket } from "node:net";
import type { Client } from "pg";
import type { DataSource, QueryRunner } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { until } from "../testing/until";
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
  let other: DataSource;
  let frozen: QueryRunner;
  let pid: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { url } = database.db.options as PostgresDataSourceOptions;
    other = await makeDataSource({ url: url! }).initialize();
  });
  afterAll(async () => {
    await other?.destroy();
    await database?.close();
  });

  /** A client that has edited the first recipe and created a tag, and sends nothing else. */
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
    const rows: object[] = await other.query("select from pg_stat_activity where pid = $1", [pid]);
    return rows.length === 0;
  };

  it("holds up no writer of other recipes, tags, reviews or favourites", async () => {
    await other.query(EDIT, [2]);
    await other.query("update recipes set visibility = 'private' where recipe_id = 3");
    await other.query("delete from recipes where recipe_id = 4");
    await other.query("update tags set sort_name = sort_name || 's' where tag_id = 1");
    await other.query("delete from favorites");
    await other.query("delete from reviews");
    expect(await hasEnded()).toBe(false);
    await frozen.rollbackTransaction();
    expect(await checkReadModel(other)).toEqual({});
  });

  it("loses its session, so that the recipe it was writing can be written", async () => {
    await until(hasEnded);
    expect(await failure(other.query(EDIT, [1]))).toBeNull();
    const statement = await failure(frozen.query(EDIT, [2]));
    expect(translateDatabaseError(statement)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await checkReadModel(other)).toEqual({});
  }, 30_000);

  it("gets an error that says to repeat the request when the session's end arrives with its next statement", async () => {
    const client = (await frozen.connect()) as Client & { connection: { stream: Socket } };
    // Like a frozen process, it reads nothing until it continues.
    client.connection.stream.pause();
    await until(hasEnded);
    const statement = failure(frozen.query(EDIT, [2]));
    client.connection.stream.resume();
    expect(translateDatabaseError(await statement)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  }, 30_000);
});
