import { execFileSync, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PROJECT } from "../../tools/built.mjs";
import { until } from "../../tools/cluster/startCluster.mjs";
import { send as sendSignal } from "../../tools/servers/processes.mjs";
import { startPostgres } from "../../tools/servers/postgres.mjs";
import {
  freePort,
  stopAllServers,
  stopsWith,
  temporaryFolder,
} from "../../tools/servers/throwAway.mjs";
import { login, send, untilAnswering, untilReady } from "../faults/harness.mjs";
import {
  setCableState,
  HERE,
  inHost,
  LOST,
  addHost,
  removeHost,
  startPgbouncer,
} from "./lostHost.mjs";
import { printTable } from "./report.mjs";

/** The maximum pause of the other processes' writes. */
const PROMISED_MS = 5_000;
const MEASURED_MS = 20_000;
/** A transaction idle for this long belongs to a stopped process. */
const PAUSED_MS = 150;
const ATTEMPTS = 50;

/** PostgreSQL, reachable from both hosts. */
async function openPostgres() {
  const folder = temporaryFolder("partition");
  const settings = { listen_addresses: `127.0.0.1,${HERE}`, fsync: "on", synchronous_commit: "on" };
  const server = await startPostgres({ folder: folder.path, settings });
  await untilAnswering(server.url);
  appendFileSync(join(folder.path, "data/pg_hba.conf"), `host all all ${HERE}/24 trust\n`);
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_reload_conf()");
  return { server, client };
}

/** Starts an application server, by default on this host. */
async function startApplication(
  databaseUrl,
  { within = [], address = "127.0.0.1", env = {} } = {},
) {
  const port = await freePort();
  const [program, ...args] = [...within, process.execPath, join(PROJECT, "dist/server/main.js")];
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder("application").path },
      ...{ HOST: address, PORT: `${port}`, LOG_LEVEL: "warn" },
      ...{ JWT_SECRET: "a secret of the benchmark, and of nothing else", RATE_LIMIT: "off" },
      ...{ DEMO_DATA: "on", DEMO_LOGINS: "on", RECIPES_PER_DAY: "1000000" },
      ...env,
    },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  let log = "";
  child.stdout.on("data", (text) => (log += text));
  stopsWith(child, "SIGKILL", { remove() {} });
  const application = { pid: child.pid, url: `http://${address}:${port}`, log: () => log };
  await untilReady(application, 60);
  return application;
}

const body = {
  categoryId: 1,
  difficultyLevelId: 1,
  recipeInstructions: "Cook.",
  ingredients: [1, 2, 3].map((ingredientId) => ({ ingredientId, quantity: "1", unit: "g" })),
};
const RECIPES = 6;
const WRITES = [
  (i) => ({ method: "POST", path: "/api/recipes", body: { ...body, recipeName: `New ${i}` } }),
  (i) => ({
    ...{ method: "PUT", path: `/api/recipes/${1 + (i % RECIPES)}` },
    body: { ...body, recipeName: `Edited ${i}` },
  }),
];

/** Adds recipes and edits the same few until it is stopped, each on a separate connection. */
function startWriters(server, headers, count) {
  const answers = [];
  const state = { isStopped: false };
  const work = async (first) => {
    for (let i = first; !state.isStopped; i += count) {
      const begin = performance.now();
      const request = { ...WRITES[i % 2](i >> 1), headers };
      const status = await send(server, request, 10_000).then(
        (each) => each.status,
        () => 0,
      );
      answers.push({ status, begin, end: performance.now() });
    }
  };
  const all = Array.from({ length: count }, (_, i) => work(i));
  return {
    answers,
    async stop() {
      state.isStopped = true;
      await Promise.all(all);
    },
  };
}

const PAUSED = `select count(*)::int as count from pg_stat_activity
  where state = 'idle in transaction' and state_change < now() - interval '${PAUSED_MS} ms'`;

async function countPaused(client) {
  const { rows } = await client.query(PAUSED);
  return rows[0].count;
}

/**
 * Injects the fault until a transaction is left open.
 * @returns the number of open transactions
 */
async function strikeWithin(client, { strike, mend }) {
  for (let attempt = 1; ; attempt++) {
    await strike();
    if (!mend) return "";
    await sleep(2 * PAUSED_MS);
    const pauseCount = await countPaused(client);
    if (pauseCount > 0 || attempt === ATTEMPTS) return `${pauseCount}`;
    await mend();
    await sleep(50 + attempt);
  }
}

const isWritten = ({ status }) => status >= 200 && status < 300;

