import { spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../findProgram.mjs";
import {
  freePort,
  NotInstalled,
  stopsWith,
  temporaryFolder,
  untilListening,
} from "./throwAway.mjs";

/**
 * Starts PgBouncer on 127.0.0.1, in transaction mode and without authentication, in front of every database
 * of a PostgreSQL server. It has fewer connections than clients, so that they must share.
 * @param {number} postgresPort
 * @returns {Promise<import("./throwAway.mjs").ThrowAwayServer>}
 * @throws NotInstalled without PgBouncer
 */
export async function startPgbouncer(postgresPort) {
  const program = findProgram(["pgbouncer"], ["/usr/sbin"]);
  if (!program) throw new NotInstalled("PgBouncer is not installed (apt-get install pgbouncer)");
  const folder = temporaryFolder("pgbouncer");
  const port = await freePort();
  const file = join(folder.path, "pgbouncer.ini");
  const settings = [
    "[databases]",
    `* = host=127.0.0.1 port=${postgresPort} user=postgres connect_query='set idle_in_transaction_session_timeout = 3000'`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 4",
  ];
  writeFileSync(file, `${settings.join("\n")}\n`);
  // The folder is opened, because PgBouncer refuses to run as root and reads its settings after
  // changing its user.
  chmodSync(folder.path, 0o755);
  const asRoot = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program, [...asRoot, file], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text) => (output = (output + text).slice(-10_000)));
  const stop = stopsWith(child, "SIGINT", folder);
  try {
    await untilListening(child, port, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
