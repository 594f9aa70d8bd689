import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectFolder } from "../brand";

const WARM_UP = 100;
/** So many that what grows only once, such as compiled code, is a small part of each request. */
const REQUESTS = 1_600;
const CONNECTIONS = 8;

/**
 * The maximum growth per request. Data of a request that is kept, such as in a cache, takes less
 * than 4,000 bytes; a whole request takes 15,000 or more.
 */
const MAX_BYTES = 6_000;

/** The tests need a server, because the embedded database is queried one statement at a time. */
const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

let server: ChildProcess;
let url: string;
let token: string;
async function bytesInUse(collected: "all objects" | "young objects"): Promise<number> {
  server.send(collected);
  const [bytes] = (await once(server, "message")) as [number];
  return bytes;
}

async function send(query: string, i: number): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { id: (i % 50) + 1 } }),
  });
  expect(await response.json()).not.toHaveProperty("errors");
}

async function sendMany(query: string, count: number): Promise<void> {
  let next = 0;
  const sendInTurn = async () => {
    while (next < count) await send(query, next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn));
}

const RECIPE = `query ($id: Int!) {
  recipe(recipeId: $id) { name viewerHasFavorited rating { average } reviews(first: 5) { totalCount } }
}`;
const FAVORITE = "mutation ($id: Int!) { addFavorite(recipeId: $id) { viewerHasFavorited } }";

describeOnPostgres("A finished request", () => {
  beforeAll(async () => {
    server = fork(join(projectFolder, "server/testing/measureRequests.ts"), {
      cwd: projectFolder,
      // The options let V8 collect old objects only when the test requests it.
      execArgv: ["--expose-gc", "--initial-old-space-size=1024", "-r", "@swc-node/register"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    const isListening = once(server, "message") as Promise<[{ url: string; token: string }]>;
    const hasFailed = once(server, "exit").then(() =>
      Promise.reject(new Error("It did not start.")),
    );
    [{ url, token }] = await Promise.race([isListening, hasFailed]);
  });
  afterAll(async () => {
    if (!server.connected) return;
    server.disconnect();
    await once(server, "exit");
  });

  it.each([
    ["without the database", "query { __typename }"],
    ["that reads", RECIPE],
    ["that writes, and waits for its turn", FAVORITE],
  ])("%s is released by a collection of the young generation", async (_, query) => {
    await sendMany(query, WARM_UP);
    const bytesBefore = await bytesInUse("all objects");
    await sendMany(query, REQUESTS);
    const remainingBytes = (await bytesInUse("young objects")) - bytesBefore;
    expect(remainingBytes / REQUESTS).toBeLessThan(MAX_BYTES);
  });
});
