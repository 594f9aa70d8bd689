/**
 * Sends requests that are meant to occupy a real server: `npm run bench:hostile`. Each line shows a cost and
 * its bound.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { build } from "../../tools/build.mjs";
import { staleParts } from "../../tools/built.mjs";
import { stopAllServers } from "../../tools/servers/throwAway.mjs";
import { documents } from "./documents.mjs";
import { imports } from "./imports.mjs";
import { reads } from "./reads.mjs";
import { rootFields } from "./rootFields.mjs";
import { Target } from "./target.mjs";
import { views } from "./views.mjs";

const inputs = [...documents, ...reads, ...rootFields, ...views, ...imports];

const USAGE = `npm run bench:hostile -- [--only PART,…] [--postgres] [--list]
  --only      runs the inputs whose name contains one of these
  --postgres  uses PostgreSQL with 10,000 recipes, and not the embedded database with the demonstration
  --list      prints the names of the inputs`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    postgres: { type: "boolean", default: false },
    list: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const parts = values.only?.split(",") ?? [""];
const selectedInputs = inputs.filter(({ name }) => parts.some((part) => name.includes(part)));
if (values.help || selectedInputs.length === 0) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}
if (values.list) {
  for (const { name } of selectedInputs) console.log(name);
  process.exit();
}

const rounded = (ms) => (Number.isNaN(ms) ? "?" : ms.toFixed(0));

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stopAllServers().finally(() => process.exit(130)));
}
const stale = staleParts();
if (stale.length > 0) await build(stale);
console.log(`${cpus().length} cores (${cpus()[0].model}), Node ${process.version}`);
const target = new Target(values.postgres);
try {
  await target.start();
  for (const { name, run } of selectedInputs) {
    const { result, cpu, mainCpu, ms, silence, bound, isKept } = await run(target);
    const cost = `CPU ${rounded(cpu)} ms (main thread ${rounded(mainCpu)}), ${rounded(ms)} ms, silence ${rounded(silence)} ms`;
    console.log(`${isKept ? "kept  " : "SHORT "} ${name}: ${result}; ${cost}; bound: ${bound}`);
    if (!isKept) process.exitCode = 1;
  }
} finally {
  await target.stop();
}
