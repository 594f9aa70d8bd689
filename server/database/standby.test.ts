import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { callRest } from "../testing/callRest";
import { onServer } from "../testing/seed";
import { TestServer } from "../testing/testServer";
import { makeProbe } from "./probe";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("A server whose database has become a standby", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.close());

  it("closes each connection at its first write, and reports the write as retryable", async () => {
    const token = await server.login("member");
    const { db } = server.database;
    const { poolSize } = db.options as PostgresDataSourceOptions;
    // The loop uses all connections of the pool, so that every one of them is read-only.
    const connections = Array.from({ length: poolSize! }, () => db.createQueryRunner());
    await Promise.all(
      connections.map((runner) => runner.query("set default_transaction_read_only = on")),
    );
    await Promise.all(connections.map((runner) => runner.release()));

    const statuses: number[] = [];
    for (let i = 0; i <= poolSize!; i++) {
      const answer = await callRest(server, "POST /user-favorites", {
        token,
        body: { recipeId: 1 },
      });
      statuses.push(answer.status);
      if (answer.status === 503) expect(answer.headers.has("retry-after")).toBe(true);
    }
    expect(statuses[0]).toBe(503);
    expect(statuses.filter((status) => ![204, 503].includes(status))).toEqual([]);
    expect(statuses.at(-1)).toBe(204);
  });

  it("is not ready until it accepts writes again", async () => {
    const { db } = server.database;
    const probe = makeProbe(db);
    const { url } = db.options as PostgresDataSourceOptions;
    const set = (value: string) =>
      onServer(
        `alter database ${new URL(url!).pathname.slice(1)} set default_transaction_read_only = ${value}`,
      );
    expect(await probe.isReady()).toBe(true);
    await set("on");
    const secondProbe = makeProbe(db);
    expect(await secondProbe.isReady()).toBe(false);
    await set("off");
    expect(await secondProbe.isReady()).toBe(true);
    await Promise.all([probe.close(), secondProbe.close()]);
  });
});
