import { TestServer } from "../../../testing/testServer";

const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe("The published password of the demo accounts", () => {
  const demo = { input: { email: "member@potluck.example", password: "potluck-demo" } };

  it.each([{ PUBLIC_URL: "https://potluck.example" }, { HOST: "0.0.0.0" }])(
    "is refused on a public site at the address %p",
    async (environment) => {
      const site = await TestServer.startOn(server.database, environment);
      const { errors } = await site.graphql(LOGIN, demo);
      expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
      const body = JSON.stringify({ userEmail: demo.input.email, password: demo.input.password });
      const headers = { "Content-Type": "application/json" };
      const init = { method: "POST", headers, body };
      expect((await fetch(`${site.url}/api/auth/login`, init)).status).toBe(403);
      await site.close();
    },
  );

  it("is accepted if the operator of a public demonstration allows it", async () => {
    const environment = { PUBLIC_URL: "https://potluck.example", DEMO_LOGINS: "on" };
    const site = await TestServer.startOn(server.database, environment);
    expect((await site.graphql(LOGIN, demo)).data).toBeTruthy();
    await site.close();
  });

  it.each([{ PUBLIC_URL: "http://127.0.0.1:4000" }, { HOST: "localhost" }, { HOST: "::1" }])(
    "is accepted on a local computer at the address %p",
    async (environment) => {
      const site = await TestServer.startOn(server.database, environment);
      expect((await site.graphql(LOGIN, demo)).data).toBeTruthy();
      await site.close();
    },
  );
});
