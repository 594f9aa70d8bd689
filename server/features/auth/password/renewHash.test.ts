import { getRounds } from "bcryptjs";
import { CHEAP, inlinePasswords } from "../../../testing/inlinePasswords";
import { TestServer } from "../../../testing/testServer";

const COST = CHEAP + 1;

let server: TestServer;
let costlier: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  const passwords = inlinePasswords(COST);
  costlier = await TestServer.startOn(server.database, {}, undefined, undefined, passwords);
});
afterAll(async () => {
  await costlier.close();
  await server.close();
});

async function readCost(userId: number): Promise<number> {
  const [row] = await server.database.db.query<{ hash: string }[]>(
    "select password_hash as hash from users where user_id = $1",
    [userId],
  );
  return getRounds(row!.hash);
}

const wrong = "mutation ($input: LoginInput!) { login(input: $input) { token } }";

describe("A login after the cost of passwords was changed", () => {
  it("renews the hash, even if several simultaneous logins succeed", async () => {
    const userId = await server.addPerson("renewed");
    expect(await readCost(userId)).toBe(CHEAP);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => costlier.login("renewed")));
    expect(await readCost(userId)).toBe(COST);
    for (const token of [...tokens, await costlier.login("renewed")]) {
      const { data } = await costlier.graphql("{ viewer { name } }", {}, token);
      expect(data).toEqual({ viewer: { name: "renewed" } });
    }
  });

  it("renews nothing if the password is wrong", async () => {
    const userId = await server.addPerson("not-renewed");
    const input = { email: "not-renewed@potluck.example", password: "wrong" };
    expect((await costlier.graphql(wrong, { input })).errors).toHaveLength(1);
    expect(await readCost(userId)).toBe(CHEAP);
  });
});
