import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { prepareStatement } from "./preparedStatements";
import { queryPipelined, type Statement } from "./queryPipelined";
import { watchStatements, type WatchedStatement } from "./watchStatements";

const INSERT = prepareStatement("insert into favorites (user_id, recipe_id) values ($1, $2)");
const DELETE = prepareStatement("delete from favorites where user_id = $1 and recipe_id = $2");
const COUNT = prepareStatement("select count(*)::int as count from favorites where user_id = $1");
const DIVIDE = prepareStatement("select 12 / $1::int as part, now() as at, $2::text as text");
const VALUES = prepareStatement("select $1::int[] as ids, $2::text as text, null as nothing");
const NO_RECIPE = 999_999;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.query("delete from favorites where recipe_id = 2");
});
afterAll(() => database.close());

const query = (sql: string, parameters: unknown[]) =>
  database.db.query<Record<string, unknown>[]>(sql, parameters);

describe("A prepared statement", () => {
  it("returns the same rows at its first and later executions, with and without a query runner", async () => {
    for (const runner of [undefined, database.db.createQueryRunner(), undefined]) {
      const run = (sql: string, parameters: unknown[]): Promise<unknown> =>
        database.db.query(sql, parameters, runner);
      expect(await run(INSERT, [3, 2])).toEqual([]);
      expect(await run(DELETE, [3, 2])).toEqual([[], 1]);
      const row = { ids: [1, 2], text: 'a"b\\', nothing: null };
      expect(await run(VALUES, [[1, 2], row.text])).toEqual([row]);
      expect(await run(DIVIDE, [5, null])).toEqual([{ part: 2, at: expect.any(Date), text: null }]);
      await runner?.release();
    }
  });

  it("is executed again after it has failed", async () => {
    const failing = query(DIVIDE, [0, ""]);
    await expect(failing).rejects.toMatchObject({ name: "QueryFailedError", code: "22012" });
    expect(await query(DIVIDE, [4, "x"])).toMatchObject([{ part: 3, text: "x" }]);
    await database.db.transaction(async (manager) => {
      expect(await manager.query(DIVIDE, [6, "y"])).toMatchObject([{ part: 2, text: "y" }]);
    });
  });

  it("is reported with its success or failure", async () => {
    const reported: WatchedStatement[] = [];
    watchStatements(database.db, (statement) => reported.push(statement));
    await query(DIVIDE, [4, ""]);
    await query(DIVIDE, [0, ""]).catch(() => undefined);
    const about = { sql: DIVIDE, ms: expect.any(Number), replica: null };
    expect(reported).toEqual([
      { ...about, failed: false },
      { ...about, failed: true },
    ]);
  });
});

describe("Statements that are sent together", () => {
  const together = (...statements: Statement[]) => queryPipelined(database.db, statements);
  const fulfilled = (value: unknown) => ({ status: "fulfilled", value });

  it("are executed in order, whether prepared or not", async () => {
    const [first] = await query(COUNT, [1]);
    const count = first!["count"] as number;
    const unprepared = "select count(*)::int as total from favorites where user_id = $1";
    const results = await together(
      [INSERT, [1, 2]],
      [COUNT, [1]],
      [unprepared, [1]],
      [DELETE, [1, 2]],
      [COUNT, [1]],
    );
    expect(results).toEqual(
      [[], [{ count: count + 1 }], [{ total: count + 1 }], [[], 1], [{ count }]].map(fulfilled),
    );
  });

  it("fail independently", async () => {
    const results = await together([COUNT, [1]], [INSERT, [1, NO_RECIPE]], [COUNT, [1]]);
    expect(results).toMatchObject([
      { status: "fulfilled" },
      {
        status: "rejected",
        reason: { driverError: { constraint: "fk_favorites_recipe_id" } },
      },
      { status: "fulfilled" },
    ]);
  });
});
