/**
 * Measures the throughput of one and two processes, with and without a replica: `npm run bench:throughput`.
 * The figures are in docs/scaling.md.
 */
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { build } from "../../tools/build.mjs";
import { staleParts } from "../../tools/built.mjs";
import { copyServer, startPostgres } from "../../tools/servers/postgres.mjs";
import { freePort, stopAllServers, temporaryFolder } from "../../tools/servers/throwAway.mjs";
import { openBench } from "../harness/bench.mjs";
import { cpuOfFamily, startServer } from "../harness/processes.mjs";
import { median } from "../harness/statistics.mjs";
import { WORKLOADS } from "./requests.mjs";

const RECIPES = 10_000;
const CONNECTIONS = 8;
const DRAIN_MS = 300;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "4" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.error("npm run bench:throughput -- [--rounds 3] [--seconds 4]");
  process.exit(0);
}
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

/** A replica of the benchmark's database. */
async function startReplica({ port: primaryPort }) {
  const { path: folder } = temporaryFolder("replica");
  const port = await freePort();
  copyServer(primaryPort, folder);
  return startPostgres({ folder, port, settings: { hot_standby_feedback: "on" } });
}

async function startSites(bench, replica) {
  const sites = [];
  for (const workers of [1, 2]) {
    for (const replicated of [false, true]) {
      const env = {
        WORKERS: `${workers}`,
        ...(replicated && { DATABASE_REPLICA_URLS: replica.url }),
      };
      const server = await startServer("Potluck", { databaseUrl: bench.database.url, env });
      const processes = workers === 1 ? "1 process" : `${workers} processes`;
      sites.push({ server, title: replicated ? `${processes}, a replica` : processes });
    }
  }
  return sites;
}

/** Starts each connection at a different request, so that they do not wait for each other's rows. */
function cycle(requests) {
  let clients = 0;
  return (client) => {
    const first = (clients++ * Math.ceil(requests.length / CONNECTIONS)) % requests.length;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
}

async function shoot(server, requests, duration) {
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration,
    setupClient: cycle(requests),
  });
  const refusalCount = result.statusCodeStats["503"]?.count ?? 0;
  // Failures are possible because of other load on the machine.
  if (result.non2xx + result.errors > refusalCount)
    throw new Error(`Requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  return { ...result, refused: refusalCount };
}

/** Runs one site for a while; returns CPU milliseconds per request. */
async function measureRound({ server }, databases, requests) {
  const cpu = () => [server, ...databases].map(({ pid }) => cpuOfFamily(pid));
  const before = cpu();
  const result = await shoot(server, requests, seconds);
  await sleep(DRAIN_MS);
  const count = result["2xx"];
  const [application, ...servers] = cpu().map((now, i) => Math.max(0, now - before[i]) / count);
  return {
    perSecond: count / result.duration,
    refused: result.refused,
    p50: result.latency.p50,
    p99: result.latency.p99,
    application,
    primary: servers[0],
    replica: servers[1],
  };
}

async function measure({ title, requests: make }, sites, bench, databases) {
  const bodies = make(sites[0].server, bench).map(({ body, headers, ...request }) => ({
    ...request,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  }));
  const roundsBySite = sites.map(() => []);
  for (const { server } of sites) await shoot(server, bodies, 2);
  for (let round = 0; round < rounds; round++) {
    for (const [i, site] of sites.entries())
      roundsBySite[i].push(await measureRound(site, databases, bodies));
  }
  const of = (siteRounds, name) => median(siteRounds.map((each) => each[name]));
  for (const [i, site] of sites.entries()) {
    const ratio = median(
      roundsBySite[i].map((each, j) => each.perSecond / roundsBySite[0][j].perSecond),
    );
    const refusalCount = roundsBySite[i].reduce((sum, each) => sum + each.refused, 0);
    const cells = [
      title,
      site.title,
      of(roundsBySite[i], "perSecond").toFixed(0),
      `× ${ratio.toFixed(2)}`,
      `${of(roundsBySite[i], "p50").toFixed(0)} / ${of(roundsBySite[i], "p99").toFixed(0)} ms`,
      ...["application", "primary", "replica"].map(
        (name) => `${of(roundsBySite[i], name).toFixed(2)} ms`,
      ),
      `${refusalCount}`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stopAllServers().finally(() => process.exit(130)));
}
const stale = staleParts();
if (stale.length > 0) await build(stale);
console.log(`${cpus().length} cores (${cpus()[0].model}), Node ${process.version}, load average`);
console.log(`before: ${loadavg()[0].toFixed(1)}`);
try {
  const bench = await openBench(RECIPES, { log: (line) => console.error(line) });
  const replica = await startReplica(bench.database);
  const sites = await startSites(bench, replica);
  console.log(
    "| request | site | answered /s | ratio | p50 / p99 | application | primary | replica | refused |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const workload of WORKLOADS) {
    await measure(workload, sites, bench, [bench.database, replica]);
  }
  console.log(`\nLoad average after it: ${loadavg()[0].toFixed(1)}`);
} finally {
  await stopAllServers();
}
