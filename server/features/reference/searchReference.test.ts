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
  const sendSearch = (variables: object) =>
    server.graphql<Page>(search, { first: 50, ...variables });
  const findPage = async (variables: object) => (await sendSearch(variables)).data!.page;
  const findNames = async (variables: object) =>
    (await findPage(variables)).edges.map(({ node }) => node.name);

  beforeAll(async () => {
    for (const name of NAMES) {
      await server.database.db.query(
        `insert into ${table} (name, name_key, sort_name) values ($1, $2, $3)`,
        [name, toNameKey(name), toSortName(name)],
      );
    }
    // Two items with equal sort names, which only the key distinguishes.
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
  ])("refuse %j with a message", async (variables, field) => {
    expect((await sendSearch(variables)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      status: 400,
      field,
    });
  });

  it.each(["NAME_ASC", "NAME_DESC", "KEY_ASC", "KEY_DESC"])(
    "contain every item once, in order, by %s",
    async (sort) => {
      const { data } = await server.graphql<{ things: Thing[] }>(all);
      const compareKeys = (a: Thing, b: Thing) => a.key - b.key;
      const compareNames = (a: Thing, b: Thing) =>
        toSortName(a.name) === toSortName(b.name)
          ? compareKeys(a, b)
          : toSortName(a.name) < toSortName(b.name)
            ? -1
            : 1;
      const sorted = data!.things.sort(sort.startsWith("NAME") ? compareNames : compareKeys);
      if (sort.endsWith("DESC")) sorted.reverse();
      const paged: Thing[] = [];
      let after: string | null = null;
      do {
        const { edges, pageInfo, totalCount }: Page["page"] = await findPage({
          first: 5,
          after,
          sort,
        });
        paged.push(...edges.map(({ node }) => node));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        expect(totalCount).toBe(sorted.length);
      } while (after);
      expect(paged).toEqual(sorted);
    },
  );

  it("continue at the same place if a name is added before it", async () => {
    const first = await findPage({ first: 3, sort: "NAME_ASC" });
    const rest = await findNames({ after: first.pageInfo.endCursor, sort: "NAME_ASC" });
    const { db } = server.database;
    await db.query(`insert into ${table} (name, name_key, sort_name) values ('!', '!', '!')`);
    expect(await findNames({ after: first.pageInfo.endCursor, sort: "NAME_ASC" })).toEqual(rest);
    await db.query(`delete from ${table} where name = '!'`);
  });

  it("have the order of the whole list by default", async () => {
    const { data } = await server.graphql<{ things: Thing[] }>(all);
    const { edges } = (
      await server.graphql<Page>(`{ page: search${kind.types}(first: 100) {
      edges { node { key: ${key} name id version } } } }`)
    ).data!.page;
    expect(edges.map(({ node }) => node)).toEqual(data!.things.slice(0, 100));
  });

  it("find a part of a name in any case and with or without accents", async () => {
    for (const part of ["éclair", "ECLAIR M", "clair"]) {
      expect(await findNames({ search: part, sort: "NAME_ASC" })).toEqual(NAMES.slice(0, 2));
    }
    expect((await findPage({ search: "eclair", first: 1 })).totalCount).toBe(2);
  });

  it.each([
    ["%", ["100% rye"]],
    ["_", ["under_score"]],
    ["\\", ["back\\slash"]],
    ["100_", []],
    ["%%", []],
  ])("take %s literally", async (part, names) => {
    expect(await findNames({ search: part })).toEqual(names);
  });

  it("need the same number of statements for fifty as for one", async () => {
    const count = async (first: number) =>
      (await server.collectStatements(search, { first })).length;
    expect(await count(50)).toBe(await count(1));
  });
});
