import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processesIn, send, readStartTime } from "../servers/processes.mjs";

/** The prefix of topologies' folders. */
export const FOLDERS = "cluster";

/** The file in a topology's folder that names the owning process. */
const OWNER = "owner.json";

/** The time allowed for members to end. */
const PATIENCE_MS = 10_000;

/** Records that this process runs the topology of a folder. */
export function setOwner(folder) {
  const { pid } = process;
  writeFileSync(join(folder, OWNER), JSON.stringify({ pid, start: readStartTime(pid) }));
}

function readOwner(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, OWNER), "utf8"));
  } catch {
    return null;
  }
}

/** Finds the folders of topologies whose process was killed, with its ID. */
function findAbandoned() {
  return readdirSync(tmpdir(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(`${FOLDERS}-`))
    .flatMap(({ name }) => {
      const folder = join(tmpdir(), name);
      const owner = readOwner(folder);
      return owner && readStartTime(owner.pid) !== owner.start ? [{ folder, pid: owner.pid }] : [];
    });
}

/** Ends all processes that run in a folder, including frozen ones. */
async function endAllIn(folder) {
  const end = Date.now() + PATIENCE_MS;
  for (const { pid } of processesIn(folder)) {
    send(pid, "SIGTERM");
    send(pid, "SIGCONT");
  }
  while (processesIn(folder).length > 0) {
    if (Date.now() > end) for (const { pid } of processesIn(folder)) send(pid, "SIGKILL");
    await sleep(50);
  }
}

/**
 * Ends the members of topologies whose process was killed, and removes their data. Members are recognized by
 * their working folders, and by having no terminal.
 * @param {(line: string) => void} report
 */
export async function endLeftovers(report) {
  for (const { folder, pid } of findAbandoned()) {
    const remaining = processesIn(folder);
    await endAllIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    const members = [...new Set(remaining.map((each) => each.folder.slice(folder.length + 1)))];
    const names = [...new Set(members.map((path) => path.split("/")[0]))].sort();
    const summary = names.length > 0 ? `stopped ${names.join(", ")} and ` : "";
    report(`Process ${pid} was killed and left ${folder}: ${summary}removed its data.`);
  }
}
