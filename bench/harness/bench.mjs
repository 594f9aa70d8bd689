import { ask } from "./compare.mjs";
import { openDatabase } from "./database.mjs";
import { startServer, explainUnavailable } from "./processes.mjs";
import { shapes } from "../references/postgraphile/shapes.mjs";

const PASSWORD = "potluck-bench";
/** The number of recipes that the viewer has favorited and annotated, from the first on. */
export const KNOWN_RECIPES = 50;

const bearer = (token) => ({ Authorization: `Bearer ${token}` });

async function login(server, userId) {
  const { body } = await ask(server, {
    method: "POST",
    path: "/api/auth/login",
    body: { userEmail: `cook${userId}@bench.example`, password: PASSWORD },
  });
  return bearer(body.token);
}

/** A database of one size with its servers, which start on demand. */
export async function openBench(recipes, options) {
  const database = await openDatabase(recipes, options);
  const servers = new Map();
  const start = async (name) => {
    if (name !== "Potluck" && !(options.servers?.includes(name) ?? true)) return null;
    const reason = explainUnavailable(name);
    if (reason) {
      options.log(`${name} is left out: ${reason}.`);
      return null;
    }
    return startServer(name, { databaseUrl: database.url });
  };
  const bench = {
    database,
    shapes: { P: shapes },
    server(name) {
      if (!servers.has(name)) servers.set(name, start(name));
      return servers.get(name);
    },
    async stop() {
      // A server that failed to start needs no stop.
      for (const start of await Promise.allSettled(servers.values())) await start.value?.stop();
      await database.stop();
    },
  };
  try {
    await addPeople(bench);
    return bench;
  } catch (error) {
    await bench.stop();
    throw error;
  }
}

/** Logs in an admin and a viewer, and adds favorites and notes for the viewer. */
async function addPeople(bench) {
  const potluck = await bench.server("Potluck");
  const [{ last }] = await bench.database.query("select max(user_id) as last from users");
  bench.viewerId = last;
  bench.viewer = await login(potluck, last);
  bench.admin = await login(potluck, 1);
  await bench.database.query(
    `insert into favorites (user_id, recipe_id) select ${last}, recipe_id from recipes
     where recipe_id <= ${KNOWN_RECIPES} and recipe_id % 2 = 0 on conflict do nothing`,
  );
  await bench.database.query(
    `insert into notes (user_id, recipe_id, text) select ${last}, recipe_id, 'More salt.' from recipes
     where recipe_id <= ${KNOWN_RECIPES} and recipe_id % 3 = 0 on conflict do nothing`,
  );
}
