import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../../tools/servers/throwAway.mjs";
import { makeNextVersion } from "../failures/nextVersion.mjs";
import { openDatabase } from "../harness/database.mjs";
import { startServer } from "../harness/processes.mjs";
import { quantile } from "../harness/statistics.mjs";
import { keepSending, login, expectNone, send, untilReady, within } from "./harness.mjs";

const RECIPES = Number(process.env.FAULT_RECIPES ?? 1_000_000);
const TRAFFIC_MS = 20_000;
const PASSWORD = "potluck-bench";
const HTML = { Accept: "text/html" };

/** Restores the former schema, so that the data can be used again. */
const UNDO = [
  "alter table recipes drop column if exists words",
  "delete from migrations where name like 'NextVersion%'",
];

/** Typical requests during the migration; an edit changes only the time and version of a recipe. */
async function everyday(server) {
  const headers = await login(server, "cook1@bench.example", PASSWORD);
  const { text } = await send(server, { path: "/api/recipes/1" });
  return {
    list: { path: "/api/recipes?first=24" },
    search: { path: "/api/recipes?first=24&search=soup" },
    page: { path: "/recipes/1", headers: HTML },
    edit: { method: "PUT", path: "/api/recipes/1", headers, body: JSON.parse(text) },
  };
}

const migrate = (project, databaseUrl) =>
  spawn(process.execPath, [join(project, "dist/server/cli.js"), "migrate"], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: "a secret of the benchmark, and of nothing else",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });

/** Measures durations and failures of requests while some work runs. */
async function measureDuring(server, requests, work) {
  const sending = keepSending(server, requests, 4);
  await work();
  const answers = await sending.stop();
  const failures = answers.filter(({ status }) => status === 0 || status >= 400);
  const ms = (isWrite) =>
    answers
      .filter(({ name }) => (name === "edit") === isWrite)
      .map(({ begin, end }) => end - begin);
  return { failed: failures.length, of: answers.length, reads: ms(false), writes: ms(true) };
}

/**
 * Runs the next version's migration with a column, an index and a backfill, under traffic on a
 * million recipes.
 */
export const largeMigration = {
  name: "large-migration",
  async run() {
    const folder = temporaryFolder("next-version");
    const database = await openDatabase(RECIPES, { cache: true });
    const env = { RATE_LIMIT: "off" };
    const server = await startServer("Potluck", { databaseUrl: database.url, env });
    try {
      await untilReady(server);
      const requests = await everyday(server);
      const before = await measureDuring(server, requests, () => sleep(TRAFFIC_MS));
      const begin = performance.now();
      let code;
      const during = await measureDuring(server, requests, async () => {
        [code] = await once(migrate(makeNextVersion(folder.path), database.url), "exit");
      });
      const seconds = (performance.now() - begin) / 1000;
      const [{ missing }] = await database.query(
        "select count(*)::int as missing from recipes where words is null",
      );
      const line = ({ reads, writes }) =>
        `reads ${quantile(reads, 0.5).toFixed(0)} ms, p99 ${quantile(reads, 0.99).toFixed(0)} ms; ` +
        `writes ${quantile(writes, 0.5).toFixed(0)} ms, longest ${Math.max(...writes).toFixed(0)} ms`;
      console.error(`before: ${line(before)}\nmeanwhile: ${line(during)}`);
      return [
        {
          promise: `it completes on ${RECIPES} recipes`,
          measured: `exit ${code} after ${seconds.toFixed(0)} s`,
          isKept: code === 0,
        },
        expectNone("recipes without the new value", missing, RECIPES),
        expectNone("failed requests meanwhile", during.failed, during.of),
        within("the longest write meanwhile", Math.max(...during.writes), 2_000),
        within("p99 of reads meanwhile", quantile(during.reads, 0.99), 1_000),
      ];
    } finally {
      await server.stop();
      for (const statement of UNDO) await database.query(statement);
      await database.stop();
      folder.remove();
    }
  },
};
