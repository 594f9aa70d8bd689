import { TestServer } from "../../../testing/testServer";

const CHANGE = "mutation ($input: PasswordChangeInput!) { changePassword(input: $input) }";
const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const OLD = "potluck-demo";
const NEW = "another-secret";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

let userCount = 0;
async function createUser(at: TestServer = server) {
  const name = `cook${++userCount}`;
  await at.addPerson(name);
  return { email: `${name}@potluck.example`, token: await at.login(name), name };
}
const change = (input: object, token?: string, at: TestServer = server) =>
  at.graphql(CHANGE, { input: { currentPassword: OLD, newPassword: NEW, ...input } }, token);
const login = (email: string, password: string, at: TestServer = server) =>
  at.graphql<{ login: { token: string } }>(LOGIN, { input: { email, password } });
const readStatus = async (token: string) =>
  (await server.graphql("{ viewer { name } }", {}, token)).status;
const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

describe("Changing the password", () => {
  it("requires a login", async () => {
    expect(readCode(await change({ currentPassword: "" }))).toBe("UNAUTHENTICATED");
  });

  it.each([
    ["currentPassword", { currentPassword: "" }, "Current password is required"],
    ["currentPassword", { currentPassword: "", newPassword: "" }, "Current password is required"],
    ["currentPassword", { currentPassword: "wrong" }, "Current password is incorrect."],
    ["currentPassword", { currentPassword: "x".repeat(73) }, "Current password is incorrect."],
    ["currentPassword", { currentPassword: "a\u0000" }, "Current password is incorrect."],
    ["newPassword", { newPassword: "" }, "New password is required"],
    ["newPassword", { newPassword: "12345" }, "At least 6 characters"],
    ["newPassword", { newPassword: "é".repeat(37) }, "Password must be at most 72 bytes long"],
    ["newPassword", { newPassword: "abcdef\u0000" }, "Text must not contain the NUL character."],
  ])("refuses an invalid %s: %j", async (field, input, message) => {
    const { token, email } = await createUser();
    expect((await change(input, token)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", status: 400, field },
    });
    expect((await login(email, OLD)).data).toBeTruthy();
  });

  it("compares all bytes of a long current password", async () => {
    const { token } = await createUser();
    const longest = "x".repeat(72);
    expect((await change({ newPassword: longest }, token)).data).toBeTruthy();
    const { errors } = await change({ currentPassword: `${longest}x` }, token);
    expect(errors?.[0]?.message).toBe("Current password is incorrect.");
  });

  it("requires the minimum length that is set for the server", async () => {
    const strict = await TestServer.start({ PASSWORD_MIN_LENGTH: "10" });
    const { token } = await createUser(strict);
    for (const newPassword of ["12345", "123456789"]) {
      expect((await change({ newPassword }, token, strict)).errors?.[0]).toMatchObject({
        message: "At least 10 characters",
        extensions: { code: "BAD_USER_INPUT", field: "newPassword" },
      });
    }
    expect((await change({ newPassword: "1234567890" }, token, strict)).data).toBeTruthy();
    await strict.close();
  });

  it("ends every other session, and keeps the current one", async () => {
    const { token, email, name } = await createUser();
    const [other, member] = [await server.login(name), await server.login("member")];
    expect((await change({}, token)).data).toEqual({ changePassword: true });
    expect(await Promise.all([token, other, member].map(readStatus))).toEqual([200, 401, 200]);
    expect(readCode(await login(email, OLD))).toBe("UNAUTHENTICATED");
    expect((await login(email, NEW)).data).toBeTruthy();
  });

  it("accepts one of ten simultaneous changes, and reports the current password as wrong to the others", async () => {
    const { token, email } = await createUser();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change({ newPassword: `secret-${i}` }, token)),
    );
    const winner = answers.findIndex(({ data }) => data);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors)) {
      expect(errors![0]!.message).toBe("Current password is incorrect.");
    }
    expect((await login(email, `secret-${winner}`)).data).toBeTruthy();
  });

  it("leaves no session that began with the old password, even during concurrent logins", async () => {
    const { token, email } = await createUser();
    // The server has no limits, because logins after the change fail, and ten of them would reach
    // the limit.
    const unlimited = await TestServer.startOn(server.database, { RATE_LIMIT: "off" });
    let [now, next] = [OLD, NEW];
    for (let round = 0; round < 10; round++) {
      const [changed, ...logins] = await Promise.all([
        change({ currentPassword: now, newPassword: next }, token, unlimited),
        ...Array.from({ length: 5 }, () => login(email, now, unlimited)),
      ]);
      expect(changed.data).toEqual({ changePassword: true });
      for (const { data } of logins) {
        if (data) expect(await readStatus(data.login.token)).toBe(401);
      }
      [now, next] = [next, now];
    }
    await unlimited.close();
  });
});

describe("Wrong current passwords", () => {
  it("are counted like failed logins, over both APIs", async () => {
    const { token, email } = await createUser();
    for (let i = 0; i < 5; i++) await change({ currentPassword: "wrong-one" }, token);
    for (let i = 0; i < 5; i++) await login(email, "wrong-one");
    const refused = await change({}, token);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(readCode(await login(email, OLD))).toBe("RATE_LIMITED");
    expect(await readStatus(token)).toBe(200);
  });

  it("do not count if a right password is entered before the limit is reached", async () => {
    const { token } = await createUser();
    for (let i = 0; i < 6; i++) {
      await change({}, token);
      const { data } = await change({ currentPassword: NEW, newPassword: OLD }, token);
      expect(data).toBeTruthy();
    }
  });
});
