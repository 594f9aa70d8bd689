import { TestServer } from "../../testing/testServer";

const USER = `query ($id: Int!) { user(userId: $id) { userId name email role { roleName } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const idOf = async (email: string): Promise<number> => {
  const [row] = await server.database.db.query("select user_id from users where email = $1", [
    email,
  ]);
  return row.user_id;
};

describe("An account", () => {
  it("is for people who are logged in", async () => {
    const { errors } = await server.graphql(USER, { id: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  });

  it("is not found in words", async () => {
    const { errors } = await server.graphql(USER, { id: 999_999 }, await server.login("member"));
    expect(errors?.[0]?.message).toBe("User not found.");
  });

  it("shows email and role to its owner and to admins", async () => {
    const id = await idOf("member@potluck.example");
    for (const account of ["member", "admin"] as const) {
      const { data } = await server.graphql(USER, { id }, await server.login(account));
      expect(data).toMatchObject({
        user: { email: "member@potluck.example", role: { roleName: "member" } },
      });
    }
  });

  it("hides them from others, but for an email that its owner chose to show", async () => {
    const id = await idOf("member@potluck.example");
    const token = await server.login("contributor");
    const hidden = await server.graphql(USER, { id }, token);
    expect(hidden.data).toMatchObject({ user: { email: null, role: null } });
    await server.database.db.query("update users set shows_email = true where user_id = $1", [id]);
    const shown = await server.graphql(USER, { id }, token);
    expect(shown.data).toMatchObject({ user: { email: "member@potluck.example", role: null } });
  });
});
