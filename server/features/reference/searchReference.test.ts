import { callsOn, referenceKinds, type Thing } from "../../testing/referenceKinds";
import { TestServer } from "../../testing/testServer";
import { toNameKey, toSortName } from "../../lib/text";

interface Page {
  page: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: Thing }[];
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const NAMES = ["Éclair mix", "eclair MIX two", "100% rye", "under_score", "back\\slash", "Zest"];

describe.each(referenceKinds)("Pages of $all", (kind) => {
  const { key, table } = kind;
  const { all, search } = callsOn(kind);
  const ask = (variables: object) => server.graphql<Page>(search, { first: 50, ...variables });
  const page = async (variables: object) => (await ask(variables)).data!.page;
  const names = async (variables: object) =>
    (await page(variables)).edges.map(({ node }) => node.name);

  beforeAll(async () => {
    for (const name of NAMES) {
      await server.database.db.query(
        `insert into ${table} (name, name_key, sort_name) values ($1, $2, $3)`,
        [name, toNameKey(name), toSortName(name)],
      );
    }
    // Two of one place by name, which only the key tells apart.
    await server.database.db.query(
      `insert into ${table} (name, name_key, sort_name) values ('Creme', 'creme', 'creme'), ('Crème', 'crème', 'creme')`,
    );
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "nonsense" }, "after"],
    [{ after: Buffer.from("[1,2,3]").toString("base64url") }, "after"],
    [{ search: "a\u0000b" }, "search"],
    [{ search: "x".repeat(201) }, "search"],
  ])("refuse %j in words", async (variables, field) => {
    expect((await ask(variables)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      status: 400,
      field,
    });
  });

  it.each(["NAME_ASC", "NAME_DESC", "KEY_ASC", "KEY_DESC"])(
    "hand out every one once, in order, by %s",
    async (sort) => {
      const { data } = await server.graphql<{ things: Thing[] }>(all);
      const byKey = (a: Thing, b: Thing) => a.key - b.key;
      const byName = (a: Thing, b: Thing) =>
        toSortName(a.name) === toSortName(b.name)
          ? byKey(a, b)
          : toSortName(a.name) < toSortName(b.name)
            ? -1
            : 1;
      const sorted = data!.things.sort(sort.startsWith("NAME") ? byName : byKey);
      if (sort.endsWith("DESC")) sorted.reverse();
      const paged: Thing[] = [];
      let after: string | null = null;
      do {
        const { edges, pageInfo, totalCount }: Page["page"] = await page({ first: 5, after, sort });
        paged.push(...edges.map(({ node }) => node));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        expect(totalCount).toBe(sorted.length);
      } while (after);
      expect(paged).toEqual(sorted);
    },
  );

  it("go on where they were when a name comes in before", async () => {
    const first = await page({ first: 3, sort: "NAME_ASC" });
    const rest = await names({ after: first.pageInfo.endCursor, sort: "NAME_ASC" });
    const { db } = server.database;
    await db.query(`insert into ${table} (name, name_key, sort_name) values ('!', '!', '!')`);
    expect(await names({ after: first.pageInfo.endCursor, sort: "NAME_ASC" })).toEqual(rest);
    await db.query(`delete from ${table} where name = '!'`);
  });

  it("come in the order of the whole list when nobody asks for another", async () => {
    const { data } = await server.graphql<{ things: Thing[] }>(all);
    const { edges } = (
      await server.graphql<Page>(`{ page: search${kind.types}(first: 100) {
      edges { node { key: ${key} name id version } } } }`)
    ).data!.page;
    expect(edges.map(({ node }) => node)).toEqual(data!.things.slice(0, 100));
  });

  it("find a part of a name in any case and with or without accents", async () => {
    for (const part of ["éclair", "ECLAIR M", "clair"]) {
      expect(await names({ search: part, sort: "NAME_ASC" })).toEqual(NAMES.slice(0, 2));
    }
    expect((await page({ search: "eclair", first: 1 })).totalCount).toBe(2);
  });

  it.each([
    ["%", ["100% rye"]],
    ["_", ["under_score"]],
    ["\\", ["back\\slash"]],
    ["100_", []],
    ["%%", []],
  ])("take %s as it stands", async (part, found) => {
    expect(await names({ search: part })).toEqual(found);
  });

  it("cost as many statements for fifty as for one", async () => {
    const count = async (first: number) => (await server.statementsOf(search, { first })).length;
    expect(await count(50)).toBe(await count(1));
  });
});
