import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";
import { changeUsers } from "./changeUsers";

const CHANGE = `mutation ($userIds: [Int!]!, $input: UsersInput!) {
  updateUsers(userIds: $userIds, input: $input) {
    userId error user { banned role { roleName } } } }`;

interface Changed {
  updateUsers: {
    userId: number;
    error: string | null;
    user: { banned: boolean; role: { roleName: string } } | null;
  }[];
}

const adminId = 1;
const MISSING = 999_999;

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

const change = (userIds: number[], input: object, token?: string) =>
  server.graphql<Changed>(CHANGE, { userIds, input }, token);
const changeAll = async (userIds: number[], input: object) =>
  (await change(userIds, input, admin)).data!.updateUsers;
const readError = ({ errors }: { errors?: { message: string; extensions: object }[] }) => ({
  message: errors?.[0]?.message,
  ...errors?.[0]?.extensions,
});
let count = 0;
const addPeople = (size: number) =>
  Promise.all(Array.from({ length: size }, () => server.addPerson(`several-${++count}`)));

describe("Changing several users", () => {
  it("requires an admin", async () => {
    const [id] = await addPeople(1);
    const input = { banned: true };
    expect(readError(await change([id!], input))).toMatchObject({ code: "UNAUTHENTICATED" });
    for (const account of ["member", "contributor"] as const) {
      const token = await server.login(account);
      expect(readError(await change([id!], input, token))).toMatchObject({ code: "FORBIDDEN" });
    }
  });

  it.each([
    [[], { banned: true }, "Choose 1 to 100 users"],
    [Array.from({ length: 101 }, (_, i) => i + 1), { banned: true }, "Choose 1 to 100 users"],
    [[2], {}, "Choose either a role or a ban"],
    [[2], { roleId: 2, banned: false }, "Choose either a role or a ban"],
    [[2], { roleId: 9 }, "Role not found."],
    [
      [2],
      { banned: true, banReason: "x".repeat(501) },
      "Reason must be at most 500 characters long",
    ],
  ])("refuses %j with %j", async (userIds, input, message) => {
    expect(readError(await change(userIds, input, admin)).message).toBe(message);
  });

  it("bans the others if the viewer and a missing user are among them", async () => {
    const [one, other] = await addPeople(2);
    const tokens = [await server.login("several-2"), await server.login("several-3")];
    expect(await changeAll([one!, adminId, MISSING, other!], { banned: true })).toEqual([
      { userId: one, error: null, user: { banned: true, role: { roleName: "member" } } },
      {
        userId: adminId,
        error: "You cannot ban yourself or change your own role.",
        user: { banned: false, role: { roleName: "admin" } },
      },
      { userId: MISSING, error: "User not found.", user: null },
      { userId: other, error: null, user: { banned: true, role: { roleName: "member" } } },
    ]);
    for (const token of tokens) {
      expect(readError(await server.graphql("{ viewer { name } }", {}, token))).toMatchObject({
        code: "ACCOUNT_BANNED",
      });
    }
    const lifted = await changeAll([one!, other!], { banned: false });
    expect(lifted.map(({ user }) => user!.banned)).toEqual([false, false]);
    const sessions = await server.database.db.query(
      "select from sessions where user_id = any($1)",
      [[one, other]],
    );
    expect(sessions).toEqual([]);
  });

  it("gives a role, which accepts open requests and mails each answer", async () => {
    const people = await addPeople(2);
    await server.database.db.query(
      `insert into contributor_requests (user_id, message, locale)
       select unnest($1::int[]), 'Please', 'en'`,
      [people],
    );
    const changed = await changeAll(people, { roleId: 2 });
    expect(changed.map(({ user }) => user!.role.roleName)).toEqual(["contributor", "contributor"]);
    const requests = await server.database.db.query(
      "select status from contributor_requests where user_id = any($1)",
      [people],
    );
    expect(requests).toEqual([{ status: "accepted" }, { status: "accepted" }]);
  });

  it("keeps the last admin if another admin has just demoted the viewer", async () => {
    const [demoted, person] = await addPeople(2);
    const { db } = server.database;
    const admins: { user_id: number }[] = await db.query(
      "select user_id from users where role_id = 1 order by user_id",
    );
    const adminIds = admins.map(({ user_id }) => user_id);
    const change = { kind: "role", roleId: 3 } as const;
    const refusals = await changeUsers(db, demoted!, [...adminIds, person!], change);
    expect([...refusals.keys()]).toEqual(adminIds);
    expect(new Set([...refusals.values()].map(({ message }) => message))).toEqual(
      new Set(["There must be at least one admin. Make another user an admin first."]),
    );
  });

  it("takes the same number of statements for many users as for one", async () => {
    const people = await addPeople(5);
    for (const input of [{ roleId: 2 }, { banned: true }, { banned: false }]) {
      const collect = async (userIds: number[]) =>
        (await server.collectStatements(CHANGE, { userIds, input }, admin)).length;
      expect(await collect(people)).toBe(await collect(people.slice(0, 1)));
    }
  });

  it("is a route of the REST API", async () => {
    const [one] = await addPeople(1);
    const { status, json } = await callRest(server, "PUT /users", {
      token: admin,
      body: { userIds: [one, adminId], banned: true, banReason: "Spam" },
    });
    expect(status).toBe(200);
    expect(json).toEqual([
      { userId: one, user: expect.objectContaining({ userId: one, banned: true }), error: null },
      {
        userId: adminId,
        user: expect.objectContaining({ banned: false }),
        error: "You cannot ban yourself or change your own role.",
      },
    ]);
  });
});

