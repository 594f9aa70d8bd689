import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, RefusedError } from "../harness/compare.mjs";
import { graphql } from "../harness/documents.mjs";
import { load, requestBytes } from "../harness/load.mjs";
import { readMemory, startServer } from "../harness/processes.mjs";
import { median, quantile } from "../harness/statistics.mjs";
import { readWholeList } from "../harness/wholeList.mjs";

const LOGINS = 20;
const CONNECTIONS = 50;
const PAGE = { first: 24, sort: "NAME_ASC", full: true };

const pageOfCards = (server) => {
  const bytes = requestBytes(graphql(server, "RecipesPage", PAGE));
  return () => ({ bytes });
};

/** Logs a user in; repeats refused logins. */
async function login(server, userEmail) {
  const body = { userEmail, password: "potluck-bench" };
  for (;;) {
    try {
      return await ask(server, { method: "POST", path: "/api/auth/login", body });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      await sleep(error.seconds * 1000);
    }
  }
}

const loginsAtOnce = (server) =>
  Promise.all(
    Array.from({ length: LOGINS }, (_, i) => login(server, `cook${i + 2}@bench.example`)),
  );

/** The response times of pages while some work runs. */
async function timesUntil(work, server) {
  const state = { ended: false };
  const workEnd = work.finally(() => (state.ended = true));
  const times = [];
  const request = pageOfCards(server);
  do {
    const slice = await load({ port: server.port, connections: 2, seconds: 0.25, request });
    times.push(...slice.times);
  } while (!state.ended);
  await workEnd;
  return times;
}

async function runLogins(_workload, bench, { rounds, seconds, log }) {
  const server = await bench.server("Potluck");
  const p99s = { alone: [], during: [] };
  for (let round = 1; round <= rounds; round++) {
    log(`logins: round ${round} of ${rounds}`);
    p99s.alone.push(quantile(await timesUntil(sleep(seconds * 1000), server), 0.99));
    p99s.during.push(quantile(await timesUntil(loginsAtOnce(server), server), 0.99));
  }
  const ratios = p99s.during.map((value, i) => value / p99s.alone[i]);
  return [
    {
      page: `p99 of a page of cards`,
      "alone ms": median(p99s.alone),
      [`during ${LOGINS} logins ms`]: median(p99s.during),
      ratio: median(ratios),
    },
  ];
}

/** Reads the whole list while others load pages, in bursts because all times are kept. */
async function readListDuringPages(server) {
  const begin = performance.now();
  const state = { ended: false };
  const list = readWholeList(server, { path: "/api/recipes" }).finally(() => (state.ended = true));
  const request = pageOfCards(server);
  const pages = { times: [], failed: 0 };
  while (!state.ended) {
    const burst = await load({ port: server.port, connections: CONNECTIONS, seconds: 1, request });
    pages.times.push(...burst.times);
    pages.failed += Object.values(burst.failures).reduce((sum, count) => sum + count, 0);
  }
  return { ...(await list), pages, seconds: (performance.now() - begin) / 1000 };
}

const inMegabytes = (bytes) => bytes / 1024 / 1024;

async function runMemory({ recipes }, bench, { seconds, log }) {
  const server = await startServer("Potluck", { databaseUrl: bench.database.url });
  const most = () => readMemory(server.pid).most;
  try {
    await ask(server, graphql(server, "RecipesPage", PAGE));
    const rows = [
      { of: `${recipes.toLocaleString("en")} recipes, after one request`, most: most() },
    ];
    log("memory: pages");
    const request = pageOfCards(server);
    const { sent } = await load({
      port: server.port,
      connections: CONNECTIONS,
      seconds: 2 * seconds,
      request,
    });
    rows.push({ of: `after ${sent} pages over ${CONNECTIONS} connections`, most: most() });
    for (const pass of ["the whole list", "the same once more"]) {
      log(`memory: ${pass}`);
      const { elements, bytes, pages, seconds: took } = await readListDuringPages(server);
      const list = `${elements.toLocaleString("en")} recipes in ${inMegabytes(bytes).toFixed(0)} MB`;
      const pageSummary = `${pages.times.length} pages, ${pages.failed} of them failed`;
      rows.push({
        of: `${pass}: ${list} after ${took.toFixed(0)} s, with ${pageSummary}`,
        most: most(),
        "p99 of pages ms": quantile(pages.times, 0.99),
      });
    }
    return rows.map(({ of, most: MB, ...others }) => ({
      of,
      "most MB": MB,
      "p99 of pages ms": "",
      ...others,
    }));
  } finally {
    await server.stop();
  }
}

/** Measures the time until the application with its embedded database is ready. */
async function secondsToStart(folder) {
  const begin = performance.now();
  const env = { DATA_DIR: folder, DEMO_DATA: "on" };
  const server = await startServer("Potluck", { env });
  try {
    while (!(await fetch(`${server.url}/readyz`).catch(() => null))?.ok) await sleep(20);
    return (performance.now() - begin) / 1000;
  } finally {
    await server.stop();
  }
}

async function runStart(_workload, _bench, { rounds, log }) {
  const first = [];
  const later = [];
  for (let round = 1; round <= Math.min(rounds, 3); round++) {
    log(`start: round ${round}`);
    const folder = mkdtempSync(join(tmpdir(), "potluck-start-"));
    try {
      first.push(await secondsToStart(folder));
      later.push(await secondsToStart(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return [
    { start: "first, with its demo data", s: median(first) },
    { start: "later", s: median(later) },
  ];
}

export const logins = {
  name: "logins",
  title: "Other people's requests while twenty log in at once",
  recipes: 1_000,
  run: runLogins,
};

export const memory = {
  name: "memory",
  title: "Memory of one process",
  recipes: 1_000_000,
  run: runMemory,
};

export const start = {
  name: "start",
  title: "Starting with the embedded database",
  recipes: 0,
  run: runStart,
};
