/**
 * Kills the members of the topology one by one under load, and replaces its applications by another version:
 * `npm run bench:failures`. The promises and figures are in docs/scaling.md.
 */
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "../../tools/build.mjs";
import { staleParts } from "../../tools/built.mjs";
import { startCluster, until } from "../../tools/cluster/startCluster.mjs";
import { FAULTS, isWhole } from "./faults.mjs";
import { measure } from "./measure.mjs";
import { measureOutages } from "./measureOutages.mjs";
import { measurePartition } from "./partition.mjs";
import { printTable, makeRow } from "./report.mjs";
import { startTraffic, isAcknowledged } from "./traffic.mjs";
import { replaceApplications } from "../../tools/cluster/replaceApplications.mjs";
import { makeNextVersion } from "./nextVersion.mjs";
import pg from "pg";

/** The acknowledged writes that are missing in the database. */
async function lostWrites({ values, sets }, writes) {
  const client = new pg.Client({
    host: values.HOST,
    port: sets[0].PRIMARY_PORT,
    user: "potluck",
    password: values.APPLICATION_PASSWORD,
    database: "potluck",
  });
  await client.connect();
  try {
    const { rows } = await client.query("select name from recipes where name like 'Written %'");
    const storedNames = new Set(rows.map(({ name }) => name));
    return writes.filter((write) => isAcknowledged(write) && !storedNames.has(write.name));
  } finally {
    await client.end();
  }
}

/** Replaces every application by the next version, which migrates the database first. */
const rollingUpdate = {
  name: "update",
  title: "rolling update to the next version, with a migration",
  losesNothing: true,
  awayMs: 0,
  async prepare(cluster) {
    const project = makeNextVersion(cluster.folder);
    return {
      member: "the next version",
      strike: () => replaceApplications(cluster, project),
      mend: () => undefined,
    };
  },
};

const WARM_UP_MS = 5_000;
const SETTLE_MS = 3_000;
const FAILOVER_SECONDS = 30;
const REFUSAL_SECONDS = 3;

const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
const names = [...FAULTS.map(({ name }) => name), rollingUpdate.name, "outages", "partition"];
const only = values.only?.split(",") ?? names;
if (values.help || only.some((name) => !names.includes(name))) {
  console.error(`npm run bench:failures -- [--only FAILURE,…]\nFailures: ${names.join(", ")}`);
  process.exit(values.help ? 0 : 2);
}

/** Acknowledged writes that an earlier failure lost. */
const alreadyLost = new Set();

/** Injects one fault under load. */
async function causeFault(cluster, traffic, fault) {
  await until(() => isWhole(cluster), "the topology is not whole");
  const { member, strike: begin, mend } = await fault.prepare(cluster);
  const from = performance.now();
  await begin();
  await sleep(fault.awayMs);
  await mend();
  await until(() => isWhole(cluster), `the topology is not whole after ${member} is back`);
  await sleep(SETTLE_MS);
  const result = measure(traffic, from, performance.now());
  const lostNames = (await lostWrites(cluster, traffic.writes)).filter(
    (write) => !alreadyLost.has(write),
  );
  for (const write of lostNames) alreadyLost.add(write);
  return { ...result, lost: lostNames.length };
}

/** Checks a result against the promises of docs/scaling.md. */
function isMet(fault, result) {
  const {
    lost: lostNames,
    writePauseMs,
    failedAgain,
    failedReads,
    failedWrites,
    refusalSeconds,
  } = result;
  if (lostNames > 0) return false;
  if (fault.replacesPrimary) return writePauseMs <= FAILOVER_SECONDS * 1000;
  if (fault.losesNothing && failedReads + failedWrites > 0) return false;
  return failedAgain === 0 && refusalSeconds <= REFUSAL_SECONDS;
}

async function causeFaults(cluster, faults) {
  const rows = [];
  const traffic = await startTraffic(cluster);
  await sleep(WARM_UP_MS);
  for (const fault of faults) {
    const result = await causeFault(cluster, traffic, fault);
    const met = isMet(fault, result);
    if (!met) process.exitCode = 1;
    rows.push(makeRow(fault, result, met));
    console.log(`${met ? "met   " : "missed"} ${fault.title}: ${JSON.stringify(result)}`);
  }
  await traffic.stop();
  printTable(rows);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
const stale = staleParts();
if (stale.length > 0) await build(stale);
console.log(`${cpus().length} cores (${cpus()[0].model}), Node ${process.version}`);
if (only.includes("partition") && !(await measurePartition())) process.exitCode = 1;
if (only.every((name) => name === "partition")) process.exit();
/** The limits are raised because one client sends more requests than one person may. */
const limits = Object.fromEntries(
  ["LOGIN_ATTEMPTS_PER_IP", "PHOTO_UPLOADS", "RECIPES_PER_DAY"].map((name) => [name, "100000"]),
);
const env = { DEMO_DATA: "on", DEMO_LOGINS: "on", LOG_LEVEL: "info", ...limits };
const cluster = await startCluster({ env, report: console.log });
try {
  const faults = [...FAULTS, rollingUpdate].filter(({ name }) => only.includes(name));
  if (faults.length > 0) await causeFaults(cluster, faults);
  if (only.includes("outages") && !(await measureOutages(cluster))) process.exitCode = 1;
  console.log(`\nLoad average: ${loadavg()[0].toFixed(1)}`);
} finally {
  await cluster.stop();
}
process.exit();
