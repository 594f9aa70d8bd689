import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";

const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId } }";
const UPDATE = `mutation ($userId: Int!, $input: UserInput!) {
  updateUser(userId: $userId, input: $input) { name } }`;

/** Lookalikes of an admin and a contributor of the demo data. */
const ADMIN_LOOKALIKE = "Rоsa Lindqvist";
const CONTRIBUTOR_LOOKALIKE = "tornasz_bakes";

const refusal = {
  message: "This name looks like another user's. Please choose another one.",
  extensions: { code: "CONFLICT", status: 409, field: "name" },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

let count = 0;
const register = (name: string) =>
  server.graphql(REGISTER, {
    input: { name, email: `lookalike${++count}@example.org`, password: "plums-and-pears" },
  });

describe("A name that looks like that of an admin or a contributor", () => {
  it.each([ADMIN_LOOKALIKE, CONTRIBUTOR_LOOKALIKE])(
    "is refused during registration, over both APIs: %s",
    async (name) => {
      expect((await register(name)).errors?.[0]).toMatchObject(refusal);
      const body = { userName: name, userEmail: "rest@example.org", password: "plums-and-pears" };
      const overRest = await callRest(server, "POST /auth/register", { body });
      expect(overRest).toMatchObject({ status: 409, text: refusal.message });
    },
  );

  it.each([
    "chief\u0323",
    "chi\u0301ef",
    "chıef",
    "chief\u20DD",
    "сhi\u0301ef",
    "ch\u0131\u0307ef",
  ])(
    "is refused with combining marks or other letters, during registration and in an admin's edit: %j",
    async (name) => {
      const { db } = server.database;
      const [known] = await db.query("select user_id from users where name = 'chief'");
      const admin = await server.login("admin");
      if (!known) {
        const chief = await server.addPerson("chef-to-be", "contributor");
        const input = { name: "chief", email: "chief@potluck.example" };
        await server.graphql(UPDATE, { userId: chief, input }, admin);
      }
      expect((await register(name)).errors?.[0]).toMatchObject(refusal);
      const userId = await server.addPerson(`plain${++count}`);
      const input = { name, email: `plain${count}@potluck.example` };
      const { errors } = await server.graphql(UPDATE, { userId, input }, admin);
      expect(errors?.[0]).toMatchObject(refusal);
    },
  );

  it("remains valid if it existed before, even after the other user gets the role", async () => {
    expect((await register("later\u0323 chef")).data).toBeTruthy();
    const email = `lookalike${count}@example.org`;
    const chef = await server.addPerson("waiting");
    const admin = await server.login("admin");
    const input = { name: "later chef", email: "waiting@potluck.example" };
    expect((await server.graphql(UPDATE, { userId: chef, input }, admin)).data).toBeTruthy();
    const setRole = "mutation ($id: Int!) { setUserRole(userId: $id, roleId: 2) { name } }";
    expect((await server.graphql(setRole, { id: chef }, admin)).data).toBeTruthy();
    const { data } = await server.graphql<{ login: { token: string; user: { userId: number } } }>(
      "mutation ($input: LoginInput!) { login(input: $input) { token user { userId } } }",
      { input: { email, password: "plums-and-pears" } },
    );
    const { token, user } = data!.login;
    const sameInput = { name: "Later\u0323 chef", email };
    const { errors } = await server.graphql(
      UPDATE,
      { userId: user.userId, input: sameInput },
      token,
    );
    expect(errors).toBeUndefined();
  });

  it("is refused when an account is renamed, over both APIs", async () => {
    const userId = await server.addPerson("renamer");
    const token = await server.login("renamer");
    const input = { name: ADMIN_LOOKALIKE, email: "renamer@potluck.example" };
    const { errors } = await server.graphql(UPDATE, { userId, input }, token);
    expect(errors?.[0]).toMatchObject(refusal);
    const body = { userName: ADMIN_LOOKALIKE, userEmail: "renamer@potluck.example" };
    const overRest = await callRest(server, `PUT /users/${userId}`, { token, body });
    expect(overRest).toMatchObject({ status: 409, text: refusal.message });
  });

  it("is kept by a user who already has it, and becomes available when no user with that role has it", async () => {
    const userId = await server.addPerson("Vera Simin", "contributor");
    const { db } = server.database;
    await db.query("update users set skeleton = 'vera slrnln' where user_id = $1", [userId]);
    expect((await register("Vera Slmin")).errors?.[0]).toMatchObject(refusal);
    await db.query("update users set role_id = 3 where user_id = $1", [userId]);
    expect((await register("Vera Slmin")).data).toBeTruthy();
    await db.query("update users set role_id = 2 where user_id = $1", [userId]);
    const { data } = await server.graphql<{ login: { token: string; user: { userId: number } } }>(
      "mutation ($input: LoginInput!) { login(input: $input) { token user { userId } } }",
      { input: { email: `lookalike${count}@example.org`, password: "plums-and-pears" } },
    );
    const input = { name: "Vera Slmin", email: "vera@example.org" };
    const { token, user } = data!.login;
    const edited = await server.graphql(UPDATE, { userId: user.userId, input }, token);
    expect(edited.data).toMatchObject({ updateUser: { name: "Vera Slmin" } });
  });
});

it("A name that looks like a member's, or differs from one only in case, is not reported as a lookalike", async () => {
  expect((await register("Nеll Abernathy")).data).toBeTruthy();
  const { errors } = await register("ROSA lindqvist");
  expect(errors?.[0]?.message).toBe("Username already taken.");
});
