import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "../findProgram.mjs";
import {
  freePort,
  NotInstalled,
  stopsWith,
  temporaryFolder,
  untilListening,
} from "./throwAway.mjs";

const DEBIAN = "/usr/lib/postgresql";

/**
 * Finds the server programs, which Debian installs by version in a directory that is not on PATH.
 */
function findInitdb() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return findProgram(
    ["initdb"],
    newestFirst.map((version) => join(DEBIAN, version, "bin")),
  );
}

/** Finds the folder of PostgreSQL's server programs. */
export function findPostgresPrograms() {
  const initdb = findInitdb();
  if (!initdb) throw new NotInstalled("PostgreSQL is not installed (apt-get install postgresql)");
  return dirname(initdb);
}

/** Returns true if a server can be started on this machine. */
export const isPostgresInstalled = () => Boolean(findInitdb());

/** Returns the user created by PostgreSQL's package, because the server refuses to run as root. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(execFileSync("id", [option, "postgres"], { stdio: "pipe" }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new NotInstalled("PostgreSQL cannot run as root, and there is no user postgres");
  }
}

/** The settings without durability, which temporary data does not need. */
const FORGETFUL = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Makes a persistent folder, for data that takes long to generate. */
function lastingFolder(path) {
  mkdirSync(path, { recursive: true });
  return { path, remove() {} };
}

/** Creates the folder `data` of a new server, unless it exists. */
function initialize(initdb, data, folder, user) {
  if (existsSync(join(data, "PG_VERSION"))) return;
  if (user.uid !== undefined) chownSync(folder.path, user.uid, user.gid);
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8"];
  execFileSync(initdb, [...options, "--locale=C.UTF-8", "--no-sync", "-D", data], {
    ...user,
    cwd: folder.path,
    stdio: "pipe",
  });
}

/**
 * Creates the folder of a replica: a copy of a running server that follows its changes.
 * @param {number} primaryPort
 * @param {string} path
 * @throws NotInstalled without PostgreSQL's server programs
 */
export function copyServer(primaryPort, path) {
  const initdb = findInitdb();
  if (!initdb) throw new NotInstalled("PostgreSQL is not installed (apt-get install postgresql)");
  const user = unprivileged();
  mkdirSync(path, { recursive: true });
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  const from = ["-h", "127.0.0.1", "-p", `${primaryPort}`, "-U", "postgres"];
  const options = ["--checkpoint=fast", "--no-sync", "--write-recovery-conf"];
  execFileSync(
    join(dirname(initdb), "pg_basebackup"),
    [...from, ...options, "-D", join(path, "data")],
    { ...user, cwd: path, stdio: "pipe" },
  );
}

/**
 * Starts a PostgreSQL server on 127.0.0.1 without authentication; an empty, temporary one without a given
 * folder.
 * @param {{ settings?: Record<string, string | number>, folder?: string, port?: number }} [options]
 * additional or replaced settings, the data folder and the port
 * @returns {Promise<import("./throwAway.mjs").ThrowAwayServer & { port: number, pid: number }>}
 * @throws NotInstalled without PostgreSQL's server programs
 */
export async function startPostgres({ settings = {}, folder: dataFolder, port: chosenPort } = {}) {
  const initdb = findInitdb();
  if (!initdb) throw new NotInstalled("PostgreSQL is not installed (apt-get install postgresql)");
  const user = unprivileged();
  const folder = dataFolder ? lastingFolder(dataFolder) : temporaryFolder("postgres");
  const data = join(folder.path, "data");
  try {
    initialize(initdb, data, folder, user);
  } catch (error) {
    folder.remove();
    throw error;
  }

  const port = chosenPort ?? (await freePort());
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder.path,
    max_connections: 200,
    timezone: "UTC",
    ...FORGETFUL,
    ...settings,
  };
  const set = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(dirname(initdb), "postgres"), ["-D", data, "-p", `${port}`, ...set], {
    ...user,
    cwd: folder.path,
    // The process group is separate, so that Ctrl-C reaches it through this process, after its
    // clients.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text) => (output = (output + text).slice(-10_000)));
  // The signal is SIGINT, PostgreSQL's fast shutdown, which ends the sessions without waiting.
  const stop = stopsWith(child, "SIGINT", folder);
  try {
    await untilListening(child, port, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, pid: child.pid, stop };
}
