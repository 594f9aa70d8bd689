import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { quantile } from "../harness/statistics.mjs";
import {
  graphql,
  keepSending,
  expectNone,
  openPostgres,
  send,
  startPotluck,
  within,
} from "./harness.mjs";

const LOCKED_MS = 8_000;

const requestsOnLockedRow = {
  reviews: graphql("{ recipe(recipeId: 1) { reviews(first: 5) { edges { node { text } } } } }"),
  "reviews over REST": { path: "/api/reviews/recipe/1" },
};

const others = {
  list: { path: "/api/recipes?first=24&sort=best" },
  tags: graphql("{ tags { name } }"),
  page: { path: "/recipes", headers: { Accept: "text/html" } },
};

/** Locks one table for a long time while many requests need that table. */
export const lock = {
  name: "lock",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({ databaseUrl: postgres.url });
    const client = new pg.Client({ connectionString: postgres.url });
    try {
      await client.connect();
      for (let i = 0; i < 10; i++) {
        for (const request of Object.values({ ...requestsOnLockedRow, ...others }))
          await send(server, request);
      }
      await client.query("begin");
      await client.query("lock table reviews in access exclusive mode");
      const waiting = keepSending(server, requestsOnLockedRow, 100);
      await sleep(1_000);
      const otherTraffic = keepSending(server, others, 4);
      await sleep(LOCKED_MS);
      await client.query("rollback");
      const end = performance.now();
      await sleep(2_000);
      const waitingRequests = (await waiting.stop()).filter((answer) => answer.begin < end - 2_500);
      const free = (await otherTraffic.stop()).filter((answer) => answer.end < end);
      const slowest = Math.max(...waitingRequests.map((answer) => answer.end - answer.begin));
      const success = waiting.answers.find((answer) => answer.end > end && answer.status === 200);
      const failures = free.filter(({ status }) => status !== 200);
      const times = free.map((answer) => answer.end - answer.begin);
      return [
        within("503 for what needs the locked table", slowest, 2_000),
        expectNone("what needs others is not refused", failures.length, free.length),
        within("p99 of what needs others", quantile(times, 0.99), 500),
        within("first success after the lock", (success?.end ?? Infinity) - end, 1_000),
        expectNone(
          "no answer but 503 over REST for what needs the locked table",
          // GraphQL responds to a failed field with 200 and an error.
          waitingRequests.filter(({ name, status }) => name !== "reviews" && status !== 503).length,
          waitingRequests.length,
        ),
      ];
    } finally {
      await client.end();
      await server.stop();
      await postgres.stop();
    }
  },
};
