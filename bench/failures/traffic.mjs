import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { login, send } from "../faults/harness.mjs";

/** Repeatable requests: pages and both APIs. */
const READS = [
  "/",
  "/recipes",
  "/recipes/1",
  "/api/recipes?first=24",
  "/api/recipes/2",
  "/api/tags",
];
const READERS = 6;
const WRITERS = 4;
const LOAD_PER_SECOND = 40;
const LOAD_CONNECTIONS = 8;
const TIMEOUT_MS = 20_000;

const recipe = (name) => ({
  recipeName: name,
  categoryId: 1,
  difficultyLevelId: 1,
  recipeInstructions: "Cook.",
  ingredients: [{ ingredientId: 1, quantity: "1", unit: "g" }],
});

/** The status of a response; 0 without one. */
const fetchStatus = (server, request) =>
  send(server, request, TIMEOUT_MS).then(
    ({ status }) => status,
    () => 0,
  );

/** Sends reads with autocannon, on connections that stay open. */
function startLoad(server) {
  const answers = [];
  const requests = READS.map((path) => ({ path }));
  const load = autocannon({
    url: server.url,
    requests,
    connections: LOAD_CONNECTIONS,
    overallRate: LOAD_PER_SECOND,
    timeout: TIMEOUT_MS / 1000,
    // The load is stopped explicitly, so its duration only has to be long enough.
    duration: 24 * 3600,
  });
  load.on("response", (_client, status) => answers.push({ end: performance.now(), status }));
  load.on("reqError", () => answers.push({ end: performance.now(), status: 0 }));
  return {
    answers,
    async stop() {
      load.stop();
      await load;
    },
  };
}

/**
 * Reads and writes without a pause until it is stopped: as load with autocannon, and one by one, which shows
 * the outcome of each request. A failed read is repeated once, as browsers and proxies do.
 * @returns times as `performance.now()`
 */
export async function startTraffic(server) {
  const token = await login(server);
  const load = startLoad(server);
  const reads = [];
  const writes = [];
  const state = { isStopped: false };

  const read = async (first) => {
    for (let i = first; !state.isStopped; i++) {
      const path = READS[i % READS.length];
      const begin = performance.now();
      const status = await fetchStatus(server, { path });
      const end = performance.now();
      const again = status === 200 ? status : await fetchStatus(server, { path });
      reads.push({ path, begin, end, status, again });
      await sleep(50);
    }
  };
  const write = async (writer) => {
    for (let i = 0; !state.isStopped; i++) {
      const name = `Written ${writer} ${i}`;
      const request = { method: "POST", path: "/api/recipes", headers: token, body: recipe(name) };
      const begin = performance.now();
      const status = await fetchStatus(server, request);
      writes.push({ name, begin, end: performance.now(), status });
      await sleep(100);
    }
  };
  const all = [
    ...Array.from({ length: READERS }, (_, i) => read(i)),
    ...Array.from({ length: WRITERS }, (_, i) => write(i)),
  ];
  return {
    reads,
    writes,
    load: load.answers,
    async stop() {
      state.isStopped = true;
      await Promise.all([...all, load.stop()]);
    },
  };
}

export const isAcknowledged = ({ status }) => status >= 200 && status < 300;
