import type { DataSource } from "typeorm";
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";

let server: TestServer;
let token: string;
beforeAll(async () => {
  // The server admits two reads and one write at a time.
  server = await TestServer.start({ DATABASE_CONNECTIONS: "4", REQUEST_WAIT_MS: "100" });
  token = await server.login("member");
});
afterAll(() => server.close());

/**
 * Blocks the statements that contain a text, in any transaction.
 * @returns a function that releases them
 */
function blockStatements(text: string): () => void {
  let release = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  // The spies cover both paths: statements of transactions are sent by a runner, all others without
  // one.
  const spies = [PostgresQueryRunner.prototype, server.database.db].map((target) => {
    const original = target.query as (sql: string, ...parameters: unknown[]) => Promise<never>;
    return jest
      .spyOn(target as Pick<DataSource, "query">, "query")
      .mockImplementation(async function (this: unknown, sql, ...parameters) {
        if (sql.includes(text)) await hold;
        return original.call(this, sql, ...parameters);
      });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    release();
  };
}

const LIST = "{ recipes(first: 1) { edges { node { name } } } }";
const FAVORITE = "mutation { addFavorite(recipeId: 1) { recipeId } }";

// Requests of lists that are not stored.
const requests = {
  GraphQL: () => server.graphql(LIST),
  REST: () => callRest(server, "GET /recipes?first=1&sort=best"),
  "a page": () => fetch(`${server.url}/recipes`, { headers: { Accept: "text/html" } }),
};

describe("While the maximum number of requests is served", () => {
  it.each(Object.entries(requests))(
    "%s is refused with the seconds to wait",
    async (_, sendRequest) => {
      const release = blockStatements("recipe_search");
      const waitingRequests = [
        server.graphql("{ one: recipes(first: 1) { totalCount edges { node { name } } } }"),
        callRest(server, "GET /recipes?first=2&sort=best"),
      ];
      // The third request is sent after two requests have been admitted.
      await waitUntil(async () => (await requests.REST()).status === 503);
      const refusedResponse = await sendRequest();
      release();
      expect(refusedResponse.status).toBe(503);
      expect(Number(refusedResponse.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await Promise.all(waitingRequests)).map(({ status }) => status)).toEqual([200, 200]);
      expect((await sendRequest()).status).toBe(200);
    },
  );

  it("writes and health checks use reserved slots", async () => {
    const release = blockStatements("recipe_search");
    const waitingRequests = [requests.GraphQL(), requests.REST()];
    await waitUntil(async () => (await requests.REST()).status === 503);
    expect((await server.graphql(FAVORITE, {}, token)).errors).toBeUndefined();
    for (const path of ["/readyz", "/healthz"]) {
      expect((await fetch(server.url + path)).status).toBe(200);
    }
    release();
    await Promise.all(waitingRequests);
  });
});
