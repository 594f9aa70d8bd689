import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

interface User {
  userId: number;
  userName: string;
  userEmail: string | null;
  banned: boolean;
  role: { roleId: number; roleName: string } | null;
}

let server: TestServer;
const tokens: Record<string, string> = {};
let newcomer: User;
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
  newcomer = await register("Newcomer");
});
afterAll(() => server.close());

const call = <Json = User>(endpoint: string, account?: Account | "Newcomer", body?: unknown) =>
  callRest<Json>(server, endpoint, { token: account && tokens[account], body });

async function register(userName: string): Promise<User> {
  const account = { userEmail: `${userName}@potluck.example`, password: "plums-and-pears" };
  await call("POST /auth/register", undefined, { userName, ...account });
  const login = await call<{ token: string; user: User }>("POST /auth/login", undefined, account);
  tokens[userName] = login.json.token;
  return login.json.user;
}

describe("Users over REST", () => {
  it("are listed for admins only, sorted by ID", async () => {
    expect((await call("GET /users")).status).toBe(401);
    expect((await call("GET /users", "contributor")).status).toBe(403);
    const { json } = await call<User[]>("GET /users", "admin");
    expect(json.map(({ userId }) => userId)).toEqual(
      json.map(({ userId }) => userId).sort((a, b) => a - b),
    );
    const moments = { createdAt: expect.any(String), lastSeenAt: expect.any(String) };
    expect(json).toContainEqual({ ...newcomer, ...moments });
    expect(newcomer).toEqual({
      userId: newcomer.userId,
      userName: "Newcomer",
      userEmail: "Newcomer@potluck.example",
      banned: false,
      role: { roleId: 3, roleName: "member" },
    });
  });

  it("include email and role for themselves and for admins only", async () => {
    const endpoint = `GET /users/${newcomer.userId}`;
    expect((await call(endpoint)).status).toBe(401);
    expect((await call("GET /users/999999", "member")).text).toBe("User not found.");
    const profile = { ...newcomer, about: null, picture: null };
    expect((await call(endpoint, "member")).json).toEqual({
      ...profile,
      userEmail: null,
      role: null,
    });
    expect((await call(endpoint, "Newcomer")).json).toEqual(profile);
    expect((await call(endpoint, "admin")).json).toEqual(profile);
  });

  it("can be found by roles in upper or lower case", async () => {
    expect((await call("GET /users/by-roles?roles=ADMIN")).status).toBe(401);
    expect((await call("GET /users/by-roles?roles=ADMIN", "member")).status).toBe(403);
    const { json } = await call<User[]>(
      "GET /users/by-roles?roles=ADMIN,%20contributor",
      "contributor",
    );
    expect(new Set(json.map(({ role }) => role?.roleName))).toEqual(
      new Set(["admin", "contributor"]),
    );
    for (const query of ["?roles=chef", "?roles=", ""]) {
      expect((await call(`GET /users/by-roles${query}`, "admin")).json).toEqual([]);
    }
  });

  it("can be changed by themselves and by admins", async () => {
    const endpoint = `PUT /users/${newcomer.userId}`;
    const body = { userName: " Newer ", userEmail: "newer@potluck.example" };
    expect((await call(endpoint, undefined, body)).status).toBe(401);
    expect((await call(endpoint, "member", body)).status).toBe(403);
    expect((await call("PUT /users/999999", "admin", body)).status).toBe(404);
    for (const [change, status, message] of [
      [{ userName: " " }, 400, "Username is required"],
      [{ userEmail: undefined }, 400, "Email is required"],
      [{ userEmail: "nowhere" }, 400, "Invalid email address"],
      [{ userEmail: "MEMBER@potluck.example" }, 409, "Email already in use."],
    ] as const) {
      expect(await call(endpoint, "Newcomer", { ...body, ...change })).toMatchObject({
        status,
        text: message,
      });
    }
    const completeUser = { ...newcomer, ...body, banned: true, role: { roleId: 1 }, roleId: 1 };
    expect((await call(endpoint, "Newcomer", completeUser)).json).toEqual({
      ...newcomer,
      about: null,
      picture: null,
      userName: "Newer",
      userEmail: "newer@potluck.example",
    });
  });

  it.each(["ban", "unban"])(
    "can be changed with %s by admins only, and never by themselves",
    async (act) => {
      expect((await call(`PUT /users/3/${act}`)).status).toBe(401);
      expect((await call(`PUT /users/3/${act}`, "contributor")).status).toBe(403);
      expect((await call(`PUT /users/1/${act}`, "admin")).status).toBe(403);
      expect((await call(`PUT /users/999999/${act}`, "admin")).status).toBe(404);
      expect(await call(`PUT /users/3/${act}`, "admin")).toMatchObject({ status: 204, text: "" });
      expect((await call("GET /users/3", "admin")).json.banned).toBe(act === "ban");
      // The member logs in again, because the ban has ended their sessions.
      if (act === "unban") tokens["member"] = await server.login("member");
    },
  );

  it("are told the reason of their ban at the login", async () => {
    const { userId } = await register("Spammer");
    const endpoint = `PUT /users/${userId}/ban`;
    expect(await call(endpoint, "admin", { reason: 5 })).toMatchObject({
      status: 400,
      text: "Reason must be text.",
    });
    expect((await call(endpoint, "admin", { reason: "Spam" })).status).toBe(204);
    const login = { userEmail: "spammer@potluck.example", password: "plums-and-pears" };
    expect((await call("POST /auth/login", undefined, login)).json).toEqual({
      code: "ACCOUNT_BANNED",
      message: "Your account has been banned: Spam",
    });
  });

  it("can receive roles only from admins", async () => {
    const otherUser = await register("Promoted");
    const endpoint = `PUT /users/${otherUser.userId}/role`;
    expect((await call(endpoint, undefined, { roleId: 2 })).status).toBe(401);
    expect((await call(endpoint, "contributor", { roleId: 2 })).status).toBe(403);
    expect((await call("PUT /users/1/role", "admin", { roleId: 2 })).status).toBe(403);
    for (const roleId of [undefined, null, ""]) {
      expect(await call(endpoint, "admin", { roleId })).toMatchObject({
        status: 400,
        text: "Role is required",
      });
    }
    expect(await call(endpoint, "admin", { roleId: "abc" })).toMatchObject({
      status: 400,
      text: "Invalid role Id",
    });
    for (const roleId of [9, 99_999_999_999]) {
      expect(await call(endpoint, "admin", { roleId })).toMatchObject({
        status: 404,
        text: "Role not found.",
      });
    }
    const { status, json } = await call(endpoint, "admin", { roleId: "2" });
    expect(status).toBe(200);
    expect(json).toEqual({ ...otherUser, role: { roleId: 2, roleName: "contributor" } });
  });

  it("can be deleted by admins, unless their ingredients are in use", async () => {
    const otherUser = await register("Leaving");
    const endpoint = `DELETE /users/${otherUser.userId}`;
    expect((await call(endpoint)).status).toBe(401);
    expect((await call(endpoint, "member")).status).toBe(403);
    expect((await call("DELETE /users/1", "admin")).status).toBe(403);
    expect(await call("DELETE /users/2", "admin")).toMatchObject({
      status: 409,
      text: "Cannot delete user: its data is in use.",
    });
    expect(await call(endpoint, "admin")).toMatchObject({ status: 204, text: "" });
    expect((await call(endpoint, "admin")).status).toBe(404);
  });

  it("must have one of three roles", async () => {
    expect((await call("GET /roles")).status).toBe(401);
    const { json } = await call<object[]>("GET /roles", "member");
    expect(json).toHaveLength(3);
    expect(json).toContainEqual({ roleId: 1, roleName: "admin" });
  });
});
