import { callRest } from "../testing/callRest";
import { MISSING } from "../testing/calls/ExampleCall";
import { clientDocuments, prepareClientCall, restExample } from "../testing/calls/exampleCalls";
import { type Caller, StatementScene } from "../testing/statementScene";
import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";

const TIMES = 2;
const SETTINGS = {
  RECIPES_PER_DAY: `${TIMES}`,
  NAMES_PER_DAY: `${TIMES}`,
  REVIEWS_PER_DAY: `${TIMES}`,
  NOTES_PER_DAY: `${TIMES}`,
  FAVORITES_PER_DAY: `${TIMES}`,
  IMPORTS_PER_DAY: "3",
  IMPORT_MB_PER_DAY: "2",
};

let server: TestServer;
let scene: StatementScene;
beforeAll(async () => {
  server = await TestServer.start(SETTINGS);
  scene = await StatementScene.make(server, 1);
});
afterAll(() => server.close());

/** Logs in a new contributor, whose counters are all zero. */
const newcomer = () => scene.addPerson("contributor");

/** Prepares an example of the client's operations, with new rows each time. */
async function prepare(operation: string) {
  const { variables } = await prepareClientCall(operation, scene);
  return async ({ token }: Caller, to = server) => {
    const { errors } = await to.graphql(clientDocuments[operation]!, variables, token);
    return errors?.[0];
  };
}

/** Sends an example of the client's operations and returns its error, if any. */
const send = async (operation: string, person: Caller, to = server) =>
  (await prepare(operation))(person, to);

/** Sends a number of examples at once and returns the refusals. */
async function sendAtOnce(times: number, operation: string, person: Caller) {
  const calls = await Promise.all(Array.from({ length: times }, () => prepare(operation)));
  const errors = await Promise.all(calls.map((call) => call(person)));
  return errors.filter((error) => error !== undefined);
}

const limitOf = (what: string) =>
  `You have reached today's limit for ${what}. Please try again later.`;

describe.each([
  ["recipes", "CreateRecipe", "new recipes"],
  ["ingredients", "CreateIngredient", "new entries"],
  ["reviews", "CreateReview", "reviews"],
  ["notes", "WriteNote", "notes"],
  ["favorites", "AddFavorite", "new favorites"],
])("The limit of one account for %s", (_kind, operation, what) => {
  it("applies to simultaneous calls, and returns the time to retry", async () => {
    const errors = await sendAtOnce(8, operation, await newcomer());
    expect(errors).toHaveLength(8 - TIMES);
    for (const error of errors) {
      const extensions = { code: "RATE_LIMITED", status: 429 };
      expect(error).toMatchObject({ message: limitOf(what), extensions });
      expect(error.extensions["retryAfter"]).toBeGreaterThan(0);
    }
  });

  it("has a separate count for each account", async () => {
    const eager = await newcomer();
    for (let each = 0; each <= TIMES; each++) await send(operation, eager);
    expect(await send(operation, await newcomer())).toBeUndefined();
  });
});

describe("The limits of one account", () => {
  /** Adds a recipe to the favorites over REST, by default an existing one. */
  async function addFavorite({ userId, token }: Caller, recipe?: number) {
    const things = { user: userId, recipe: recipe ?? (await scene.recipe()) };
    const [address, body] = restExample("POST /user-favorites", things);
    return callRest(server, address, { token, body });
  }

  it("count calls of both APIs together, and REST responds with 429 and Retry-After", async () => {
    const person = await newcomer();
    await send("AddFavorite", person);
    expect((await addFavorite(person)).status).toBeLessThan(300);
    const refused = await addFavorite(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("do not count calls that are refused for another reason first", async () => {
    const person = await newcomer();
    for (let each = 0; each < 2 * TIMES; each++) {
      expect((await addFavorite(person, MISSING)).status).toBe(404);
    }
    expect((await addFavorite(person)).status).toBeLessThan(300);
  });

  it("are disabled by RATE_LIMIT=off", async () => {
    const free = await TestServer.startOn(server.database, { ...SETTINGS, RATE_LIMIT: "off" });
    const person = await newcomer();
    for (let each = 0; each < 2 * TIMES; each++) {
      expect(await send("AddFavorite", person, free)).toBeUndefined();
    }
    await free.close();
  });
});

const redisUrl = process.env["TEST_REDIS_URL"];
const itWithRedis = redisUrl ? it : it.skip;

itWithRedis("The limits of one account count over all processes that share a Redis", async () => {
  const shared = { ...SETTINGS, REDIS_URL: redisUrl };
  const servers = await Promise.all([1, 2].map(() => TestServer.startOn(server.database, shared)));
  /** Returns true if one process refuses a call that only the other one has counted. */
  const countsTogether = async () => {
    const person = await newcomer();
    for (let each = 0; each < TIMES; each++) await send("AddFavorite", person, servers[0]);
    const error = await send("AddFavorite", person, servers[1]);
    return error?.extensions["code"] === "RATE_LIMITED";
  };
  // The test waits for Redis, because each process counts separately until it is connected.
  await waitUntil(countsTogether);
  await Promise.all(servers.map((each) => each.close()));
});

describe("The limit of one account for imports", () => {
  const TOO_MUCH = {
    message: limitOf("imports"),
    extensions: { code: "RATE_LIMITED", status: 429 },
  };

  it("applies to the number of imports, even simultaneous ones, separately for each account", async () => {
    // Each import counts as a megabyte.
    const errors = await sendAtOnce(6, "StartImport", await newcomer());
    expect(errors).toHaveLength(4);
    for (const error of errors) expect(error).toMatchObject(TOO_MUCH);
    expect(await send("StartImport", await newcomer())).toBeUndefined();
  });

  it("applies to the size of imports, including those over REST", async () => {
    const { token } = await newcomer();
    const [address] = restExample("POST /imports/file");
    const sendFile = (megabytes: number) =>
      callRest(server, address, { token, body: "Eat. ".repeat((megabytes * 1024 * 1024) / 5) });
    expect((await sendFile(2)).status).toBe(201);
    expect((await sendFile(1)).status).toBe(429);
  });
});
