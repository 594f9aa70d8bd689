import { execFileSync, spawn } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATES } from "../../tools/cluster/templates.mjs";
import { findProgram } from "../../tools/findProgram.mjs";
import { stopsWith, temporaryFolder } from "../../tools/servers/throwAway.mjs";

/** A separate host for the lost process: a network namespace, and this end of its cable. */
const NAME = "potluck-lost";
const CABLE = "potluck-lost0";
export const LOST = "10.213.77.2";
export const HERE = "10.213.77.1";

/** The command line that runs a program on that host. */
export const inHost = ["ip", "netns", "exec", NAME];

const ip = (line) => execFileSync("ip", line.split(" "), { stdio: "pipe" });

/**
 * Connects or disconnects the cable.
 * @param {"up" | "down"} state
 */
export const setCableState = (state) => void ip(`link set ${CABLE} ${state}`);

/** Adds the host. Needs root. */
export function addHost() {
  removeHost();
  ip(`netns add ${NAME}`);
  ip(`link add ${CABLE} type veth peer eth0 netns ${NAME}`);
  ip(`addr add ${HERE}/24 dev ${CABLE}`);
  setCableState("up");
  ip(`-n ${NAME} addr add ${LOST}/24 dev eth0`);
  for (const link of ["lo", "eth0"]) ip(`-n ${NAME} link set ${link} up`);
}

export function removeHost() {
  try {
    ip(`netns del ${NAME}`);
  } catch {
    // The namespace does not exist yet.
  }
}

const PORT = 6432;

/** The PgBouncer of the lost host, with the connection settings of the topology's PgBouncers. */
export async function startPgbouncer(postgresPort) {
  const folder = temporaryFolder("pgbouncer");
  const file = join(folder.path, "pgbouncer.ini");
  const template = readFileSync(join(TEMPLATES, "pgbouncer.ini"), "utf8");
  const [query] = /connect_query='[^']*'/.exec(template);
  const keepalives = template.match(/^tcp_.*$/gm);
  const settings = [
    "[databases]",
    `* = host=${HERE} port=${postgresPort} user=postgres ${query}`,
    "[pgbouncer]",
    ...["listen_addr = 127.0.0.1", `listen_port = ${PORT}`, "unix_socket_dir ="],
    ...["auth_type = any", "pool_mode = transaction", "default_pool_size = 24"],
    ...keepalives,
  ];
  writeFileSync(file, `${settings.join("\n")}\n`);
  // PgBouncer reads its settings after changing its user.
  chmodSync(folder.path, 0o755);
  const program = findProgram(["pgbouncer"], ["/usr/sbin"]);
  const [command, ...args] = [...inHost, program, "-u", "nobody", file];
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  stopsWith(child, "SIGKILL", folder);
  return { url: `postgres://postgres@127.0.0.1:${PORT}/postgres` };
}
