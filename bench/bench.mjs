/**
 * Compares the speed of Potluck with other servers of the same JSON: `npm run bench`. docs/performance.md
 * describes the workloads and figures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../tools/build.mjs";
import { PROJECT, staleParts } from "../tools/built.mjs";
import { stopAllServers } from "../tools/servers/throwAway.mjs";
import { openBench } from "./harness/bench.mjs";
import { renderChart } from "./harness/chart.mjs";
import { commit, readVersion } from "./harness/database.mjs";
import { formatReport } from "./harness/report.mjs";
import { measureInRounds } from "./harness/rounds.mjs";
import { comparedWorkloads } from "./workloads/compared.mjs";
import { logins, memory, start } from "./workloads/alone.mjs";
import { html } from "./workloads/html.mjs";
import { deep, ownSearch, search } from "./workloads/search.mjs";

/** Lists the measurements without a reference, or with figures other than requests per second. */
const single = [start, html, logins, search, ownSearch, deep, memory];

const SIZES = ["1000", "100000", "1000000"];
const RESULTS = join(PROJECT, "bench/results");

const workloads = [
  ...comparedWorkloads.map((each) => ({ ...each, kind: "compared", measure: measureInRounds })),
  ...single.map((each) => ({ ...each, kind: "single", measure: each.run })),
];

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      servers: { type: "string" },
      size: { type: "string" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "5" },
      cache: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const names = workloads.map(({ name }) => name);
  const only = values.only?.split(",") ?? names;
  const wrong = only.filter((name) => !names.includes(name));
  if (values.help || wrong.length > 0 || (values.size && !SIZES.includes(values.size))) {
    console.error(`npm run bench -- [--only WORKLOAD,…] [--size ${SIZES.join("|")}]
  [--servers A,Potluck] [--rounds 5] [--seconds 5] [--cache]

--cache keeps the data in the system's temporary folder for the next run.
Workloads: ${names.join(", ")}`);
    process.exit(values.help ? 0 : 2);
  }
  return {
    only,
    servers: values.servers?.split(","),
    size: values.size && Number(values.size),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    cache: values.cache,
    log: (line) => console.error(line),
  };
}

/** Groups the workloads by the database size that they need; 0 means no database. */
function bySize({ only, size }) {
  const groups = new Map();
  for (const workload of workloads.filter(({ name }) => only.includes(name))) {
    const recipes = workload.recipes && (size ?? workload.recipes);
    groups.set(recipes, [...(groups.get(recipes) ?? []), { ...workload, recipes }]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}

async function measureAll(options) {
  const results = [];
  let postgres;
  for (const [recipes, group] of bySize(options)) {
    const bench = recipes ? await openBench(recipes, options) : null;
    try {
      if (bench) postgres = await readVersion(bench.database);
      for (const workload of group) {
        const { name, title, kind } = workload;
        try {
          const rows = await workload.measure(workload, bench, options);
          results.push({ name, title, kind, recipes, rows });
          console.log(formatReport(results.at(-1)));
        } catch (error) {
          // A failure does not stop the remaining measurements.
          console.error(`${name} failed: ${error.message}`);
          process.exitCode = 1;
        }
      }
    } finally {
      await bench?.stop();
    }
  }
  return { results, postgres };
}

function write({ results, postgres }, { rounds, seconds }) {
  const [{ model }] = cpus();
  const machine = { cpu: model, cores: cpus().length, node: process.version, postgres };
  const report = { commit: commit(), date: new Date(), machine, rounds, seconds, results };
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, report.date.toISOString().slice(0, 19).replaceAll(":", "-"));
  writeFileSync(`${file}.json`, JSON.stringify(report, null, 2));
  const chart = renderChart(report);
  if (chart) writeFileSync(`${file}.svg`, chart);
  console.log(`\nWritten to ${file}.json${chart ? " and .svg" : ""}.`);
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await stopAllServers();
    process.exit(130);
  });
}

const options = readOptions();
const stale = staleParts();
if (stale.length > 0) {
  options.log(`Building the ${stale.join(" and the ")} …`);
  await build(stale);
}
try {
  write(await measureAll(options), options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stopAllServers();
}
