import "reflect-metadata";
import "./tracing/register";
import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import type { Logger } from "pino";
import { makeApp } from "./app";
import { BRAND, VERSION } from "./brand";
import { type Config, ConfigurationError, readConfig } from "./config/config";
import { findMistypedVariables } from "./config/findMistypedVariables";
import { demoLogins, loadDemoData } from "./database/demo/loadDemoData";
import { NewerDatabase } from "./database/migrate";
import { getReason } from "./lib/getReason";
import { DamagedDatabase } from "./database/embedded/damage";
import { FolderInUseError } from "./database/embedded/folderLock";
import { openDatabase } from "./database/openDatabase";
import { entities } from "./features/entities";
import { isSuperuser, SUPERUSER } from "./database/superuser";
import { printSetupLink } from "./features/auth/setup/printSetupLink";
import { makeFirstAdmin } from "./features/users/makeFirstAdmin";
import { loadOrCreateSecret } from "./config/loadOrCreateSecret";
import { isInteractive } from "./config/isInteractive";
import { getListeningUrl } from "./config/getListeningUrl";
import { prepareFolders } from "./config/prepareFolders";
import { makeServices } from "./makeServices";
import { listen } from "./http/listen";
import { makeLog } from "./http/makeLog";
import { getTracing } from "./lib/tracing";
import { stopOnSignals } from "./http/stopOnSignals";
import { loadClient } from "./pages/rendering/loadClient";
import { superviseWorkers } from "./jobs/workers/superviseWorkers";

/**
 * The percentage by which the heap may grow before all objects are collected. By default, V8 allows four times as
 * much on a machine with much memory, which other programs may need.
 */
const HEAP_GROWTH_PERCENT = 150;

/** Starts a server in as many processes as the environment sets, and stops it on SIGTERM or SIGINT. */
async function main() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const config = readConfig();
  const log = makeLog(config);
  getTracing()?.reportTo(log);
  if (cluster.isPrimary) log.info({ version: VERSION, node: process.version }, "starting");
  if (cluster.isPrimary) for (const warning of findMistypedVariables()) log.warn(warning);
  const supervises = config.workers > 1 && cluster.isPrimary;
  await (supervises ? supervise(config, log) : serve(config, log));
}

async function supervise({ drainSeconds, workers }: Config, log: Logger) {
  const { stop } = await superviseWorkers(workers, log, () => process.exit(1));
  stopOnSignals(stop, drainSeconds, log);
}

/** Starts a server in this process. */
async function serve(config: Config, log: Logger) {
  prepareFolders(config, log);
  const database = await openDatabase(config, {
    entities,
    starterData: config.starterData,
    connections: config.databaseConnections,
    onLost: (error) => log.warn({ err: error }, "database lost"),
    onProgress: (message) => log.info(message),
    onMigrated: (migrations) => log.info({ migrations }, "migrations applied"),
  });
  if (!config.embedded && (await isSuperuser(database.db))) log.warn(SUPERUSER);
  const secret = config.jwtSecret ?? loadOrCreateSecret(config.dataDir);
  const { services, close } = await makeServices(config, log, secret);
  if (config.demoData) await loadDemoData(database.db, services.passwords);
  if (config.firstAdmin) await makeFirstAdmin(database.db, services.passwords, config.firstAdmin);
  const app = await makeApp(database, services, loadClient());

  await listen(app.server, config);
  // The address is printed only by the first of several processes.
  if ((cluster.worker?.id ?? 1) === 1) {
    const url = getListeningUrl(app.server);
    await printSetupLink(database.db, config, config.publicUrl ?? url);
    log.info({ url, publicUrl: config.publicUrl }, "listening");
    welcome(url);
  }

  const stop = async () => {
    await app.stop();
    await close();
    await database.close();
    await getTracing()?.stop();
  };
  stopOnSignals(stop, config.drainSeconds, log);

  /** Prints a welcome for the person who has started the server; programs read the log. */
  function welcome(listening: string) {
    if (process.env["NODE_ENV"] === "production") return;
    const url = config.publicUrl ?? listening;
    const lines = [`${BRAND} ${VERSION} is ready at ${url}`, ""];
    if (config.introspection) lines.push(`  Playground    ${url}/graphql`);
    lines.push(`  REST API      ${url}/api/docs`);
    if (app.mailPath) lines.push(`  Mail          ${listening}${app.mailPath}`);
    lines.push(
      `  Database      ${config.embedded ? `embedded, in ${config.dataDir}` : "PostgreSQL"}`,
    );
    if (config.demoData && !config.demoLogins) {
      lines.push(
        "",
        "The password of the demo accounts is not accepted, because HOST or PUBLIC_URL makes this",
        "site public (DEMO_LOGINS=on allows it).",
      );
    } else if (config.demoData) {
      lines.push("", "Demo accounts:");
      for (const { role, email, password } of demoLogins) {
        lines.push(`  ${role.padEnd(12)}  ${email}  ${password}`);
      }
    }
    lines.push("", "Press Ctrl-C to stop.");
    // The stream differs, because a standard output that programs read contains only the log.
    const stream = isInteractive() ? process.stdout : process.stderr;
    stream.write(`${lines.join("\n")}\n`);
  }
}

/** The errors whose message contains the remedy. */
const EXPLAINED = [ConfigurationError, DamagedDatabase, FolderInUseError, NewerDatabase];

/** Prints one sentence for a failure of the environment, and the stack for a defect. */
function describeFailure(error: unknown): unknown {
  if (EXPLAINED.some((kind) => error instanceof kind)) return getReason(error);
  // The code distinguishes errors of the system and of the database.
  if (typeof (error as { code?: unknown }).code !== "string") return error;
  return `${BRAND} cannot start: ${getReason(error)}\n"potluck doctor" checks the configuration and what it names.`;
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
