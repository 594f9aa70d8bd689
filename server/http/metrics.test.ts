import { TestServer } from "../testing/testServer";

const TOKEN = "a token for the stats";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ METRICS: "on", METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  fetch(`${server.url}/metrics`, {
    headers: { Accept: "*/*", ...(authorization ? { Authorization: authorization } : {}) },
  });

const stats = async () => (await ask(`Bearer ${TOKEN}`)).text();

describe("The metrics endpoint", () => {
  it("are not there unless they are switched on", async () => {
    const plain = await TestServer.start();
    const answer = await fetch(`${plain.url}/metrics`, { headers: { Accept: "text/plain" } });
    await plain.close();
    expect(answer.status).toBe(404);
  });

  it.each([undefined, "Bearer another token", TOKEN, "Bearer "])(
    "are not for who sends %s in place of the token",
    async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe("A valid metrics token is required.");
    },
  );

  it("tell of requests, operations, connections and the process", async () => {
    await server.graphql("query Mine { tags { name } }");
    const text = await stats();
    for (const line of [
      /^potluck_http_request_duration_seconds_count\{kind="graphql",method="POST",status="200"\} 1$/m,
      /^potluck_graphql_operation_duration_seconds_count\{type="query",field="tags",outcome="ok"\} 1$/m,
      /^potluck_database_connections\{state="idle"\} \d+$/m,
      /^nodejs_eventloop_lag_p99_seconds \S+$/m,
      /^process_resident_memory_bytes \d+$/m,
    ]) {
      expect(text).toMatch(line);
    }
  });

  it("have as many lines whatever people call their operations and addresses", async () => {
    const send = async (name: string) => {
      await server.graphql(`query ${name} { ${name}: viewer { name } }`);
      await server.graphql(`{ ${name} }`);
      await fetch(`${server.url}/${name}`, { headers: { Accept: "text/html" } });
    };
    // The process has lines of its own that come when it first cleans up.
    const ours = async () => (await stats()).split("\n").filter((line) => /potluck_/.test(line));
    await send("firstWhim");
    const before = await ours();
    await send("secondWhim");
    const after = await ours();
    expect(after.join("\n")).not.toMatch(/Whim/);
    expect(after.length).toBe(before.length);
  });
});
