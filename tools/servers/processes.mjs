import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Reads a property of a process; undefined once it has ended, or if it belongs to another user. */
function ofProcess(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const allProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Reads the fields of /proc/PID/stat after the name, which can contain any character. */
const readStat = (pid) =>
  ofProcess(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" "));

/** The indexes of fields in proc(5), where the third field is the first one here. */
const [STATE, PARENT, TERMINAL, START] = [0, 1, 4, 19];

/** Lists a process with all its descendants. */
export function listFamily(pid) {
  const parents = new Map(allProcesses().map((each) => [each, Number(readStat(each)?.[PARENT])]));
  const family = [pid];
  for (const each of family) {
    for (const [child, parent] of parents) if (parent === each) family.push(child);
  }
  return family;
}

/**
 * Reads a unique text for a process and its start: the boot ID and the start time. Undefined after
 * the process has ended.
 */
export function readStartTime(pid) {
  const stat = readStat(pid);
  if (!stat || stat[STATE] === "Z") return undefined;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot} ${stat[START]}`;
}

/**
 * Lists the processes without a terminal that run below a folder, with their working directories.
 */
export function processesIn(folder) {
  return allProcesses().flatMap((pid) => {
    const directory = ofProcess(() => readlinkSync(`/proc/${pid}/cwd`));
    const isInside = directory?.startsWith(`${folder}/`) && readStat(pid)?.[TERMINAL] === "0";
    return isInside ? [{ pid, folder: directory }] : [];
  });
}

/** Sends a signal to a process, which may have ended meanwhile. */
export function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
