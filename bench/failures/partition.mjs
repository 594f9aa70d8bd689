import { execFileSync, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PROJECT } from "../../tools/built.mjs";
import { familyOf } from "../../tools/servers/processes.mjs";
import { startPostgres } from "../../tools/servers/postgres.mjs";
import {
  freePort,
  stopAllServers,
  stopsWith,
  temporaryFolder,
} from "../../tools/servers/throwAway.mjs";
import { login, send, untilAnswering, untilReady } from "../faults/harness.mjs";
import { printTable } from "./report.mjs";

/** The longest that others may wait until they write again. */
const PROMISED_MS = 5_000;
const MEASURED_MS = 20_000;
/** A transaction that pauses for so long belongs to a process that does not go on. */
const PAUSED_MS = 150;
const ATTEMPTS = 50;

/** A host of its own for the process that is lost: a network namespace, and the two ends of its cable. */
const HOST = { name: "potluck-lost", cable: "potluck-lost0", address: "10.213.77.2" };
const HERE = "10.213.77.1";

const ip = (...args) => execFileSync("ip", args, { stdio: "pipe" });
const inHost = ["ip", "netns", "exec", HOST.name];

function addHost() {
  removeHost();
  ip("netns", "add", HOST.name);
  ip(..."link add".split(" "), HOST.cable, "type", "veth", "peer", "eth0", "netns", HOST.name);
  ip("addr", "add", `${HERE}/24`, "dev", HOST.cable);
  ip("link", "set", HOST.cable, "up");
  ip("-n", HOST.name, "addr", "add", `${HOST.address}/24`, "dev", "eth0");
  for (const link of ["lo", "eth0"]) ip("-n", HOST.name, "link", "set", link, "up");
}

function removeHost() {
  try {
    ip("netns", "del", HOST.name);
  } catch {
    // There is none yet.
  }
}

/** PostgreSQL, for processes on both hosts. */
async function openPostgres() {
  const folder = temporaryFolder("partition");
  const settings = { listen_addresses: `127.0.0.1,${HERE}`, fsync: "on", synchronous_commit: "on" };
  const server = await startPostgres({ folder: folder.path, settings });
  await untilAnswering(server.url);
  appendFileSync(join(folder.path, "data/pg_hba.conf"), `host all all ${HERE}/24 trust\n`);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("select pg_reload_conf()");
  return { server, client };
}

/** A server of the application on one of the hosts. */
async function startApplication(postgres, { within = [], address = "127.0.0.1", env = {} } = {}) {
  const port = await freePort();
  const [program, ...args] = [...within, process.execPath, join(PROJECT, "dist/server/main.js")];
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" },
      ...{
        DATABASE_URL: postgres.url.replace("127.0.0.1", within.length > 0 ? HERE : "127.0.0.1"),
      },
      ...{ HOST: address, PORT: `${port}`, DATA_DIR: temporaryFolder("application").path },
      ...{ JWT_SECRET: "a secret of the benchmark, and of nothing else", RATE_LIMIT: "off" },
      ...{ DEMO_DATA: "on", DEMO_LOGINS: "on", LOG_LEVEL: "warn", RECIPES_PER_DAY: "1000000" },
      ...env,
    },
    stdio: "ignore",
    detached: true,
  });
  stopsWith(child, "SIGKILL", { remove() {} });
  const application = { pid: child.pid, url: `http://${address}:${port}` };
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

/** Adds recipes and edits the same few until it is stopped, each on a connection of its own. */
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

/** Strikes in the middle of a transaction: again until one is left open. @returns how many are */
async function strikeWithin(client, { strike, mend }) {
  for (let attempt = 1; ; attempt++) {
    await strike();
    if (!mend) return "";
    await sleep(2 * PAUSED_MS);
    const paused = await countPaused(client);
    if (paused > 0 || attempt === ATTEMPTS) return `${paused}`;
    await mend();
    await sleep(50 + attempt);
  }
}

