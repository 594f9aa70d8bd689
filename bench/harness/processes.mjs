import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROJECT } from "../../tools/built.mjs";
import { freePort, stopsWith, untilListening } from "../../tools/servers/throwAway.mjs";

const REFERENCES = join(dirname(dirname(fileURLToPath(import.meta.url))), "references");
const SECRET = "a secret of the benchmark, and of nothing else";
const TICK_MS = 10;

/** Returns the path of a newer Node for PostGraphile; null on platforms without an npm package. */
function newerNode() {
  if (Number(process.versions.node.split(".")[0]) >= 22) return process.execPath;
  const file = join(REFERENCES, "node_modules", `node-linux-${process.arch}`, "bin/node");
  return existsSync(file) ? file : null;
}

const potluckEnv = { RATE_LIMIT: "off", DEMO_DATA: "off" };

/** The servers: names in tables, and how to start each. */
export const SERVERS = {
  A: { title: "one SQL by hand", args: [join(REFERENCES, "sql/server.mjs")] },
  "A+": {
    title: "one SQL by hand over the read model",
    args: [join(REFERENCES, "sql/server.mjs")],
    env: { SOURCE: "documents" },
  },
  M: { title: "Mercurius with jit", args: [join(REFERENCES, "mercurius/server.mjs")] },
  P: {
    title: "PostGraphile 5",
    args: [join(REFERENCES, "postgraphile/server.mjs")],
    env: { GRAPHILE_ENV: "production" },
    newerNode,
  },
  N: {
    title: "TypeORM without loaders",
    args: ["-r", "@swc-node/register", join(REFERENCES, "naive/server.ts")],
  },
  Potluck: { title: "Potluck", args: [join(PROJECT, "dist/server/main.js")], env: potluckEnv },
};

/** Explains why a server cannot run on this machine; returns null if it can. */
export function explainUnavailable(name) {
  if (name === "Potluck") return null;
  if (!existsSync(join(REFERENCES, "node_modules")))
    return "the references are not installed: npm ci --prefix bench/references";
  if (SERVERS[name].newerNode?.() === null) return "it needs Node 22";
  return null;
}

/** Starts a server as a separate process and waits until it listens. */
export async function startServer(name, { databaseUrl, env = {} }) {
  const { args, newerNode: findNode, env: serverEnv = {} } = SERVERS[name];
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(findNode?.() ?? process.execPath, args, {
    cwd: PROJECT,
    env: {
      PATH,
      HOME,
      PORT: `${port}`,
      JWT_SECRET: SECRET,
      NODE_ENV: "production",
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...serverEnv,
      ...env,
    },
    // Writing a log costs the server CPU time as in production, although nothing reads it.
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  let output = "";
  child.stderr.on("data", (text) => (output = (output + text).slice(-10_000)));
  const stop = stopsWith(child, "SIGTERM", { remove() {} });
  try {
    await untilListening(child, port, () => output, 120);
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, port, pid: child.pid, url: `http://127.0.0.1:${port}`, stop };
}

/** The fields of /proc/PID/stat after the name, which may contain spaces; null once the process has ended. */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  } catch {
    return null;
  }
}

/** CPU milliseconds of a process in all its threads. */
export function readCpuMs(pid) {
  const stat = readStat(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * TICK_MS : 0;
}

/** CPU milliseconds of a process and its children, including ended ones. */
export function cpuOfFamily(pid) {
  const stat = readStat(pid);
  if (!stat) return 0;
  const ended = (Number(stat[13]) + Number(stat[14])) * TICK_MS;
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && readStat(name)?.[1] === `${pid}`,
  );
  return children.reduce((sum, child) => sum + readCpuMs(child), readCpuMs(pid) + ended);
}

/** Megabytes in memory: now, and the maximum. */
export function readMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
  return { now: read("VmRSS"), most: read("VmHWM") };
}
