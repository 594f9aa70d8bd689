import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { projectFolder, VERSION } from "./brand";
import { FROM_SOURCES } from "./testing/fromSources";

let folder: string;
let child: ChildProcess;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "standard-output-"))));
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

interface Line {
  msg: string;
  url?: string;
  version?: string;
  migrations?: string[];
}

/** Starts a server, stops it once it listens, and returns its output. */
async function startAndStop(environment: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  child = spawn(process.execPath, [...FROM_SOURCES, join(projectFolder, "server/main.ts")], {
    cwd: projectFolder,
    env: {
      ...{ PATH, HOME, PORT: "0", DATA_DIR: folder, DRAIN_SECONDS: "0", STARTER_DATA: "none" },
      ...environment,
    },
  });
  const errorOutput = text(child.stderr!);
  const lines: string[] = [];
  createInterface({ input: child.stdout! }).on("line", (line) => {
    lines.push(line);
    if (line.includes('"listening"')) child.kill("SIGTERM");
  });
  const [status] = (await once(child, "close")) as [number];
  return {
    status,
    lines: lines.map((line) => JSON.parse(line) as Line),
    reported: await errorOutput,
  };
}

describe("The standard output of a server without a terminal", () => {
  it("contains only JSON lines: version, migrations and address", async () => {
    const {
      status,
      lines,
      reported: errorOutput,
    } = await startAndStop({
      NODE_ENV: "production",
      DEMO_DATA: "off",
      TRUSTED_PROXEIS: "1",
    });
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ msg: "starting", version: VERSION });
    expect(
      lines.find(({ msg }) => msg === "migrations applied")!.migrations!.length,
    ).toBeGreaterThan(0);
    expect(lines.map(({ msg }) => msg)).toContain(
      "TRUSTED_PROXEIS is not a setting. Is TRUSTED_PROXIES meant?",
    );
    const { url } = lines.find(({ msg }) => msg === "listening")!;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(errorOutput).not.toMatch(/is ready at/);

    const secondRun = await startAndStop({ NODE_ENV: "production", DEMO_DATA: "off" });
    expect(secondRun.lines.map(({ msg }) => msg)).not.toContain("migrations applied");
  });

  it("contains no text for readers, which is written to the standard error outside of production", async () => {
    const { lines, reported } = await startAndStop({ DEMO_DATA: "off" });
    const { url } = lines.find(({ msg }) => msg === "listening")!;
    expect(reported).toContain(`${VERSION} is ready at ${url}`);
    expect(reported).toMatch(/^ {2}Mail +\S+\/mail\?key=/m);
  });
});
