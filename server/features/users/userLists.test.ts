import { type Account, TestServer } from "../../testing/testServer";

const USERS = `query ($first: Int! = 50, $after: String, $search: String, $sort: UserSort! = KEY_ASC) {
  users(first: $first, after: $after, search: $search, sort: $sort) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { userId name email banned role { roleName } viewerCanEdit viewerCanChangeRole } }
  } }`;

interface Person {
  userId: number;
  name: string;
  email: string;
  banned: boolean;
  role: { roleName: string };
}
interface Users {
  users: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: Person }[];
  };
}

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const listUsers = (variables: object = {}, account: Account | "nobody" = "admin") =>
  server.graphql<Users>(USERS, variables, tokens[account]);
const findPage = async (variables: object) => (await listUsers(variables)).data!.users;
const findPeople = async (variables: object) =>
  (await findPage(variables)).edges.map(({ node }) => node);
const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

async function findAllPages(variables: object, between: () => Promise<unknown> = async () => {}) {
  const people: Person[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo }: Users["users"] = await findPage({ ...variables, after });
    people.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return people;
    after = pageInfo.endCursor;
    await between();
  }
}

describe("The list of users", () => {
  it("requires an admin", async () => {
    expect(readCode(await listUsers({}, "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await listUsers({}, "member"))).toBe("FORBIDDEN");
    expect(readCode(await listUsers({}, "contributor"))).toBe("FORBIDDEN");
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "x" }, "after"],
    [{ after: Buffer.from('["a"]').toString("base64url") }, "after"],
    [{ search: "x".repeat(201) }, "search"],
    [{ search: "a\u0000" }, "search"],
  ])("refuses %j", async (variables, field) => {
    expect((await listUsers(variables)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      field,
    });
  });

  it("contains all fields of all users, sorted by key", async () => {
    const { edges, totalCount } = await findPage({});
    expect(totalCount).toBe(edges.length);
    const keys = edges.map(({ node }) => node.userId);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(edges[0]!.node).toEqual({
      userId: 1,
      name: "Rosa Lindqvist",
      email: "admin@potluck.example",
      banned: false,
      role: { roleName: "admin" },
      viewerCanEdit: true,
      viewerCanChangeRole: false,
    });
  });

  it("is searched by a part of name or email, literally and ignoring case", async () => {
    const findNames = async (search: string) =>
      (await findPeople({ search })).map(({ name }) => name);
    expect(await findNames("LINDQ")).toEqual(["Rosa Lindqvist"]);
    expect(await findNames("late.TABLE@")).toEqual(["the_late_table"]);
    expect(await findNames("%")).toEqual([]);
    expect(await findNames("\\")).toEqual([]);
    expect(await findNames("_and_")).toEqual(["lemon_and_leo"]);
    expect((await findPage({ search: "potluck.example", first: 1 })).totalCount).toBe(14);
  });

  it.each(["KEY", "NAME", "EMAIL", "ROLE", "BANNED"])(
    "is sorted by %s in both directions, with each user once over all pages",
    async (by) => {
      await server.database.db.query("update users set banned = true where user_id in (9, 11)");
      const ascending = await findAllPages({ sort: `${by}_ASC`, first: 4 });
      const descending = await findAllPages({ sort: `${by}_DESC`, first: 3 });
      expect(descending).toEqual([...ascending].reverse());
      expect(new Set(ascending.map(({ userId }) => userId)).size).toBe(await countUsers());
      const sorted = ascending.map((person) => ({
        KEY: String(person.userId).padStart(9, "0"),
        NAME: person.name.toLowerCase(),
        EMAIL: person.email,
        ROLE: person.role.roleName,
        BANNED: String(person.banned),
      }));
      const values = sorted.map((person) => person[by as keyof typeof person]);
      expect(values).toEqual([...values].sort());
      await server.database.db.query("update users set banned = false");
    },
  );

  it("skips and repeats no user if users are added and changed between pages", async () => {
    const before = await countUsers();
    let next = 0;
    const people = await findAllPages({ sort: "ROLE_ASC", first: 3 }, async () => {
      await server.addPerson(`aa-newcomer-${next++}`, "admin");
      await server.database.db.query("update users set name = name || '!' where user_id = 1");
    });
    expect(new Set(people.map(({ userId }) => userId)).size).toBe(people.length);
    expect(people.filter(({ name }) => !name.startsWith("aa-"))).toHaveLength(before);
    await server.database.db.query("delete from users where name like 'aa-%'");
    await server.database.db.query("update users set name = 'Rosa Lindqvist' where user_id = 1");
  });

  // The lists are tested separately, because two lists may read their recipes in one statement or
  // in two.
  it.each([
    "recipes(first: 3) { totalCount edges { node { name } } }",
    "reviews(first: 3) { totalCount edges { node { score recipe { name } } } }",
    "favorites(first: 3) { totalCount edges { node { name } } }",
  ])("takes the same number of statements for many users as for few, with %s", async (list) => {
    const PEOPLE = `query ($first: Int!) { users(first: $first) { totalCount edges { node {
      name role { roleName } ${list} } } } }`;
    await server.graphql(PEOPLE, { first: 1 }, tokens["admin"]);
    const fewStatements = await server.collectStatements(PEOPLE, { first: 3 }, tokens["admin"]);
    const manyStatements = await server.collectStatements(PEOPLE, { first: 14 }, tokens["admin"]);
    expect(manyStatements).toHaveLength(fewStatements.length);
  });
});

describe("Users by their roles", () => {
  const HOLDERS = `query ($roles: [String!]!) { usersByRoles(roles: $roles) {
    user { name email role { roleName } } role { roleName } } }`;
  interface Holders {
    usersByRoles: { user: { name: string; email: string | null }; role: { roleName: string } }[];
  }
  const listHolders = (roles: string[], account: Account | "nobody" = "contributor") =>
    server.graphql<Holders>(HOLDERS, { roles }, tokens[account]);

  it("require a contributor or an admin", async () => {
    expect(readCode(await listHolders(["admin"], "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await listHolders(["admin"], "member"))).toBe("FORBIDDEN");
    expect(readCode(await listHolders(["admin"], "admin"))).toBeUndefined();
  });

  it("are sorted by name, with the role, and with an email for viewers who may see it", async () => {
    const { data } = await listHolders(["ADMIN", "Contributor"]);
    const names = data!.usersByRoles.map(({ user }) => user.name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(names).toHaveLength(7);
    const findByName = (name: string) => data!.usersByRoles.find(({ user }) => user.name === name);
    expect(findByName("Rosa Lindqvist")).toEqual({
      user: { name: "Rosa Lindqvist", email: null, role: null },
      role: { roleName: "admin" },
    });
    expect(findByName("tomasz_bakes")!.user.email).toBe("contributor@potluck.example");
  });

  it.each([[[]], [["chef"]], [["constructor", "%"]]])("are an empty list for %j", async (roles) => {
    expect((await listHolders(roles)).data).toEqual({ usersByRoles: [] });
  });

  it("take the same number of statements for many users as for few", async () => {
    const count = async (roles: string[]) =>
      (await server.collectStatements(HOLDERS, { roles }, tokens["admin"])).length;
    expect(await count(["admin", "member", "contributor"])).toBe(await count(["admin"]));
  });
});

describe("Roles", () => {
  it("are listed only after a login, and there are three of them", async () => {
    const ROLES = "{ roles { roleId roleName } }";
    expect(readCode(await server.graphql(ROLES))).toBe("UNAUTHENTICATED");
    expect((await server.graphql(ROLES, {}, tokens["member"])).data).toEqual({
      roles: [
        { roleId: 1, roleName: "admin" },
        { roleId: 2, roleName: "contributor" },
        { roleId: 3, roleName: "member" },
      ],
    });
  });
});

const countUsers = async () => {
  const [{ count }] = await server.database.db.query(
    "select count(*)::int as count from users where name not like 'aa-%'",
  );
  return count as number;
};
