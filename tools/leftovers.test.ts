import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const modules = pathToFileURL(resolve(__dirname, "cluster")).href;
const servers = pathToFileURL(resolve(__dirname, "servers")).href;

const folder = mkdtempSync(join(tmpdir(), "leftovers-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/**
 * Runs a script that imports modules that Jest cannot load.
 * @returns its output lines
 */
function run(script: string): string[] {
  const importing = `
    import { endLeftovers, setOwner } from "${modules}/leftovers.mjs";
    import { readStartTime } from "${servers}/processes.mjs";
    ${script}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", importing],
    { encoding: "utf8", env: { ...process.env, TMPDIR: folder } },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").filter(Boolean);
}

/** Makes the folder of a topology with a running and a frozen member. */
async function makeTopology(name: string) {
  const path = join(folder, name);
  const members = ["etcd1", "database1/data"].map((member) => {
    const cwd = join(path, member);
    mkdirSync(cwd, { recursive: true });
    const child = spawn("sleep", ["600"], { cwd, stdio: "ignore", detached: true });
    children.push(child);
    return child;
  });
  await Promise.all(members.map((member) => once(member, "spawn")));
  members[1]!.kill("SIGSTOP");
  return { path, ended: () => Promise.all(members.map((member) => once(member, "exit"))), members };
}

const setOwner = (path: string, owner: object) =>
  writeFileSync(join(path, "owner.json"), JSON.stringify(owner));

const end = () => run("await endLeftovers(console.log)");

describe("Leftovers of a killed topology", () => {
  it("are stopped and removed by the next topology, with a message", async () => {
    const { path, ended } = await makeTopology("cluster-killed");
    const [owner] = run(`setOwner("${path}"); console.log(process.pid)`);
    const over = ended();
    expect(end()).toEqual([
      `Process ${owner} was killed and left ${path}: stopped database1, etcd1 and removed its data.`,
    ]);
    await over;
    expect(existsSync(path)).toBe(false);
    expect(end()).toEqual([]);
  });

  it("are also recognized if another process has received their owner's process ID", async () => {
    const { path, ended } = await makeTopology("cluster-reused");
    setOwner(path, { pid: process.pid, start: "another boot 1" });
    const over = ended();
    expect(end()).toEqual([expect.stringContaining(`left ${path}: stopped database1, etcd1`)]);
    await over;
  });

  it("are kept while their owner runs, as is every other folder", async () => {
    const running = await makeTopology("cluster-running");
    const [start] = run(`console.log(readStartTime(${process.pid}))`);
    setOwner(running.path, { pid: process.pid, start });
    const other = await makeTopology("cluster-of-somebody");
    expect(end()).toEqual([]);
    for (const { path, members } of [running, other]) {
      expect(existsSync(path)).toBe(true);
      expect(members.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([
        null,
        null,
      ]);
    }
  });
});
