import { TestServer } from "../../testing/testServer";
import { roleIds } from "./Role";
import { changeUser } from "./changeUsers";
import { removeUser } from "./writeUser";

const acts = [
  ["ban", "mutation ($id: Int!) { banUser(userId: $id) { userId } }"],
  ["demote", "mutation ($id: Int!) { setUserRole(userId: $id, roleId: 3) { userId } }"],
  ["delete", "mutation ($id: Int!) { deleteUser(userId: $id) }"],
] as const;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

let userCount = 0;
/** Creates this number of admins and demotes all others. */
async function createAdmins(count: number) {
  await server.database.db.query("update users set role_id = $1", [roleIds.member]);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const name = `admin${++userCount}`;
      const id = await server.addPerson(name, "admin");
      return { id, token: await server.login(name) };
    }),
  );
}

const countAdmins = async () => {
  const rows = await server.database.db.query<{ user_id: number }[]>(
    "select user_id from users where role_id = $1 and not banned",
    [roleIds.admin],
  );
  return rows.map((row) => row.user_id);
};

describe("The last admin", () => {
  it.each([
    ["banned", (id: number) => changeUser(server.database.db, id, { kind: "ban", reason: null })],
    [
      "demoted",
      (id: number) =>
        changeUser(server.database.db, id, { kind: "role", roleId: roleIds.contributor }),
    ],
    [
      "deleted",
      (id: number) => removeUser({ db: server.database.db, services: { mailer: null } }, id),
    ],
  ])("cannot be %s, with or without a banned admin", async (_what, act) => {
    const [one, other] = await createAdmins(2);
    await server.database.db.query("update users set banned = true where user_id = $1", [
      other!.id,
    ]);
    await expect(act(one!.id)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "There must be at least one admin. Make another user an admin first.",
    });
    expect(await countAdmins()).toEqual([one!.id]);
    await act(other!.id);
    expect(await countAdmins()).toEqual([one!.id]);
  });

  describe.each(acts)("is left when admins %s each other at once,", (_name, first) => {
    it.each(acts)("or %s", async (_other, second) => {
      for (let round = 0; round < 6; round++) {
        const ring = await createAdmins(2);
        const answers = await Promise.all(
          ring.map(({ token }, i) =>
            server.graphql(i ? second : first, { id: ring[1 - i]!.id }, token),
          ),
        );
        expect(await countAdmins()).toHaveLength(1);
        const refused = answers.flatMap(({ errors }) => errors ?? []);
        expect(refused).toHaveLength(1);
        // The second admin either waits for the lock or is no longer an admin.
        expect(["CONFLICT", "FORBIDDEN", "ACCOUNT_BANNED", "UNAUTHENTICATED"]).toContain(
          refused[0]!.extensions["code"],
        );
      }
    });
  });

  it("remains in each of a hundred rounds in which two admins demote each other", async () => {
    const pair = await createAdmins(2);
    const [, demote] = acts[1];
    for (let round = 0; round < 100; round++) {
      await server.database.db.query("update users set role_id = $1 where user_id = any ($2)", [
        roleIds.admin,
        pair.map(({ id }) => id),
      ]);
      await Promise.all(
        pair.map(({ token }, i) => server.graphql(demote, { id: pair[1 - i]!.id }, token)),
      );
      expect([round, await countAdmins()]).toEqual([round, [expect.any(Number)]]);
    }
  });

  it("remains when six admins simultaneously ban one another", async () => {
    const all = await createAdmins(6);
    await Promise.all(
      all.flatMap(({ token }) => all.map(({ id }) => server.graphql(acts[0][1], { id }, token))),
    );
    expect((await countAdmins()).length).toBeGreaterThan(0);
  });
});
