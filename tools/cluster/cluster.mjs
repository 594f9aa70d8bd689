/**
 * Starts the whole topology on this computer, with demo data, until Ctrl-C: `npm run cluster`. Ended members
 * are restarted, as by systemd.
 */
import { parseArgs } from "node:util";
import { build } from "../build.mjs";
import { staleParts } from "../built.mjs";
import { startCluster } from "./startCluster.mjs";

const RESTART_AFTER_MS = 5_000;

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "2" },
    help: { type: "boolean" },
  },
});
const applications = Number(values.applications);
if (values.help || !(applications >= 1 && applications <= 4)) {
  console.error("npm run cluster -- [--applications 1…4]");
  process.exit(values.help ? 0 : 2);
}

let cluster;
let stopping;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    // The process exits during the start, which ends all members.
    if (!cluster) process.exit(130);
    console.log("Stopping…");
    stopping ??= cluster.stop().then(() => process.exit(0));
  });
}

const stale = staleParts();
if (stale.length > 0) await build(stale);
try {
  cluster = await startCluster({
    applications,
    env: { DEMO_DATA: "on", DEMO_LOGINS: "on" },
    report: console.log,
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const member of cluster.members) {
  member.onLost = (reason) => {
    console.log(
      `${member.name} has ended (${reason}); it is started again in ${RESTART_AFTER_MS / 1000} s.`,
    );
    setTimeout(() => stopping ?? member.start(), RESTART_AFTER_MS);
  };
}
console.log(`\nPotluck is ready at ${cluster.url}; logs and data are in ${cluster.folder}.\n`);
for (const { name, pid } of cluster.members) console.log(`  ${name.padEnd(14)} process ${pid}`);
console.log("\nPress Ctrl-C to stop.");
