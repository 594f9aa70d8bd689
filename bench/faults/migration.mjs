import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PROJECT } from "../../tools/built.mjs";
import { expectNone, openPostgres } from "./harness.mjs";

const RECIPES = 100_000;
const KILLED_AFTER_MS = [1_000, 3_000, 6_000];

const node = (args, databaseUrl) =>
  spawn(process.execPath, args, {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: "a secret of the benchmark, and of nothing else",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });

/** Kills a migration of many recipes and runs it again. */
export const migration = {
  name: "migration",
  async run() {
    const postgres = await openPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    try {
      const program = ["-r", "@swc-node/register", "bench/faults/oldDatabase.ts"];
      const [firstLine] = await once(
        node([...program, postgres.url, `${RECIPES}`], postgres.url),
        "exit",
      );
      if (firstLine !== 0) throw new Error("The old database could not be made.");
      let killCount = 0;
      for (const ms of KILLED_AFTER_MS) {
        const child = node(["dist/server/cli.js", "migrate"], postgres.url);
        await sleep(ms);
        if (child.exitCode === null && child.kill("SIGKILL")) killCount++;
      }
      const begin = performance.now();
      const [code] = await once(node(["dist/server/cli.js", "migrate"], postgres.url), "exit");
      const seconds = (performance.now() - begin) / 1000;
      await client.connect();
      const { rows } = await client.query(
        "select (select count(*)::int from recipes) as recipes, (select count(*)::int from recipe_docs) as listed",
      );
      return [
        {
          promise: "killed midway",
          measured: `${killCount} of ${KILLED_AFTER_MS.length} times`,
          isKept: killCount > 0,
        },
        {
          promise: `run again, it completes on ${RECIPES} recipes`,
          measured: `exit ${code} after ${seconds.toFixed(0)} s`,
          isKept: code === 0,
        },
        expectNone(
          "no recipe is missing in lists",
          rows[0].recipes - rows[0].listed,
          rows[0].recipes,
        ),
      ];
    } finally {
      await client.end();
      await postgres.stop();
    }
  },
};
