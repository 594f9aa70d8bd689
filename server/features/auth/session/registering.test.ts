import { TestServer } from "../../../testing/testServer";

const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId name } }";
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { userId name email banned role { roleName } } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const register = (input: object) => server.graphql(REGISTER, { input });
const login = (email: string, password: string) =>
  server.graphql<{ login: { token: string; user: Record<string, unknown> } }>(LOGIN, {
    input: { email, password },
  });

describe("Registering", () => {
  const ada = { name: "Ada", email: "ada@example.org", password: "secret1" };

  it.each([
    ["name", { name: "  " }, "Username is required"],
    ["name", { name: "x".repeat(51) }, "Username must be at most 50 characters long"],
    ["name", { name: "Ada\u202e" }, "Username must not contain hidden characters"],
    ["name", { name: "Ada\u3164" }, "Username must not contain hidden characters"],
    ["name", { name: "\u0301" }, "Username must contain a visible character"],
    ["email", { email: "" }, "Email is required"],
    ["email", { email: "nobody" }, "Invalid email address"],
    ["password", { password: "" }, "Password is required"],
    ["password", { password: "12345" }, "Password must be at least 6 characters long"],
    ["password", { password: "é".repeat(37) }, "Password must be at most 72 bytes long"],
  ])("refuses an invalid %s: %j", async (field, change, message) => {
    const { errors } = await register({ ...ada, ...change });
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", status: 400, field },
    });
  });

  it("creates a member, who can log in with the email in upper or lower case", async () => {
    const { data } = await register(ada);
    expect(data).toMatchObject({ register: { name: "Ada" } });
    const answer = await login("ADA@Example.org", "secret1");
    expect(answer.data?.login.user).toMatchObject({
      name: "Ada",
      email: "ada@example.org",
      banned: false,
      role: { roleName: "member" },
    });
  });

  it("refuses a name and an email that are taken, in upper or lower case", async () => {
    const name = await register({ ...ada, name: " ADA ", email: "other@example.org" });
    expect(name.errors?.[0]).toMatchObject({
      message: "Username already taken.",
      extensions: { code: "CONFLICT", status: 409, field: "name" },
    });
    const email = await register({ ...ada, name: "Other", email: "Ada@example.org" });
    expect(email.errors?.[0]?.message).toBe("Email already in use.");
  });

  it("accepts one of fifty equal registrations, and reports the conflict to the others", async () => {
    const same = { name: "Twin", email: "twin@example.org", password: "secret1" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(same)));
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    const codes = answers.flatMap((answer) => answer.errors ?? []).map((e) => e.extensions["code"]);
    expect(codes).toEqual(Array.from({ length: 49 }, () => "CONFLICT"));
  });

  it("assigns the role that the operator has set for new users", async () => {
    const contributorServer = await TestServer.startOn(server.database, {
      NEW_USER_ROLE: "contributor",
    });
    const registerAndReadRole = async (name: string, to: TestServer) => {
      const input = { name, email: `${name}@potluck.example`, password: "potluck-demo" };
      await to.graphql(REGISTER, { input });
      const { data } = await login(input.email, input.password);
      return data!.login.user["role"];
    };
    expect(await registerAndReadRole("eve", server)).toEqual({ roleName: "member" });
    expect(await registerAndReadRole("eva", contributorServer)).toEqual({
      roleName: "contributor",
    });
    await contributorServer.close();
  });
});

it("Registrations are limited by network address, over both APIs together", async () => {
  const site = await TestServer.startOn(server.database, { REGISTRATIONS_PER_IP: "2" });
  const register = (name: string) =>
    site.graphql(REGISTER, {
      input: { name, email: `${name}@example.org`, password: "long enough" },
    });
  expect((await register("limited-one")).data).toBeTruthy();
  expect((await register("limited-two")).data).toBeTruthy();
  const { errors, headers } = await register("limited-three");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", status: 429 });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  const body = { userName: "limited-four", userEmail: "four@example.org", password: "long enough" };
  const answer = await fetch(`${site.url}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(429);
  await site.close();
});
