import { TestServer } from "../../testing/testServer";

const USER = `query ($id: Int!) { user(userId: $id) { userId name email role { roleName } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const findUserId = async (email: string): Promise<number> => {
  const [row] = await server.database.db.query("select user_id from users where email = $1", [
    email,
  ]);
  return row.user_id;
};

describe("An account", () => {
  it("requires a login", async () => {
    const { errors } = await server.graphql(USER, { id: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  });

  it("is reported as missing if it does not exist", async () => {
    const { errors } = await server.graphql(USER, { id: 999_999 }, await server.login("member"));
    expect(errors?.[0]?.message).toBe("User not found.");
  });

  it("includes its email and role for its owner and for admins", async () => {
    const id = await findUserId("member@potluck.example");
    for (const account of ["member", "admin"] as const) {
      const { data } = await server.graphql(USER, { id }, await server.login(account));
      expect(data).toMatchObject({
        user: { email: "member@potluck.example", role: { roleName: "member" } },
      });
    }
  });

  it("excludes its email and role for others, except an email that its owner shares", async () => {
    const id = await findUserId("member@potluck.example");
    const token = await server.login("contributor");
    const hidden = await server.graphql(USER, { id }, token);
    expect(hidden.data).toMatchObject({ user: { email: null, role: null } });
    await server.database.db.query("update users set shows_email = true where user_id = $1", [id]);
    const answer = await server.graphql(USER, { id }, token);
    expect(answer.data).toMatchObject({ user: { email: "member@potluck.example", role: null } });
  });
});

describe("The fields of an account", () => {
  it("include the sharing of the email for its owner and for admins only", async () => {
    const SHOWS = "query ($id: Int!) { user(userId: $id) { showsEmail version createdAt } }";
    const id = await server.addPerson("shy");
    for (const [account, showsEmail] of [
      ["shy", false],
      ["admin", false],
      ["contributor", null],
    ] as const) {
      const { data } = await server.graphql(SHOWS, { id }, await server.login(account));
      expect(data).toEqual({ user: { showsEmail, version: 1, createdAt: expect.any(String) } });
    }
  });

  it("include the recipes that the user added, sorted by name, page by page", async () => {
    const RECIPES = `query ($id: Int!, $first: Int!, $after: String) { user(userId: $id) {
      recipes(first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { name owner { userId } } } } } }`;
    interface Page {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: { name: string; owner: { userId: number } } }[];
    }
    const id = await findUserId("contributor@potluck.example");
    const token = await server.login("member");
    const listPage = async (after: string | null) => {
      const variables = { id, first: 3, after };
      const answer = await server.graphql<{ user: { recipes: Page } }>(RECIPES, variables, token);
      return answer.data!.user.recipes;
    };
    const nodes: Page["edges"][number]["node"][] = [];
    let page: Page;
    let after: string | null = null;
    do {
      page = await listPage(after);
      nodes.push(...page.edges.map(({ node }) => node));
      after = page.pageInfo.endCursor;
    } while (page.pageInfo.hasNextPage);
    expect(page.totalCount).toBe(nodes.length);
    expect(nodes.length).toBeGreaterThan(3);
    const ownRecipes = await server.database.db.query<{ name: string }[]>(
      "select name from recipes where owner_id = $1 order by sort_name, recipe_id",
      [id],
    );
    expect(nodes).toEqual(ownRecipes.map(({ name }) => ({ name, owner: { userId: id } })));
  });

  it.each(["x", Buffer.from("[1]").toString("base64url")])(
    "refuse %j as a cursor of the list of recipes",
    async (after) => {
      const { errors } = await server.graphql(
        "query ($after: String) { user(userId: 1) { recipes(after: $after) { totalCount } } }",
        { after },
        await server.login("member"),
      );
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "after" });
    },
  );
});

describe("The viewer's rights on an account", () => {
  const MAY = `query ($id: Int!) { viewerCanManageUsers
    user(userId: $id) { viewerCanEdit viewerCanChangeRole } }`;
  const readPermissions = async (id: number, token?: string) => {
    const { data } = await server.graphql<{
      viewerCanManageUsers: boolean;
      user: Record<string, boolean>;
    }>(MAY, { id }, token);
    return [data!.viewerCanManageUsers, ...Object.values(data!.user)];
  };

  it("follow from the rules that protect the account", async () => {
    const id = await findUserId("member@potluck.example");
    const admin = await server.login("admin");
    expect(await readPermissions(id, await server.login("member"))).toEqual([false, true, false]);
    expect(await readPermissions(id, await server.login("contributor"))).toEqual([
      false,
      false,
      false,
    ]);
    expect(await readPermissions(id, admin)).toEqual([true, true, true]);
    expect(await readPermissions(await findUserId("admin@potluck.example"), admin)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await server.graphql("{ viewerCanManageUsers }")).data).toEqual({
      viewerCanManageUsers: false,
    });
  });
});
