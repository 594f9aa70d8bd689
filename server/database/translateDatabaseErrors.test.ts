import type { Client } from "pg";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";
import { translateDatabaseError } from "./translateDatabaseErrors";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("member");
});
afterAll(() => server.close());

describe.each([
  ["a deadlock", "40P01"],
  ["a conflict of transactions", "40001"],
])("A write that the database rolled back because of %s", (_, code) => {
  const run = (statement: string) => server.database.db.query(statement);
  beforeAll(async () => {
    await run(`create function roll_back() returns trigger language plpgsql as $$
      begin raise exception 'rolled back' using errcode = '${code}'; end $$`);
    await run(
      "create trigger roll_back before insert on favorites for each row execute function roll_back()",
    );
  });
  afterAll(() => run("drop function roll_back cascade"));

  it("is reported as retryable by GraphQL", async () => {
    const ADD = "mutation { addFavorite(recipeId: 1) { recipeId } }";
    const { errors, headers } = await server.graphql(ADD, {}, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", status: 503 });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is reported as retryable by REST", async () => {
    const answer = await callRest(server, "POST /user-favorites", { token, body: { recipeId: 1 } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("A connection", () => {
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  /** The embedded database accepts one connection and detects late that the previous one has ended. */
  afterEach(() =>
    waitUntil(() =>
      server.database.db.query("select 1").then(
        () => true,
        () => false,
      ),
    ),
  );

  it("that is lost between two statements of a transaction causes a retryable error", async () => {
    const { db } = server.database;
    const lostConnection = await failure(
      db.transaction(async (data) => {
        const connection = (await data.queryRunner!.connect()) as Client;
        connection.emit("error", new Error("Connection terminated unexpectedly"));
        await data.query("select 1");
      }),
    );
    expect(translateDatabaseError(lostConnection)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  });

  it("whose server has timed out is not used again, not even for a rollback", async () => {
    const { db } = server.database;
    const runner = db.createQueryRunner();
    const connection = (await runner.connect()) as Client;
    const query = jest.spyOn(connection, "query") as jest.SpyInstance;
    query.mockRejectedValueOnce(new Error("Query read timeout"));
    const late = await failure(runner.query("select 1"));
    query.mockRestore();
    const next = await failure(runner.query("rollback"));
    await runner.release();
    for (const error of [late, next]) {
      expect(translateDatabaseError(error)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    }
  });
});
