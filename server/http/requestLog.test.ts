import { setImmediate as turn } from "node:timers/promises";
import { inlinePasswords } from "../testing/inlinePasswords";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { TestServer } from "../testing/testServer";

/** The time after which a request no longer occupies its slot. */
const MAX_HOLD_MS = 5_000;

type Line = Record<string, unknown>;

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };

/** Compares passwords only when two requests wait for it, so that both run at the same time. */
function passwordsInPairs() {
  const passwords = inlinePasswords();
  let meet: (() => void) | null = null;
  const runPair = () =>
    new Promise<void>((resolve) => {
      const first = meet;
      meet = first ? null : resolve;
      if (!first) return;
      first();
      resolve();
    });
  return {
    ...passwords,
    matches: async (password: string, hash: string | null, caller: string) => {
      await runPair();
      return passwords.matches(password, hash, caller);
    },
  };
}

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  // The settings allow one write, so the second login waits until the first lends its slot.
  const settings = { LOG_LEVEL: "info", LOG_PEOPLE: "plain", DATABASE_CONNECTIONS: "4" };
  server = await TestServer.startOn(database, settings, destination, undefined, passwordsInPairs());
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Finds the log entry of a request. */
async function findLine({ headers }: { headers: Headers }): Promise<Line> {
  const id = headers.get("x-request-id");
  for (;;) {
    const all = lines.map((line) => JSON.parse(line) as Line);
    const requestLine = all.find((line) => line["msg"] === "request" && line["id"] === id);
    if (requestLine) return requestLine;
    await turn();
  }
}

/** Returns the part of a log entry that describes the operation. */
const done = ({ operation, errors, events }: Line) => ({ operation, errors, events });

describe("The log entry of a request", () => {
  const login = (name: string, email: string, password: string) =>
    server.graphql(`mutation ${name} ($input: LoginInput!) { login(input: $input) { token } }`, {
      input: { email, password },
    });

  it.each(["parsed", "prepared"])(
    "contains nothing from a concurrent request, with an operation that is %s",
    async () => {
      const [wrong, right] = await Promise.all([
        login("Guess", "member@potluck.example", "guess-guess"),
        login("Enter", "admin@potluck.example", "potluck-demo"),
      ]);
      expect(done(await findLine(wrong))).toEqual({
        operation: "Guess",
        errors: ["UNAUTHENTICATED"],
        events: [{ event: "login failed" }],
      });
      expect(done(await findLine(right))).toEqual({
        operation: "Enter",
        errors: undefined,
        events: [{ event: "logged in", user: expect.any(Number) as number }],
      });
    },
  );

  it("is written for each of two concurrent logins, because checking a password occupies no slot", async () => {
    const responses = await Promise.all([
      login("First", "admin@potluck.example", "potluck-demo"),
      login("Second", "member@potluck.example", "potluck-demo"),
    ]);
    for (const response of responses)
      expect((await findLine(response))["ms"]).toBeLessThan(MAX_HOLD_MS);
  });

  it("has a field for a list of all recipes that had been stored before the request", async () => {
    await database.db.query("update recipes set name = 'Renamed' where recipe_id = 1");
    const isStored = async (search = "") =>
      (await findLine(await fetch(`${server.url}/api/recipes${search}`)))["stored"];
    expect(await isStored()).toBeUndefined();
    expect(await isStored()).toBe(true);
    expect(await isStored("?first=2")).toBeUndefined();
  });

  const json = { "Content-Type": "application/json" };
  const post = (body: object) => ({ method: "POST", headers: json, body: JSON.stringify(body) });

  it.each([
    ["a body without a query", "BAD_REQUEST", "", post({})],
    ["several operations at once", "BAD_REQUEST", "", post([{ query: "{ __typename }" }])],
    ["a request that a form could send", "BAD_REQUEST", "?query={__typename}", {}],
    ["a document that is malformed", "GRAPHQL_PARSE_FAILED", "", post({ query: "{" })],
    ["an unknown field", "GRAPHQL_VALIDATION_FAILED", "", post({ query: "{ none }" })],
  ])("has the code of the error for %s", async (_what, code, search, init) => {
    const response = await fetch(`${server.url}/graphql${search}`, init);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect((await findLine(response))["errors"]).toEqual([code]);
  });
});
