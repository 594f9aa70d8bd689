import { hashToken } from "../../../lib/linkToken";
import { TestServer } from "../../../testing/testServer";
import { createSetupKey } from "./setupKeys";

const CHECK = "query ($key: String!) { checkSetup(key: $key) }";
const CREATE = `mutation ($input: FirstAdminInput!) {
  createFirstAdmin(input: $input) { token user { name role { roleName } } }
}`;

const SETTINGS = { demoLogins: true };

let server: TestServer;
let otherServers: TestServer[];
beforeEach(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  otherServers = [];
  await server.database.db.query("update users set role_id = 2 where role_id = 1");
});
afterEach(async () => {
  for (const otherServer of otherServers) await otherServer.close();
  await server.close();
});

const createKey = async (): Promise<string> => {
  const key = await createSetupKey(server.database.db, SETTINGS);
  return key!;
};

const createInput = (key: string, name = "Boss") => ({
  input: { key, name, email: `${name}@example.org`, password: "long enough" },
});

const countKeys = async () =>
  (await server.database.db.query<object[]>("select from setup_keys")).length;

const countAdmins = async () =>
  (await server.database.db.query<object[]>("select from users where role_id = 1")).length;

const expectInvalid = async (key: string) => {
  const checked = await server.graphql(CHECK, { key });
  expect(checked.errors).toMatchObject([
    {
      message: "Invalid or expired setup link.",
      extensions: { code: "BAD_USER_INPUT", field: "key" },
    },
  ]);
  const created = await server.graphql(CREATE, createInput(key));
  expect(created.errors).toMatchObject([{ message: "Invalid or expired setup link." }]);
};

describe("A setup link", () => {
  it("is refused if it is invented", async () => {
    await createKey();
    await expectInvalid("invented");
    expect(await countAdmins()).toBe(0);
  });

  it("is refused after it has expired, and the next start removes it", async () => {
    const key = await createKey();
    await server.database.db.query("update setup_keys set expires_at = now()");
    await expectInvalid(key);
    await createKey();
    expect(await countKeys()).toBe(1);
  });

  it("is refused once an admin exists, and the next start removes it", async () => {
    const key = await createKey();
    await server.addPerson("Admin", "admin");
    await expectInvalid(key);
    expect(await createSetupKey(server.database.db, SETTINGS)).toBeNull();
    expect(await countKeys()).toBe(0);
  });

  it("is offered despite demo accounts only if their password is refused", async () => {
    await server.database.db.query(
      "update users set role_id = 1 where email_key = 'admin@potluck.example'",
    );
    expect(await createSetupKey(server.database.db, { demoLogins: true })).toBeNull();
    expect(await createSetupKey(server.database.db, { demoLogins: false })).not.toBeNull();
  });

  it("is stored as a hash", async () => {
    const key = await createKey();
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(await server.database.db.query("select key_hash from setup_keys")).toEqual([
      { key_hash: hashToken(key) },
    ]);
  });

  it.each([
    ["a short password", { password: "short" }, "password"],
    ["an invalid email", { email: "boss" }, "email"],
    ["an empty name", { name: " " }, "name"],
    ["a name that is taken", { name: "Maria" }, "name"],
  ])("remains valid after %s", async (_title, change, field) => {
    await server.addPerson("maria");
    const key = await createKey();
    const refused = await server.graphql(CREATE, {
      input: { ...createInput(key).input, ...change },
    });
    expect(refused.errors).toMatchObject([{ extensions: { field } }]);
    expect((await server.graphql(CHECK, { key })).data).toEqual({ checkSetup: true });
  });

  it("creates an admin and logs in, once", async () => {
    const key = await createKey();
    await createKey();
    const { data } = await server.graphql<{
      createFirstAdmin: { token: string; user: { name: string; role: { roleName: string } } };
    }>(CREATE, createInput(key));
    const { token, user } = data!.createFirstAdmin;
    expect(user).toEqual({ name: "Boss", role: { roleName: "admin" } });
    const viewer = await server.graphql("{ viewer { name } viewerCanManageUsers }", {}, token);
    expect(viewer.data).toEqual({ viewer: { name: "Boss" }, viewerCanManageUsers: true });
    expect(await countKeys()).toBe(0);
    await expectInvalid(key);
  });

  it("works in every process, and only one of ten simultaneous uses creates the admin", async () => {
    for (let i = 0; i < 2; i++)
      otherServers.push(await TestServer.startOn(server.database, { RATE_LIMIT: "off" }));
    const keys = await Promise.all([createKey(), createKey(), createKey()]);
    const processes = [server, ...otherServers];
    const uses = Array.from({ length: 10 }, (_, i) =>
      processes[i % 3]!.graphql(CREATE, createInput(keys[i % 3]!, `Boss${i}`)),
    );
    const answers = await Promise.all(uses);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers) {
      if (errors) expect(errors).toMatchObject([{ message: "Invalid or expired setup link." }]);
    }
    expect(await countAdmins()).toBe(1);
  });

  it("is counted as a registration", async () => {
    const limited = await TestServer.startOn(server.database, { REGISTRATIONS_PER_IP: "1" });
    otherServers.push(limited);
    await limited.graphql(CREATE, createInput("invented"));
    const { errors } = await limited.graphql(CREATE, createInput("invented"));
    expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });
});
