import { callRest } from "../../../testing/callRest";
import { TestServer } from "../../../testing/testServer";

const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { name } }";
const MESSAGE = "This password is too common. Please choose another one.";

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  strict = await TestServer.startOn(server.database, { REFUSE_COMMON_PASSWORDS: "on" });
});
afterAll(async () => {
  await strict.close();
  await server.close();
});

let userCount = 0;
const createInput = () => ({
  name: `common${++userCount}`,
  email: `common${userCount}@example.org`,
});

const register = (at: TestServer, password: string) =>
  at.graphql(REGISTER, { input: { ...createInput(), password } });

describe("A common password", () => {
  it.each(["password", "PassWord123", "secret1", "123456"])(
    "is refused if the operator has enabled the check: %s",
    async (password) => {
      expect((await register(strict, password)).errors?.[0]).toMatchObject({
        message: MESSAGE,
        extensions: { code: "BAD_USER_INPUT", status: 400, field: "password" },
      });
      const { name, email } = createInput();
      const body = { userName: name, userEmail: email, password };
      const { status, text } = await callRest(strict, "POST /auth/register", { body });
      expect([status, text]).toEqual([400, MESSAGE]);
    },
  );

  it.each(["potluck", "Potluck2026!", "123recipes", "Rezepte#1", "contributor"])(
    "includes names of this site with digits and punctuation around them: %s",
    async (password) => {
      expect((await register(strict, password)).errors?.[0]).toMatchObject({ message: MESSAGE });
      expect((await register(strict, `${password}saffron`)).errors).toBeUndefined();
    },
  );

  it("includes the name of the site", async () => {
    const named = await TestServer.startOn(server.database, {
      REFUSE_COMMON_PASSWORDS: "on",
      SITE_NAME: "Ana's Table",
    });
    for (const password of ["Ana's Table", "anastable", "AnasTable2026!"]) {
      expect((await register(named, password)).errors?.[0]).toMatchObject({ message: MESSAGE });
      expect((await register(strict, password)).errors).toBeUndefined();
    }
    expect((await register(named, "anastablesaffron")).errors).toBeUndefined();
    await named.close();
  });

  it("is also refused when a password is changed", async () => {
    const token = await strict.login("member");
    const body = { currentPassword: "potluck-demo", newPassword: "password1" };
    const { status, text } = await callRest(strict, "POST /auth/change-password", { token, body });
    expect([status, text]).toEqual([400, MESSAGE]);
  });

  it("that is also too short is refused as too short", async () => {
    expect((await register(strict, "qwer")).errors?.[0]?.message).toBe(
      "Password must be at least 6 characters long",
    );
  });

  it("is accepted without the setting, and other passwords are always accepted", async () => {
    expect((await register(server, "secret1")).errors).toBeUndefined();
    expect((await register(strict, "potluck-demo")).errors).toBeUndefined();
  });

  it("is refused by default on a site that other computers can reach", async () => {
    const open = await TestServer.startOn(server.database, {
      PUBLIC_URL: "https://potluck.example",
    });
    expect((await register(open, "secret1")).errors?.[0]?.message).toBe(MESSAGE);
    await open.close();
  });
});
