import pg from "pg";
import { login, expectNone, openPostgres, send, startPotluck } from "./harness.mjs";

const REQUESTS = 50;
const ROUNDS = 5;

/** Starts two server processes on one database. */
export const twoProcesses = {
  name: "two-processes",
  async run() {
    const postgres = await openPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    const servers = [];
    try {
      // Both processes migrate the empty database; the demo data follows when they start again.
      const env = { DEMO_DATA: "off", RATE_LIMIT: "off" };
      const starts = [1, 2].map(() => startPotluck({ databaseUrl: postgres.url, env }));
      servers.push(...(await Promise.all(starts)));
      await client.connect();
      const { rows } = await client.query(
        "select name from migrations group by name having count(*) > 1",
      );
      await Promise.all(servers.map((server) => server.stop()));
      servers.length = 0;
      const wrong = [];
      servers.push(await startPotluck({ databaseUrl: postgres.url, env: { RATE_LIMIT: "off" } }));
      servers.push(await startPotluck({ databaseUrl: postgres.url, env: { RATE_LIMIT: "off" } }));
      const tokens = [];
      for (const server of servers) tokens.push(await login(server));
      for (let round = 1; round <= ROUNDS; round++) {
        const answers = await Promise.all(
          Array.from({ length: REQUESTS }, (_, i) =>
            send(servers[i % 2], {
              method: "POST",
              path: "/api/tags",
              headers: tokens[i % 2],
              body: { tagName: `Race ${round}` },
            }),
          ),
        );
        const statuses = answers.map(({ status }) => status).sort();
        const won = statuses.filter((status) => status < 300).length;
        const conflictCount = statuses.filter((status) => status === 409).length;
        if (won !== 1 || conflictCount !== REQUESTS - 1) wrong.push(statuses);
      }
      return [
        expectNone("migrations run once", rows.length),
        expectNone(
          `of ${REQUESTS} equal requests one wins and the others get 409 (otherwise: ${[...new Set(wrong.flat())]})`,
          wrong.length,
          ROUNDS,
        ),
      ];
    } finally {
      await client.end();
      for (const server of servers) await server.stop();
      await postgres.stop();
    }
  },
};
