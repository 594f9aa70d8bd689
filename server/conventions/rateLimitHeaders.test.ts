import { callRest } from "../testing/callRest";
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

const register = { userName: "Ana", userEmail: "ana@example.org", password: "short" };
const text = { text: "Plum cake\n\nBake." };
const recipe = {
  recipeName: "Plum cake",
  recipeInstructions: "Bake.",
  categoryId: 1,
  difficultyId: 1,
};

describe("A response that a limit refuses", () => {
  it.each<[policy: string, quota: string, window: number, path: string, body: object]>([
    ["login", "2", 900, "/auth/login", { userEmail: "a@b.c", password: "wrong!" }],
    ["reset", "2", 1800, "/password-reset/request", { email: "a@b.c" }],
    ["registration", "2", 3600, "/auth/register", { ...register, password: "plums-and-pears" }],
    ["note-per-day", "2", 86_400, "/user-notes/recipe/1", { noteText: "Salt." }],
    ["recipe-per-day", "2", 86_400, "/recipes", recipe],
    ["import-mb-per-day", '1048576;qu="content-bytes"', 86_400, "/imports", text],
    ["import", "2", 3600, "/imports", text],
  ])("names it with its numbers over REST: %s", async (policy, quota, window, path, body) => {
    const { status, headers } = await repeat(policy === "import-mb-per-day" ? 2 : 3, () =>
      callRest(server, `POST ${path}`, { token, body }),
    );
    const wait = headers.get("retry-after");
    expect([status, wait]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(headers.get("ratelimit-policy")).toBe(`"${policy}";q=${quota};w=${window}`);
    expect(headers.get("ratelimit")).toBe(`"${policy}";r=0;t=${wait}`);
  });

  it.each([
    ["as the client's own operation", "application/json"],
    ["by Apollo Server", "application/graphql-response+json"],
  ])("names it over GraphQL, answered %s", async (_way, accept) => {
    const login = `mutation ($email: String!) { login(input: { email: $email, password: "wrong!" }) { token } }`;
    const { headers, errors } = await repeat(3, () =>
      server.graphql(login, { email: `${accept.length}@b.c` }, undefined, { Accept: accept }),
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

it("A response without a limit has no such headers", async () => {
  const { headers } = await callRest(server, "GET /recipes/999999");
  expect([headers.get("ratelimit"), headers.get("ratelimit-policy")]).toEqual([null, null]);
});
