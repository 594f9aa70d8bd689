/**
 * Measures on real servers the promises about faults and load: `npm run bench:faults`. docs/reliability.md
 * describes them.
 */
import { parseArgs } from "node:util";
import { congestion } from "./congestion.mjs";
import { diskFull, embeddedKilled, logFull } from "./embedded.mjs";
import { enumeration } from "./enumeration.mjs";
import { floodedServer } from "./floods.mjs";
import { runFaults } from "./harness.mjs";
import { serverKilled } from "./killed.mjs";
import { largeMigration } from "./largeMigration.mjs";
import { lock } from "./lock.mjs";
import { logins } from "./logins.mjs";
import { migration } from "./migration.mjs";
import { postgresFrozen, postgresKilled, postgresStopped } from "./postgres.mjs";
import { sigterm } from "./sigterm.mjs";
import { slowConnections } from "./slowConnections.mjs";
import { smtp } from "./smtp.mjs";
import { twoProcesses } from "./twoProcesses.mjs";

const faults = [
  serverKilled,
  postgresStopped,
  postgresKilled,
  postgresFrozen,
  lock,
  smtp,
  logins,
  enumeration,
  slowConnections,
  sigterm,
  twoProcesses,
  migration,
  largeMigration,
  embeddedKilled,
  diskFull,
  logFull,
  congestion,
  floodedServer,
];

const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
const names = faults.map(({ name }) => name);
const only = values.only?.split(",") ?? names;
if (values.help || only.some((name) => !names.includes(name))) {
  console.error(`npm run bench:faults -- [--only FAULT,…]\nFaults: ${names.join(", ")}`);
  process.exit(values.help ? 0 : 2);
}
await runFaults(faults.filter(({ name }) => only.includes(name)));
