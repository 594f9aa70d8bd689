import { load, requestBytes } from "../harness/load.mjs";
import { median, quantile } from "../harness/statistics.mjs";
import { DEMO_PASSWORD, expectNone, openPostgres, send, startPotluck, within } from "./harness.mjs";

const LOGINS = 200;
const BURST = 20;
const REGISTRATIONS = 300;
const ROUNDS = 3;

/** Sends many simultaneous logins and registrations. */
export const logins = {
  name: "logins",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({
      databaseUrl: postgres.url,
      env: { RATE_LIMIT: "off", TRUSTED_PROXIES: "1" },
    });
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
      const register = (i) =>
        send(server, {
          method: "POST",
          path: "/api/auth/register",
          headers: { "X-Forwarded-For": `203.0.${i >> 7}.${1 + (i % 128)}` },
          body: {
            userName: `Person ${i}`,
            userEmail: `person${i}@bench.example`,
            password: "potluck-bench",
          },
        });
      const isRefused = ({ status }) => status >= 300;
      const burst = await Promise.all(Array.from({ length: BURST }, login));
      const registrations = [];
      for (let i = 0; i < REGISTRATIONS; i++) registrations.push(await register(i));
      await others(2);
      const p99s = [];
      for (let round = 1; round <= ROUNDS; round++) {
        const all = Promise.all(Array.from({ length: LOGINS }, login));
        p99s.push(quantile((await others(5)).times, 0.99));
        await all;
      }
      return [
        expectNone(`refused of a burst of ${BURST} logins`, burst.filter(isRefused).length, BURST),
        expectNone(
          "refused registrations in a row",
          registrations.filter(isRefused).length,
          REGISTRATIONS,
        ),
        within(`p99 of other requests during ${LOGINS} logins`, median(p99s), 200),
      ];
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
