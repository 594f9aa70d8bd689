import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const call = (endpoint: string, body?: unknown, token?: string) =>
  callRest<Record<string, unknown>>(server, endpoint, { body, token });
const login = (userEmail: unknown, password: unknown) =>
  call("POST /auth/login", { userEmail, password });

describe("POST /api/auth/register", () => {
  const account = {
    userName: "Ana",
    userEmail: "ana@potluck.example",
    password: "plums-and-pears",
    role: { roleId: 1 },
    roleId: 1,
    userId: 1,
  };

  it.each([
    [{ userName: undefined }, 400, "Username is required"],
    [{ userEmail: "" }, 400, "Email is required"],
    [{ userEmail: "ana" }, 400, "Invalid email address"],
    [{ password: null }, 400, "Password is required"],
    [{ password: "short" }, 400, "Password must be at least 6 characters long"],
    [{ userEmail: " Member@Potluck.example" }, 409, "Email already in use."],
  ])("refuses %j", async (change, status, text) => {
    expect(await call("POST /auth/register", { ...account, ...change })).toMatchObject({
      status,
      text,
    });
  });

  it("creates a member only once, regardless of any role in the body", async () => {
    const created = await call("POST /auth/register", account);
    expect(created).toMatchObject({ status: 201, text: "User registered successfully!" });
    expect(created.headers.get("content-type")).toMatch(/^text\/plain/);
    const { json } = await login(account.userEmail, account.password);
    expect(json["user"]).toMatchObject({ userName: "Ana", role: { roleName: "member" } });
    const repeated = await call("POST /auth/register", {
      ...account,
      userEmail: "b@potluck.example",
    });
    expect(repeated).toMatchObject({ status: 409, text: "Username already taken." });
  });
});

describe("POST /api/auth/login", () => {
  it("has the same response to an unknown email and a wrong password", async () => {
    for (const email of ["member@potluck.example", "nobody@potluck.example"]) {
      expect(await login(email, "wrong")).toMatchObject({
        status: 401,
        text: "Invalid email or password.",
      });
    }
    expect((await login(undefined, undefined)).status).toBe(400);
    expect((await login("member@potluck.example", { $ne: "" })).status).toBe(400);
  });

  it("returns the user and a token", async () => {
    const { status, json } = await login("MEMBER@potluck.example", "potluck-demo");
    expect(status).toBe(200);
    expect(json).toEqual({
      user: {
        userId: 3,
        userName: expect.any(String),
        userEmail: "member@potluck.example",
        banned: false,
        role: { roleId: 3, roleName: "member" },
      },
      token: expect.any(String),
    });
  });
});

describe("POST /api/auth/logout", () => {
  it("ends the session", async () => {
    expect((await call("POST /auth/logout")).status).toBe(401);
    const token = await server.login("member");
    expect(await call("POST /auth/logout", undefined, token)).toMatchObject({
      status: 204,
      text: "",
    });
    expect((await call("GET /recipes/1", undefined, token)).status).toBe(401);
  });
});

describe("POST /api/auth/change-password", () => {
  const change = (currentPassword: unknown, newPassword: unknown, token?: string) =>
    call("POST /auth/change-password", { currentPassword, newPassword }, token);

  it("reports errors with the messages of the form", async () => {
    expect((await change("potluck-demo", "another-one")).status).toBe(401);
    const token = await server.login("contributor");
    for (const [current, wanted, text] of [
      [undefined, "another-one", "Current password is required"],
      ["potluck-demo", "", "New password is required"],
      ["potluck-demo", "short", "At least 6 characters"],
      ["wrong", "another-one", "Current password is incorrect."],
    ]) {
      expect(await change(current, wanted, token)).toMatchObject({ status: 400, text });
    }
  });

  it("ends every other session, and keeps the current one", async () => {
    const [here, there] = [await server.login("contributor"), await server.login("contributor")];
    const changedPassword = await change("potluck-demo", "another-one", here);
    expect(changedPassword).toMatchObject({ status: 200, text: "Password changed" });
    expect((await call("GET /tags", undefined, here)).status).toBe(200);
    expect((await call("GET /tags", undefined, there)).status).toBe(401);
    expect((await login("contributor@potluck.example", "potluck-demo")).status).toBe(401);
    expect((await login("contributor@potluck.example", "another-one")).status).toBe(200);
  });
});

describe("/api/password-reset", () => {
  it("has the same response for every email", async () => {
    for (const email of ["member@potluck.example", "nobody@potluck.example"]) {
      expect(await call("POST /password-reset/request", { email })).toMatchObject({
        status: 200,
        text: "Reset link sent to email.",
      });
    }
  });

  it("refuses an invalid reset link", async () => {
    for (const query of ["?token=x", "?token=", "", "?token=%00"]) {
      expect(await call(`GET /password-reset/validate${query}`)).toMatchObject({
        status: 400,
        text: "Invalid or expired token.",
      });
    }
    const reset = (body: object) => call("POST /password-reset/reset", body);
    expect(await reset({ token: "x", newPassword: "another-one" })).toMatchObject({
      status: 400,
      text: "Invalid or expired token.",
    });
    expect(await reset({ token: "x", newPassword: "short" })).toMatchObject({
      status: 400,
      text: "Password must be at least 6 characters long",
    });
  });
});