const isWritten = ({ status }) => status >= 200 && status < 300;

/** The longest time without a write that succeeded. */
function longestPause(answers, from, to) {
  const moments = answers
    .filter((each) => isWritten(each) && each.end > from)
    .map(({ end }) => end);
  const all = [from, ...moments.sort((a, b) => a - b), to];
  return Math.max(...all.slice(1).map((moment, i) => moment - all[i]));
}

/** What others can write after one process is lost, in which writers were busy. */
async function measure(client, { title, lost, others, strike, mend }) {
  const headers = await login(others);
  const ownHeaders = lost === others ? headers : await login(lost);
  const victims = lost === others ? null : startWriters(lost, ownHeaders, 8);
  const writers = startWriters(others, headers, lost === others ? 8 : 2);
  await sleep(3_000);
  const paused = await strikeWithin(client, { strike, mend });
  const from = performance.now();
  await sleep(MEASURED_MS);
  const to = performance.now();
  await writers.stop();
  const answers = writers.answers.filter(({ begin, end }) => end > from && begin < to);
  const refused = answers.filter((each) => !isWritten(each));
  const pause = longestPause(answers, from, to);
  // The requests to the lost process end by their own timeouts.
  void victims?.stop();
  const isDefect = ({ status }) => status !== 503 && !(lost === others && status === 0);
  const isMet = pause <= PROMISED_MS && !refused.some(isDefect);
  const statuses = [...new Set(refused.map(({ status }) => status || "none"))].sort();
  return [
    ...[title, paused, `${refused.length} of ${answers.length}`, statuses.join(", ")],
    ...[`${(pause / 1000).toFixed(1)} s`, isMet ? "met" : "missed"],
  ];
}

const HEAD = [
  ...["process lost", "open transactions", "writes of others refused", "with"],
  ...["longest pause of writes", ""],
];

async function scenarios(postgres, client) {
  const others = await startApplication(postgres);
  const rows = [];
  const onHost = { within: inHost, address: HOST.address };
  const cut = (state) => () => void ip("link", "set", HOST.cable, state);
  const signal = (pid, name) => () => void process.kill(pid, name);
  const run = async (scenario) => {
    rows.push(await measure(client, scenario));
    console.log(rows.at(-1).join(" | "));
  };

  const first = await startApplication(postgres, onHost);
  const isCut = { strike: cut("down"), mend: cut("up") };
  await run({ title: "its host cut off", lost: first, others, ...isCut });
  process.kill(first.pid, "SIGKILL");
  cut("up")();

  const second = await startApplication(postgres, onHost);
  const isFrozen = { strike: signal(second.pid, "SIGSTOP"), mend: signal(second.pid, "SIGCONT") };
  await run({ title: "frozen (SIGSTOP)", lost: second, others, ...isFrozen });
  process.kill(second.pid, "SIGKILL");

  const third = await startApplication(postgres, onHost);
  await run({ title: "killed", lost: third, others, strike: signal(third.pid, "SIGKILL") });

  const pair = await startApplication(postgres, { env: { WORKERS: "2" } });
  const worker = familyOf(pair.pid)[1];
  const isStopped = { strike: signal(worker, "SIGSTOP"), mend: signal(worker, "SIGCONT") };
  await run({ title: "one worker of two frozen", lost: pair, others: pair, ...isStopped });
  return rows;
}

/** Whether the counts of the database are right after all that. */
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
 * Loses one of two processes in mid-transaction, and measures how soon the other writes. Needs root, for a network
 * namespace.
 * @returns whether all promises were met
 */
export async function measurePartition() {
  addHost();
  try {
    const { server, client } = await openPostgres();
    const rows = await scenarios(server, client);
    printTable(rows, HEAD);
    await client.end();
    return isCounted(server) && rows.every((row) => row.at(-1) === "met");
  } finally {
    await stopAllServers();
    removeHost();
  }
}
