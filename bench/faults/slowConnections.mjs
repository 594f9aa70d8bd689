import { once } from "node:events";
import { createConnection } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { load, requestBytes } from "../harness/load.mjs";
import { quantile } from "../harness/statistics.mjs";
import { openPostgres, startPotluck, within } from "./harness.mjs";

const CONNECTIONS = 2_000;
const SECONDS = 20;

/** A connection that sends its request byte by byte, with pauses. */
async function openSlow(port) {
  const socket = createConnection(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n");
  const timer = setInterval(() => socket.write("X"), 3_000);
  const openedAt = performance.now();
  const open = { socket, ms: Infinity };
  socket.once("close", () => {
    clearInterval(timer);
    open.ms = performance.now() - openedAt;
  });
  return open;
}

/** Opens many connections whose requests never become complete. */
export const slowConnections = {
  name: "slow-connections",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({ databaseUrl: postgres.url });
    const sockets = [];
    try {
      for (let i = 0; i < CONNECTIONS; i += 100) {
        const some = Array.from({ length: 100 }, () => openSlow(server.port));
        sockets.push(...(await Promise.all(some)));
      }
      await sleep(500);
      const bytes = requestBytes({ path: "/api/recipes?first=24" });
      const request = () => ({ bytes });
      await load({ port: server.port, connections: 2, seconds: 2, request });
      const { times } = await load({
        port: server.port,
        connections: 2,
        seconds: SECONDS,
        request,
      });
      return [
        within("their connections are closed", Math.max(...sockets.map(({ ms }) => ms)), 10_500),
        within(
          `p99 of other requests with ${CONNECTIONS} slow connections`,
          quantile(times, 0.99),
          100,
        ),
      ];
    } finally {
      for (const { socket } of sockets) socket.destroy();
      await server.stop();
      await postgres.stop();
    }
  },
};
