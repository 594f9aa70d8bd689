import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { projectFolder } from "../../brand";
import { FROM_SOURCES } from "../../testing/fromSources";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { waitUntil } from "../../testing/waitUntil";

interface LogLine {
  msg?: string;
  worker?: number;
}

/** A server of several processes. */
class Site {
  readonly log: LogLine[] = [];
  url = "";

  private constructor(readonly supervisor: ChildProcess) {
    createInterface({ input: supervisor.stdout! }).on("line", (line) => {
      this.url = /"url":"(\S+?)".*"listening"/.exec(line)?.[1] ?? this.url;
      if (line.startsWith("{")) this.log.push(JSON.parse(line) as LogLine);
    });
  }

  static async start(databaseUrl: string, workers: number): Promise<Site> {
    const { PATH, HOME } = process.env;
    const program = [...FROM_SOURCES, join(projectFolder, "server/main.ts")];
    const supervisor = spawn(process.execPath, program, {
      cwd: projectFolder,
      env: {
        PATH,
        HOME,
        PORT: "0",
        DATABASE_URL: databaseUrl,
        JWT_SECRET: "a secret of tests, long enough to sign with",
        WORKERS: `${workers}`,
        METRICS: "on",
        DRAIN_SECONDS: "0",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const site = new Site(supervisor);
    await site.untilListening(workers);
    return site;
  }

  /** Returns the IDs of all processes that have listened so far, including dead ones. */
  get workers(): number[] {
    return this.log.filter(({ msg }) => msg === "worker listens").map(({ worker }) => worker!);
  }

  untilListening = (count: number): Promise<void> =>
    waitUntil(() => Promise.resolve(this.url !== "" && this.workers.length >= count));

  /** Sends a request on a separate connection, so that any process may respond. */
  get = (path: string): Promise<Response> =>
    fetch(this.url + path, { headers: { Connection: "close" } });
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

// The tests need a server, because the embedded database belongs to one process.
describeOnPostgres("A server of several processes", () => {
  let database: TestDatabase;
  let url: string;
  let site: Site;
  beforeAll(async () => {
    database = await openTestDatabase();
    url = (database.db.options as PostgresDataSourceOptions).url!;
  });
  afterAll(() => database?.close());
  afterEach(() => {
    site.supervisor.kill("SIGKILL");
  });

  it("replaces a killed process, sums metrics, and stops all processes", async () => {
    site = await Site.start(url, 2);
    const [victim] = site.workers;
    process.kill(victim!, "SIGKILL");
    await site.untilListening(3);

    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await site.get("/api/categories")).status),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
    const metrics = await (await site.get("/metrics")).text();
    expect(metrics).toContain(
      'potluck_http_request_duration_seconds_count{kind="rest",method="GET",status="200"} 20\n',
    );

    site.supervisor.kill("SIGTERM");
    expect(await once(site.supervisor, "exit")).toEqual([0, null]);
    expect(site.workers.filter(isAlive)).toEqual([]);
    expect(site.workers).toHaveLength(3);
  }, 180_000);

  it("ends with an error if its processes repeatedly exit", async () => {
    site = await Site.start(url, 2);
    const exit = once(site.supervisor, "close");
    for (let deaths = 0; deaths < 5; deaths++) {
      await site.untilListening(2 + deaths);
      process.kill(site.workers[deaths]!, "SIGKILL");
    }
    expect(await exit).toEqual([1, null]);
    expect(site.log.map(({ msg }) => msg)).toContain("5 workers died within 60 s");
    expect(site.workers.filter(isAlive)).toEqual([]);
  }, 180_000);
});
