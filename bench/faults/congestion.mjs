import { openDatabase } from "../harness/database.mjs";
import { load, requestBytes } from "../harness/load.mjs";
import { startServer } from "../harness/processes.mjs";
import { median } from "../harness/statistics.mjs";
import { untilReady } from "./harness.mjs";

const RECIPES = 1_000;
const AT_CAPACITY = [50, 200];
const OVERLOAD = 800;
const SECONDS = Number(process.env.FAULT_SECONDS ?? 10);
const ROUNDS = 3;

/** Counts the requests answered with 200 per second. */
async function goodput(server, connections, path) {
  const bytes = requestBytes({ path });
  const { sent, failures, times } = await load({
    port: server.port,
    connections,
    seconds: SECONDS,
    request: () => ({ bytes }),
  });
  const failureCount = Object.values(failures).reduce((sum, count) => sum + count, 0);
  // The last requests are answered after the end.
  const seconds = SECONDS + Math.max(...times.slice(-connections)) / 1000;
  return { good: (sent - failureCount) / seconds, failures };
}

const PATH = "/api/recipes?first=24&sort=best";

/** Sends more requests than the server can handle; the throughput must not drop. */
export const congestion = {
  name: "congestion",
  async run() {
    const database = await openDatabase(RECIPES, { cache: true });
    const server = await startServer("Potluck", { databaseUrl: database.url });
    try {
      await untilReady(server);
      await goodput(server, AT_CAPACITY[0], PATH);
      const ratios = [];
      for (let round = 1; round <= ROUNDS; round++) {
        const alone = [];
        for (const connections of AT_CAPACITY) {
          alone.push((await goodput(server, connections, PATH)).good);
        }
        const goodputUnderLoad = await goodput(server, OVERLOAD, PATH);
        const capacity = Math.max(...alone);
        ratios.push(goodputUnderLoad.good / capacity);
        console.error(
          `${AT_CAPACITY.join(" and ")} connections: ${alone.map(Math.round).join(" and ")} good responses per second; ` +
            `${OVERLOAD}: ${Math.round(goodputUnderLoad.good)}, refused ${JSON.stringify(goodputUnderLoad.failures)}`,
        );
      }
      const ratio = median(ratios);
      return [
        {
          promise: `goodput at ${OVERLOAD} connections at least 80 % of that at ${AT_CAPACITY.join(" or ")}`,
          measured: `${(100 * ratio).toFixed(0)} %`,
          isKept: ratio >= 0.8,
        },
      ];
    } finally {
      await server.stop();
      await database.stop();
    }
  },
};
