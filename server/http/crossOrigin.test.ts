import { TestServer } from "../testing/testServer";

const FRIEND = "https://friend.example";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ CORS_ORIGINS: `${FRIEND},http://other.example:8080` });
});
afterAll(() => server.close());

const preflight = (origin: string) =>
  fetch(`${server.url}/graphql`, {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  });

describe("The pages of other sites", () => {
  it.each([
    "https://stranger.example",
    "http://friend.example",
    "https://friend.example.stranger.example",
    "https://friend.example:8443",
    "null",
  ])("cannot read anything if their origin is %s", async (origin) => {
    for (const response of [
      await preflight(origin),
      await fetch(`${server.url}/healthz`, { headers: { Origin: origin } }),
    ]) {
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("vary")).toMatch(/Origin/);
    }
  });

  it("can read responses if their origins are listed, but never with cookies", async () => {
    const preflightResponse = await preflight(FRIEND);
    expect(preflightResponse.status).toBe(204);
    expect(preflightResponse.headers.get("access-control-allow-headers")).toMatch(/Authorization/);
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { Origin: FRIEND, "Content-Type": "application/json" },
      body: '{"query":"{ viewer { name } }"}',
    });
    for (const { headers } of [preflightResponse, response]) {
      expect(headers.get("access-control-allow-origin")).toBe(FRIEND);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  it("receive the response of REST to an OPTIONS request that is not a preflight", async () => {
    const response = await fetch(`${server.url}/api/tags`, {
      method: "OPTIONS",
      headers: { Origin: FRIEND },
    });
    expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
    expect(response.headers.get("access-control-allow-origin")).toBe(FRIEND);
  });
});