describe("The list of users", () => {
  const list = async (args: string) => {
    const { data } = await server.graphql<{
      users: { totalCount: number; edges: { node: { userId: number } }[] };
    }>(`{ users(first: 100, ${args}) { totalCount edges { node { userId } } } }`, {}, admin);
    const ids = data!.users.edges.map(({ node }) => node.userId);
    expect(ids).toHaveLength(data!.users.totalCount);
    return ids;
  };

  it("is filtered by role, ban and search together", async () => {
    const [one, other, third] = await addPeople(3);
    await changeAll([one!, other!], { roleId: 2 });
    await changeAll([one!, third!], { banned: true });
    const several = 'search: "several-"';
    expect(await list(`${several}, roleId: 2, banned: true`)).toEqual([one]);
    expect(await list(`${several}, roleId: 2, banned: false`)).toContain(other);
    expect(await list(`${several}, roleId: 2, banned: false`)).not.toContain(one);
    expect(await list("banned: true")).toEqual(expect.arrayContaining([one, third]));
    expect(await list("roleId: 9")).toEqual([]);
    const query = "roleId=2&banned=true&search=SEVERAL-";
    const { json } = await callRest(server, `GET /users?${query}`, { token: admin });
    expect(json).toEqual([
      expect.objectContaining({ userId: one, createdAt: expect.any(String), lastSeenAt: null }),
    ]);
  });
});

describe("The time when a user was last seen", () => {
  const SEEN = "query ($id: Int!) { user(userId: $id) { lastSeenAt } }";
  const readSeen = async (id: number, token: string) =>
    (await server.graphql<{ user: { lastSeenAt: string | null } }>(SEEN, { id }, token)).data!.user
      .lastSeenAt;
  const age = (id: number, hours: number) =>
    server.database.db.query(
      `with s as (update sessions set last_used_at = last_used_at - $2 * interval '1 hour'
         where user_id = $1)
       update users set last_seen_at = last_seen_at - $2 * interval '1 hour' where user_id = $1`,
      [id, hours],
    );

  it("is that of the latest login or use, and stays after a logout", async () => {
    const id = await server.addPerson("visitor");
    expect(await readSeen(id, admin)).toBeNull();
    const token = await server.login("visitor");
    const login = await readSeen(id, admin);
    expect(login).not.toBeNull();
    await age(id, 2);
    const before = await readSeen(id, admin);
    expect(Date.parse(before!)).toBeLessThan(Date.parse(login!));
    await server.graphql("{ viewer { name } }", {}, token);
    const after = await readSeen(id, admin);
    expect(Date.parse(after!)).toBeGreaterThan(Date.parse(before!));
    await server.graphql("mutation { logout }", {}, token);
    expect(await readSeen(id, admin)).toBe(after);
  });

  it("is visible to the user and to admins only", async () => {
    const id = await server.addPerson("shy-visitor");
    const own = await server.login("shy-visitor");
    expect(await readSeen(id, own)).toEqual(expect.any(String));
    expect(await readSeen(id, await server.login("contributor"))).toBeNull();
  });
});
