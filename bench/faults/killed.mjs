import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import {
  login,
  expectNone,
  openPostgres,
  send,
  startPotluck,
  untilReady,
  within,
} from "./harness.mjs";

const ROUNDS = 3;
const WRITERS = 8;
const LINES = 20;

const recipe = (name) => ({
  recipeName: name,
  categoryId: 1,
  difficultyLevelId: 1,
  recipeInstructions: "Cook.",
  ingredients: Array.from({ length: LINES }, (_, i) => ({
    ingredientId: i + 1,
    quantity: `${i + 1}`,
    unit: "g",
  })),
});

/**
 * Adds recipes until the server is killed.
 * @returns the acknowledged names
 */
async function write(server, token, prefix) {
  const acknowledged = [];
  const work = async (writer) => {
    for (let i = 0; ; i++) {
      const name = `${prefix} ${writer} ${i}`;
      const request = {
        method: "POST",
        path: "/api/recipes",
        headers: token,
        body: recipe(name),
      };
      const answer = await send(server, request).catch(() => null);
      if (!answer) return;
      if (!answer.ok) throw new Error(`Adding failed with ${answer.status}: ${answer.text}`);
      acknowledged.push(name);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
  return acknowledged;
}

/** Kills the server during writes to PostgreSQL. */
export const serverKilled = {
  name: "killed",
  async run() {
    const postgres = await openPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    const acknowledged = [];
    let slowest = 0;
    let server;
    try {
      for (let round = 1; round <= ROUNDS; round++) {
        server = await startPotluck({ databaseUrl: postgres.url });
        const writing = write(server, await login(server), `Killed ${round}`);
        await sleep(2_000);
        process.kill(server.pid, "SIGKILL");
        acknowledged.push(...(await writing));
        await server.stop();
        const begin = performance.now();
        server = await startPotluck({ databaseUrl: postgres.url });
        await untilReady(server);
        slowest = Math.max(slowest, performance.now() - begin);
        await server.stop();
      }
      await client.connect();
      const { rows } = await client.query(
        `select name,
           (select count(*)::int from recipe_lines i where i.recipe_id = r.recipe_id) as lines,
           exists (select from recipe_docs d where d.recipe_id = r.recipe_id) as listed
         from recipes r where name like 'Killed %'`,
      );
      const storedNames = new Set(rows.map(({ name }) => name));
      const lostNames = acknowledged.filter((name) => !storedNames.has(name));
      const half = rows.filter(({ lines, listed }) => lines !== LINES || !listed);
      return [
        expectNone("no acknowledged write is lost", lostNames.length, acknowledged.length),
        expectNone(
          `no half recipe (lines: ${[...new Set(rows.map(({ lines }) => lines))].join()})`,
          half.length,
          rows.length,
        ),
        within("ready again", slowest, 3_000),
      ];
    } finally {
      await client.end().catch(() => undefined);
      await server?.stop();
      await postgres.stop();
    }
  },
};
