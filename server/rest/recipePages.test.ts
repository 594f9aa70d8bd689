import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const read = (query: string, headers: Record<string, string> = {}, token?: string) =>
  callRest<{ recipeId: number; recipeName: string }[]>(server, `GET /recipes?${query}`, {
    headers,
    token,
  });

/** The same page, made by the endpoint. */
const fromEndpoint = (query: string, headers?: Record<string, string>) =>
  read(`${query}&search=`, headers);

const statementsOf = (work: () => Promise<unknown>) => server.database.counter.during(work);

/** What differs between any two responses, and whether browsers may store it: with filters, a list can be of the viewer. */
const OF_ONE_RESPONSE = /^(date|x-request-id|content-length|transfer-encoding|link|cache-control)$/;

const headersOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_ONE_RESPONSE.test(name)));

const link = (headers: Headers) => headers.get("link")?.replace("search=&", "") ?? null;

describe("A page of recipes", () => {
  it.each(["first=5", "first=5&sort=name-desc", "sort=newest&first=100", "first=7&sort=name-asc"])(
    "is the same from memory as from the endpoint: %s",
    async (query) => {
      await read(query);
      const stored = await read(query);
      const made = await fromEndpoint(query);
      expect(stored.status).toBe(200);
      expect(stored.text).toBe(made.text);
      expect(headersOf(stored.headers)).toEqual(headersOf(made.headers));
      expect(stored.headers.get("cache-control")).toBe("private, no-cache");
      expect(link(stored.headers)).toBe(link(made.headers));
    },
  );

  it("leads to the next one until the last", async () => {
    const ids: number[] = [];
    let next: string | undefined = "first=20";
    for (let pages = 0; next !== undefined && pages < 5; pages++) {
      const { json, headers } = await read(next);
      ids.push(...json.map(({ recipeId }) => recipeId));
      next = /<.*\?(.*)>/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(new Set(ids).size).toBe(58);
    expect(ids).toHaveLength(58);
  });

  it("is read once for many who ask at the same time, and not again while it stays the same", async () => {
    const first = await statementsOf(() =>
      Promise.all(Array.from({ length: 20 }, () => read("first=3"))),
    );
    expect(first.filter((statement) => statement.includes("recipe_docs"))).toHaveLength(1);
    const etag = (await read("first=3")).headers.get("etag")!;
    const again = await statementsOf(async () => {
      expect((await read("first=3", { "If-None-Match": etag })).status).toBe(304);
    });
    expect(again).toHaveLength(1);
  });

  it.each([
    ["a recipe was renamed", "update recipes set name = 'Aaa' where recipe_id = 5"],
    ["a tag was renamed", "update tags set name = 'Renamed' where tag_id = 1"],
    ["a cook was renamed", "update users set name = 'Renamed' where user_id = 2"],
    ["a recipe was deleted", "delete from recipes where recipe_id = 5"],
  ])("is another once %s", async (_what, statement) => {
    const query = "first=100&sort=name-asc";
    const before = await read(query);
    await server.database.db.query(statement);
    const after = await read(query, { "If-None-Match": before.headers.get("etag")! });
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
    expect(after.text).toBe((await fromEndpoint(query)).text);
  });

  it.each(["first=0", "first=many", "first=5&first=6", "first=5&after=nonsense"])(
    "with a wrong parameter is refused by the endpoint, in its words: %s",
    async (query) => {
      const [refused, expected] = [await read(query), await fromEndpoint(query)];
      expect(refused.status).toBe(400);
      expect(refused.text).toBe(expected.text);
    },
  );

  it("is refused with an invalid token", async () => {
    expect((await read("first=5", {}, "a.b.c")).status).toBe(401);
  });

  it("in the order of ratings, which are no part of recipes, is made each time", async () => {
    await read("first=5&sort=best");
    const again = await statementsOf(() => read("first=5&sort=best"));
    expect(again.some((statement) => statement.includes("recipe_docs"))).toBe(true);
  });
});
