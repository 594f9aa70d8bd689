import { setTimeout as sleep } from "node:timers/promises";
import {
  graphql,
  isAlive,
  keepSending,
  login,
  expectNone,
  openPostgres,
  startPotluck,
  within,
} from "./harness.mjs";

const WARM_UP_MS = 6_000;
const AWAY_MS = 8_000;
const HTML = { Accept: "text/html" };

/** Requests that need the database: both APIs and pages, reads and writes. */
const makeRequests = (token) => ({
  page: { path: "/recipes", headers: HTML },
  "page of a recipe": { path: "/recipes/1", headers: HTML },
  "page with a search": { path: "/recipes?search=soup", headers: HTML },
  REST: { path: "/api/recipes?first=24" },
  "whole list": { path: "/api/recipes" },
  GraphQL: graphql("{ recipes(first: 24) { edges { node { name } } } }"),
  "GraphQL with a token": graphql("{ viewer { name } tags { name } }", {}, token),
  mutation: graphql("mutation { addFavorite(recipeId: 1) { recipeId } }", {}, token),
  "POST over REST": {
    method: "POST",
    path: "/api/tags",
    headers: token,
    body: { tagName: "Quick" },
  },
});

const NOT_UNAVAILABLE = (status) => status === 0 || status === 500;

/** Sends requests while the database stops and returns. */
async function measure({ takeAway, bringBack, limit }) {
  const postgres = await openPostgres();
  const server = await startPotluck({ databaseUrl: postgres.url, env: { RATE_LIMIT: "off" } });
  try {
    const sending = keepSending(server, makeRequests(await login(server)), 24);
    await sleep(WARM_UP_MS);
    const stoppedAt = performance.now();
    await takeAway(postgres);
    await sleep(AWAY_MS);
    const returning = performance.now();
    await bringBack(postgres);
    const back = performance.now();
    await sleep(3_000);
    const answers = await sending.stop();
    // Requests sent just before the database returned may still receive 200.
    const away = answers.filter(({ begin, end }) => end > stoppedAt && begin < returning - limit);
    const waitTime = ({ begin, end }) => end - Math.max(begin, stoppedAt);
    const slowest = away.reduce((a, b) => (waitTime(a) > waitTime(b) ? a : b));
    const unexpected = away.filter(({ status }) => NOT_UNAVAILABLE(status));
    const success = answers.find(({ status, end }) => end > back && status === 200);
    const refusals = away.filter(({ status }) => status === 503);
    const silent = refusals.filter(({ headers }) => !headers.get("retry-after"));
    const lateFailures = answers.filter(
      ({ begin, status }) => begin > back + 1_000 && status >= 500,
    );
    return [
      { promise: "the process lives", measured: `${isAlive(server)}`, isKept: isAlive(server) },
      within(`503 (slowest: ${slowest.name})`, waitTime(slowest), limit),
      expectNone(
        `no 500 and no broken connection (${[...new Set(unexpected.map(({ name }) => name))]})`,
        unexpected.length,
        away.length,
      ),
      expectNone("no 503 without Retry-After", silent.length, refusals.length),
      within("first success after its return", (success?.end ?? Infinity) - back, 1_000),
      expectNone("no error from a second after its return", lateFailures.length),
    ];
  } finally {
    postgres.thaw();
    await server.stop();
    await postgres.stop();
  }
}

/** Restarts PostgreSQL under load. */
export const postgresStopped = {
  name: "postgres-stopped",
  run: () =>
    measure({
      takeAway: (postgres) => postgres.stop(),
      bringBack: (postgres) => postgres.restart(),
      limit: 2_500,
    }),
};

/** Kills PostgreSQL under load. */
export const postgresKilled = {
  name: "postgres-killed",
  run: () =>
    measure({
      async takeAway(postgres) {
        postgres.kill();
        await postgres.stop();
      },
      bringBack: (postgres) => postgres.restart(),
      limit: 2_500,
    }),
};

/** Freezes PostgreSQL: it does not respond, but its connections stay open. */
export const postgresFrozen = {
  name: "postgres-frozen",
  run: () =>
    measure({
      takeAway: (postgres) => postgres.freeze(),
      bringBack: (postgres) => postgres.thaw(),
      limit: 4_000,
    }),
};
