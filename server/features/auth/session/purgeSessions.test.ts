import { TestServer } from "../../../testing/testServer";
import { waitUntil } from "../../../testing/waitUntil";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe("Expired sessions", () => {
  it("are deleted by a running server, and other sessions are kept", async () => {
    const { db } = server.database;
    const userId = await server.addPerson("away");
    const add = (created: string, used: string) =>
      db.query(
        `insert into sessions (session_id, user_id, created_at, last_used_at)
         values (gen_random_uuid(), $1, now() - $2::interval, now() - $3::interval)`,
        [userId, created, used],
      );
    await add("31 days", "1 day");
    await add("20 days", "15 days");
    await add("29 days", "13 days");
    const count = async () => {
      const rows: object[] = await db.query("select from sessions where user_id = $1", [userId]);
      return rows.length;
    };
    const sweeping = await TestServer.startOn(server.database);
    await waitUntil(async () => (await count()) < 3);
    await waitUntil(async () => (await count()) === 1);
    await sweeping.close();
    expect(await count()).toBe(1);
  });
});