/** The longest time without a successful write. */
function longestPause(answers, from, to) {
  const moments = answers
    .filter((each) => isWritten(each) && each.end > from)
    .map(({ end }) => end);
  const all = [from, ...moments.sort((a, b) => a - b), to];
  return Math.max(...all.slice(1).map((moment, i) => moment - all[i]));
}

/** Measures the writes of the other processes after one with busy writers is lost. */
async function measure(client, { title, lost, others, strike, mend }) {
  const headers = await login(others);
  const ownHeaders = lost === others ? headers : await login(lost);
  const victims = lost === others ? null : startWriters(lost, ownHeaders, 8);
  const writers = startWriters(others, headers, lost === others ? 8 : 2);
  await sleep(3_000);
  const pauseCount = await strikeWithin(client, { strike, mend });
  const from = performance.now();
  await sleep(MEASURED_MS);
  const to = performance.now();
  await writers.stop();
  const answers = writers.answers.filter(({ begin, end }) => end > from && begin < to);
  const refusedWrites = answers.filter((each) => !isWritten(each));
  const pause = longestPause(answers, from, to);
  // The requests to the lost process end by their own timeouts.
  void victims?.stop();
  const isDefect = ({ status }) => status !== 503 && !(lost === others && status === 0);
  const isMet = pause <= PROMISED_MS && !refusedWrites.some(isDefect);
  const statuses = [...new Set(refusedWrites.map(({ status }) => status || "none"))].sort();
  return [
    ...[title, pauseCount, `${refusedWrites.length} of ${answers.length}`, statuses.join(", ")],
    ...[`${(pause / 1000).toFixed(1)} s`, isMet ? "met" : "missed"],
  ];
}

const HEAD = [
  ...["process lost", "open transactions", "writes of others refused", "with"],
  ...["longest pause of writes", ""],
];

/** The process IDs of workers, from the log. */
const listeningWorkers = ({ log }) =>
  [...log().matchAll(/"worker":(\d+).*"worker listens"/g)].map(([, pid]) => Number(pid));

async function scenarios(url, client) {
  const others = await startApplication(url);
  const rows = [];
  const run = async (scenario) => {
    rows.push(await measure(client, { others, ...scenario }));
    console.log(rows.at(-1).join(" | "));
    sendSignal(scenario.lost.pid, "SIGKILL");
    setCableState("up");
  };
  const lose = (env, to = url.replace("127.0.0.1", HERE)) =>
    startApplication(to, { within: inHost, address: LOST, env });
  const isCut = { strike: () => setCableState("down"), mend: () => setCableState("up") };
  const isFrozen = (pid) => ({
    strike: () => sendSignal(pid, "SIGSTOP"),
    mend: () => sendSignal(pid, "SIGCONT"),
  });

  await run({ title: "its host cut off", lost: await lose(), ...isCut });
  const pooler = await startPgbouncer(new URL(url).port);
  const pooled = await lose({ TRANSACTION_POOLING: "on" }, pooler.url);
  await run({ title: "its host cut off, with its PgBouncer", lost: pooled, ...isCut });
  const frozen = await lose();
  await run({ title: "frozen (SIGSTOP)", lost: frozen, ...isFrozen(frozen.pid) });
  const killedMember = await lose();
  const kill = () => sendSignal(killedMember.pid, "SIGKILL");
  await run({ title: "killed (SIGKILL)", lost: killedMember, strike: kill });
  const pair = await startApplication(url, { env: { WORKERS: "2", LOG_LEVEL: "info" } });
  await until(() => listeningWorkers(pair).length === 2, "the workers do not listen", 60);
  const [worker] = listeningWorkers(pair);
  await run({ title: "one worker of two frozen", lost: pair, others: pair, ...isFrozen(worker) });
  sendSignal(worker, "SIGKILL");
  return rows;
}

/** Checks the counts of the database at the end. */
function isCounted(postgres) {
  const cli = [join(PROJECT, "dist/server/cli.js"), "reindex", "--check"];
  const env = { ...process.env, DATABASE_URL: postgres.url, JWT_SECRET: "x".repeat(32) };
  try {
    console.log(`\npotluck reindex --check: ${execFileSync(process.execPath, cli, { env })}`);
    return true;
  } catch (error) {
    console.log(`\npotluck reindex --check: ${error.stdout}${error.stderr}`);
    return false;
  }
}

/**
 * Loses one of two processes during transactions, and measures the pause of the other's writes. Needs root.
 * @returns true if all promises were kept
 */
export async function measurePartition() {
  addHost();
  try {
    const { server, client } = await openPostgres();
    const rows = await scenarios(server.url, client);
    printTable(rows, HEAD);
    await client.end();
    return isCounted(server) && rows.every((row) => row.at(-1) === "met");
  } finally {
    await stopAllServers();
    removeHost();
  }
}
