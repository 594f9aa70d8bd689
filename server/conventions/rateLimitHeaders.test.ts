import { callRest } from "../testing/callRest";
import { addressOf, CALLS } from "../testing/calls/documentedCalls";
import { clientDocuments } from "../testing/calls/exampleCalls";
import { TestServer } from "../testing/testServer";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({
    LOGIN_ATTEMPTS: "2",
    RESET_REQUESTS: "2",
    REGISTRATIONS_PER_IP: "2",
    NOTES_PER_DAY: "2",
    RECIPES_PER_DAY: "2",
    IMPORTS: "2",
    IMPORT_MB_PER_DAY: "1",
  });
  token = await server.login("contributor");
});
afterAll(() => server.close());

const repeat = async <Answer>(times: number, call: () => Promise<Answer>): Promise<Answer> => {
  for (let i = 1; i < times; i++) await call();
  return call();
};

describe("A response to a call above a limit", () => {
  it.each([
    ["login", "2", 900, "POST /auth/login"],
    ["reset", "2", 1800, "POST /password-reset/request"],
    ["registration", "2", 3600, "POST /auth/register"],
    ["note-per-day", "2", 86_400, "POST /user-notes/recipe/{recipeId}"],
    ["recipe-per-day", "2", 86_400, "POST /recipes"],
    ["import-mb-per-day", '1048576;qu="content-bytes"', 86_400, "POST /imports"],
    ["import", "2", 3600, "POST /imports"],
  ])(
    "contains the limit's name, quota and remaining time over REST: %s",
    async (policy, quota, window, call) => {
      const { example, guess } = CALLS[call]!;
      const { status, headers } = await repeat(policy === "import-mb-per-day" ? 2 : 3, () =>
        callRest(server, addressOf(call, example), { token, body: guess }),
      );
      const wait = headers.get("retry-after");
      expect([status, wait]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      expect(headers.get("ratelimit-policy")).toBe(`"${policy}";q=${quota};w=${window}`);
      expect(headers.get("ratelimit")).toBe(`"${policy}";r=0;t=${wait}`);
    },
  );

  it.each([
    ["the client's own operation", "application/json"],
    ["a response by Apollo Server", "application/graphql-response+json"],
  ])("contains the limit's name and quota over GraphQL with %s", async (_way, accept) => {
    const input = { email: `${accept.length}@b.c`, password: "wrong!" };
    const { headers, errors } = await repeat(3, () =>
      server.graphql(clientDocuments["Login"]!, { input }, undefined, { Accept: accept }),
    );
    const wait = headers.get("retry-after");
    expect(headers.get("ratelimit-policy")).toBe('"login";q=2;w=900');
    expect(headers.get("ratelimit")).toBe(`"login";r=0;t=${wait}`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "RATE_LIMITED",
      rateLimit: { policy: "login", quota: 2, remaining: 0, window: 900 },
    });
  });
});

it("A response without a limit has no rate limit headers", async () => {
  const { headers } = await callRest(server, "GET /recipes/999999");
  expect([headers.get("ratelimit"), headers.get("ratelimit-policy")]).toEqual([null, null]);
});
