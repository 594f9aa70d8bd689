import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const { scripts } = JSON.parse(readFileSync(resolve(__dirname, "../package.json"), "utf8")) as {
  scripts: { start: string };
};

/** Replaces the server: prints its process ID, and ends as configured on a signal. */
const PROGRAM = `
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => setTimeout(() => process.exit(7), 200));
  setInterval(() => {}, 1000);
  console.log("pid " + process.pid);
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
  mkdirSync(join(folder, "tools"));
  writeFileSync(join(folder, "tools/start.mjs"), PROGRAM);
  const manifest = { name: "start", version: "1.0.0", scripts: { start: scripts.start } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ["SIGTERM to npm, as a process manager sends it", "SIGTERM", 1],
  ["SIGINT to all of its group, as Ctrl-C sends it", "SIGINT", -1],
] as const)(
  "The signal %s ends npm start, which returns the server's exit code",
  async (_how, signal, target) => {
    const npm = spawn("npm", ["start"], {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const exited = once(npm, "exit");
    let pid = 0;
    for await (const line of createInterface({ input: npm.stdout })) {
      pid = Number(/^pid (\d+)$/.exec(line)?.[1] ?? 0);
      if (pid) break;
    }
    process.kill(target * npm.pid!, signal);
    const [code] = (await exited) as [number | null];
    const isServerAlive = isAlive(pid);
    if (isServerAlive) process.kill(pid, "SIGKILL");
    expect({ code, left: isServerAlive }).toEqual({ code: 7, left: false });
  },
);
