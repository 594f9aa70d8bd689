import { once } from "node:events";
import { createConnection } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { openDatabase } from "../harness/database.mjs";
import { load, requestBytes } from "../harness/load.mjs";
import { startServer } from "../harness/processes.mjs";
import { quantile } from "../harness/statistics.mjs";
import { login, send, untilReady, within } from "./harness.mjs";

const RECIPES = 10_000;
const CONNECTIONS = 50;
const SECONDS = Number(process.env.FAULT_SECONDS ?? 60);
const PASSWORD = "potluck-bench";
const MEGABYTE = 1024 * 1024;

/** The attacker has one address. */
const ATTACKER = { "X-Forwarded-For": "203.0.113.7" };

const document = (query, variables) => ({
  method: "POST",
  path: "/graphql",
  headers: ATTACKER,
  body: { query, variables },
});

const facets = Array.from({ length: 20 }, (_, i) => `f${i}: recipeFacets { tags { count } }`);
const unknown = Object.fromEntries(Array.from({ length: 8_000 }, (_, i) => [`unknown${i}`, i]));

/** The floods: each function makes the i-th request. */
const floods = {
  "variables of unknown fields": () =>
    document("mutation ($input: LoginInput!) { login(input: $input) { token } }", {
      input: unknown,
    }),
  "20 aliases of recipeFacets": () => document(`{ ${facets.join("\n")} }`),
  registering: (i) => ({
    method: "POST",
    path: "/api/auth/register",
    headers: ATTACKER,
    body: { userName: `Flood ${i}`, userEmail: `flood${i}@bench.example`, password: PASSWORD },
  }),
  "the whole list": () => ({ path: "/api/recipes", headers: ATTACKER }),
};

/** Starts endless uploads, one after another. */
async function uploadForever(port, token, end) {
  const head = requestBytes({
    method: "POST",
    path: "/api/photos",
    headers: { ...ATTACKER, ...token, "Content-Length": 14 * MEGABYTE },
  });
  while (Date.now() < end) {
    const socket = createConnection(port, "127.0.0.1");
    socket.on("error", () => undefined);
    const firstAnswer = once(socket, "data").catch(() => undefined);
    socket.write(Buffer.concat([head, Buffer.alloc(MEGABYTE)]));
    await Promise.race([firstAnswer, sleep(5_000)]);
    socket.destroy();
  }
}

/** Runs a flood in a thread, so that it does not delay the measurement. */
async function flood({ name, port, token }) {
  if (name === "unfinished uploads") {
    const end = Date.now() + SECONDS * 1000;
    const uploads = Array.from({ length: CONNECTIONS }, () => uploadForever(port, token, end));
    return void (await Promise.all(uploads));
  }
  const make = floods[name];
  const same = name === "registering" ? null : { bytes: requestBytes(make(0)) };
  const request = (i) => same ?? { bytes: requestBytes(make(i)) };
  const { sent, failures } = await load({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    request,
  });
  parentPort.postMessage({ sent, failures });
}

/** Measures probes and logins until the flood ends. */
async function measure(server, workerEnd) {
  const state = { ended: false };
  void workerEnd.then(() => (state.ended = true));
  const health = [];
  const logins = [];
  const probe = async () => {
    while (!state.ended) {
      health.push((await send(server, { path: "/healthz" })).ms);
      await sleep(50);
    }
  };
  const logIn = async () => {
    for (let i = 0; !state.ended; i++) {
      const body = { userEmail: `cook${2 + (i % 100)}@bench.example`, password: PASSWORD };
      const headers = { "X-Forwarded-For": `198.51.100.${1 + (i % 200)}` };
      const path = "/api/auth/login";
      logins.push((await send(server, { method: "POST", path, headers, body })).status);
      await sleep(500);
    }
  };
  await Promise.all([probe(), logIn()]);
  return { health, logins };
}

async function measureFlood(server, name, token) {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { name, port: server.port, token },
  });
  const workerEnd = once(worker, "exit");
  worker.on("message", (message) => console.error(`${name}: ${JSON.stringify(message)}`));
  worker.on("error", (error) => console.error(`${name}: ${error.message}`));
  const { health, logins } = await measure(server, workerEnd);
  const right = logins.filter((status) => status === 200).length;
  const share = right / logins.length;
  return [
    within(`p99 of /healthz during ${name}`, quantile(health, 0.99), 100),
    {
      promise: `at least 99 % of logins succeed during ${name}`,
      measured: `${(100 * share).toFixed(1)} % of ${logins.length}`,
      isKept: share >= 0.99,
    },
  ];
}

/** Requests that are cheap to send and expensive to answer, from one client with 50 connections. */
export const floodedServer = {
  name: "floods",
  async run() {
    const database = await openDatabase(RECIPES, { cache: true });
    const env = { TRUSTED_PROXIES: "1", RATE_LIMIT: "on" };
    const server = await startServer("Potluck", { databaseUrl: database.url, env });
    try {
      await untilReady(server);
      const token = await login(server, "cook1@bench.example", PASSWORD);
      await send(server, { path: "/api/recipes" });
      const results = [];
      for (const name of [...Object.keys(floods), "unfinished uploads"]) {
        results.push(...(await measureFlood(server, name, token)));
        await sleep(2_000);
      }
      return results;
    } finally {
      await server.stop();
      await database.stop();
    }
  },
};

if (!isMainThread) await flood(workerData);
