import { load, requestBytes } from "../harness/load.mjs";
import { median, quantile } from "../harness/statistics.mjs";
import { DEMO_PASSWORD, openPostgres, send, startPotluck, within } from "./harness.mjs";

const LOGINS = 200;
const ROUNDS = 3;

/** Many people log in at once. */
export const logins = {
  name: "logins",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({ databaseUrl: postgres.url, env: { RATE_LIMIT: "off" } });
    try {
      const bytes = requestBytes({ path: "/api/recipes?first=24" });
      const others = (seconds) =>
        load({ port: server.port, connections: 2, seconds, request: () => ({ bytes }) });
      const login = () =>
        send(server, {
          method: "POST",
          path: "/api/auth/login",
          body: { userEmail: "member@potluck.example", password: DEMO_PASSWORD },
        });
      await others(2);
      const p99s = [];
      for (let round = 1; round <= ROUNDS; round++) {
        const all = Promise.all(Array.from({ length: LOGINS }, login));
        p99s.push(quantile((await others(5)).times, 0.99));
        await all;
      }
      return [within(`p99 of other requests beside ${LOGINS} logins`, median(p99s), 200)];
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
