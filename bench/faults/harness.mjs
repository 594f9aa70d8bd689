import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { build } from "../../tools/build.mjs";
import { staleParts } from "../../tools/built.mjs";
import { startPostgres } from "../../tools/servers/postgres.mjs";
import { freePort, stopAllServers, temporaryFolder } from "../../tools/servers/throwAway.mjs";
import { startServer } from "../harness/processes.mjs";

/**
 * @typedef {object} Result what was promised and what was measured
 * @property {string} promise
 * @property {string} measured
 * @property {boolean} isKept
 *
 * @typedef {object} Fault
 * @property {string} name what `--only` calls it
 * @property {() => Promise<Result[]>} run
 */

export const DEMO_PASSWORD = "potluck-demo";

/** Demo data provides accounts and recipes. */
const DEMO = { DEMO_DATA: "on", LOG_LEVEL: "warn" };

/** A measurement that must not exceed a limit in milliseconds. */
export const within = (promise, ms, limit) => ({
  promise: `${promise} within ${limit} ms`,
  measured: `${ms.toFixed(0)} ms`,
  isKept: ms <= limit,
});

/** A count that must be zero. */
export const expectNone = (promise, count, of) => ({
  promise,
  measured: of === undefined ? `${count}` : `${count} of ${of}`,
  isKept: count === 0,
});

/** A PostgreSQL server that can be stopped, frozen and restarted with its data. */
export async function openPostgres(settings = {}) {
  const folder = temporaryFolder("faults");
  const port = await freePort();
  // Acknowledged writes must survive a killed server, so they must be on disk.
  const start = () =>
    startPostgres({
      settings: { fsync: "on", synchronous_commit: "on", full_page_writes: "on", ...settings },
      folder: folder.path,
      port,
    });
  let server = await start();
  const signalAll = (signal) => {
    for (const pid of [server.pid, ...listChildren(server.pid)]) process.kill(pid, signal);
  };
  return {
    url: server.url,
    stop: () => server.stop(),
    /** Restarts the server with its data, and waits until it responds. */
    async restart() {
      server = await start();
      await untilAnswering(server.url);
    },
    kill: () => signalAll("SIGKILL"),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
}

export async function untilAnswering(connectionString) {
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(20);
    }
  }
}

function listChildren(pid) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1).split(" ");
        return stat[1] === `${pid}`;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Starts Potluck with demo data, on a PostgreSQL server or embedded, and waits until it is ready. */
export async function startPotluck({ databaseUrl, env = {} }) {
  const { path } = temporaryFolder("potluck");
  const server = await startServer("Potluck", {
    databaseUrl,
    env: { DATA_DIR: path, ...DEMO, ...env },
  });
  await untilReady(server);
  return server;
}

export async function untilReady(server, seconds = 30) {
  const begin = performance.now();
  while (!(await send(server, { path: "/readyz" }).catch(() => null))?.ok) {
    if (performance.now() - begin > seconds * 1000) throw new Error("The server is not ready.");
    await sleep(20);
  }
  return performance.now() - begin;
}

/** Sends one request on a new connection and measures it. */
export async function send(server, { method = "GET", path, headers, body }, timeoutMs = 30_000) {
  const begin = performance.now();
  const response = await fetch(server.url + path, {
    method,
    headers: {
      Connection: "close",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return {
    status: response.status,
    ok: response.ok,
    headers: response.headers,
    text,
    ms: performance.now() - begin,
  };
}

/** Checks that a process is alive. */
export function isAlive({ pid }) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Cycles through requests with several workers until it is stopped.
 * @param {Record<string, object>} requests by name
 * @returns the answers so far and a stop function; begin and end as `performance.now()`, status 0 for no
 * response
 */
export function keepSending(server, requests, workers = 10) {
  const answers = [];
  const state = { isStopped: false };
  const work = async (first) => {
    const entries = Object.entries(requests);
    for (let i = first; !state.isStopped; i++) {
      const [name, request] = entries[i % entries.length];
      const begin = performance.now();
      const { status, headers } = await send(server, request).catch(() => ({ status: 0 }));
      answers.push({ name, status, begin, end: performance.now(), headers });
      await sleep(10);
    }
  };
  const all = Array.from({ length: workers }, (_, i) => work(i));
  return {
    answers,
    async stop() {
      state.isStopped = true;
      await Promise.all(all);
      return answers;
    },
  };
}

export async function login(server, account = "admin", password = DEMO_PASSWORD) {
  const userEmail = account.includes("@") ? account : `${account}@potluck.example`;
  const { status, text } = await send(server, {
    method: "POST",
    path: "/api/auth/login",
    body: { userEmail, password },
  });
  if (status !== 200) throw new Error(`The login failed with ${status}: ${text}`);
  return { Authorization: `Bearer ${JSON.parse(text).token}` };
}

export const graphql = (query, variables, headers) => ({
  method: "POST",
  path: "/graphql",
  headers,
  body: { query, variables },
});

/**
 * Runs faults one after the other and prints a line per promise; the process then exits with 1 if a promise
 * was broken.
 * @param {Fault[]} faults
 */
export async function runFaults(faults) {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void stopAllServers().finally(() => process.exit(130)));
  }
  const stale = staleParts();
  if (stale.length > 0) await build(stale);
  console.log(`${cpus().length} cores (${cpus()[0].model}), Node ${process.version}`);
  for (const { name, run } of faults) {
    try {
      for (const { promise, measured, isKept } of await run()) {
        console.log(`${isKept ? "kept  " : "SHORT "} ${name}: ${promise}: ${measured}`);
        if (!isKept) process.exitCode = 1;
      }
    } catch (error) {
      console.log(`FAILED ${name}: ${error.stack}`);
      process.exitCode = 1;
    } finally {
      await stopAllServers();
    }
  }
}
