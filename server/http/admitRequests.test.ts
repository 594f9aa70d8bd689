import type { DataSource } from "typeorm";
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";
import { until } from "../testing/until";

let server: TestServer;
let token: string;
beforeAll(async () => {
  // Two requests may read at a time and one may write.
  server = await TestServer.start({ DATABASE_CONNECTIONS: "4", REQUEST_WAIT_MS: "100" });
  token = await server.login("member");
});
afterAll(() => server.close());

/**
 * Holds up the statements that contain a text, in whatever transaction.
 * @returns what lets them go on
 */
function holdUp(text: string): () => void {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  // Statements of transactions are sent by a runner, all others without one.
  const spies = [PostgresQueryRunner.prototype, server.database.db].map((target) => {
    const original = target.query as (sql: string, ...others: unknown[]) => Promise<never>;
    return jest
      .spyOn(target as Pick<DataSource, "query">, "query")
      .mockImplementation(async function (this: unknown, sql, ...others) {
        if (sql.includes(text)) await held;
        return original.call(this, sql, ...others);
      });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    goOn();
  };
}

const LIST = "{ recipes(first: 1) { edges { node { name } } } }";
const FAVORITE = "mutation { addFavorite(recipeId: 1) { recipeId } }";

// Lists that are not stored.
const requests = {
  GraphQL: () => server.graphql(LIST),
  REST: () => callRest(server, "GET /recipes?first=1&sort=best"),
  "a page": () => fetch(`${server.url}/recipes`, { headers: { Accept: "text/html" } }),
};

describe("While as many requests are served as may be at a time", () => {
  it.each(Object.entries(requests))("%s is refused and says when to come again", async (_, ask) => {
    const goOn = holdUp("recipe_search");
    const served = [
      server.graphql("{ one: recipes(first: 1) { totalCount edges { node { name } } } }"),
      callRest(server, "GET /recipes?first=2&sort=best"),
    ];
    // Both have been admitted when a third is refused.
    await until(async () => (await requests.REST()).status === 503);
    const refused = await ask();
    goOn();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask()).status).toBe(200);
  });

  it("those that write have room of their own, and so have the probes", async () => {
    const goOn = holdUp("recipe_search");
    const served = [requests.GraphQL(), requests.REST()];
    await until(async () => (await requests.REST()).status === 503);
    expect((await server.graphql(FAVORITE, {}, token)).errors).toBeUndefined();
    for (const path of ["/readyz", "/healthz"]) {
      expect((await fetch(server.url + path)).status).toBe(200);
    }
    goOn();
    await Promise.all(served);
  });
});
