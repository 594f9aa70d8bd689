import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "node:http";
import { isAlive, expectNone, openPostgres, startPotluck, within } from "./harness.mjs";

const CLIENTS = 50;

/** Sends requests on a persistent connection until connections are refused. */
async function customer(server, broken) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answerCount = 0;
  for (;;) {
    try {
      await new Promise((resolve, reject) => {
        const message = request(`${server.url}/api/recipes?first=24`, { agent }, (answer) =>
          answer.resume().once("end", resolve).once("error", reject),
        );
        message.once("error", reject).end();
      });
      answerCount++;
    } catch (error) {
      if (error.code === "ECONNREFUSED") return answerCount;
      broken.push(error.code ?? error.message);
    }
  }
}

/** Stops the server under load. */
export const sigterm = {
  name: "sigterm",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({ databaseUrl: postgres.url });
    try {
      const broken = [];
      const customers = Array.from({ length: CLIENTS }, () => customer(server, broken));
      await sleep(2_000);
      process.kill(server.pid, "SIGTERM");
      const begin = performance.now();
      while (isAlive(server) && performance.now() - begin < 30_000) await sleep(20);
      const ms = performance.now() - begin;
      const answerCount = (await Promise.all(customers)).reduce((a, b) => a + b);
      return [
        expectNone(
          `no reset connection (${[...new Set(broken)].join()})`,
          broken.length,
          answerCount,
        ),
        within("exit after SIGTERM", ms, 10_000),
      ];
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
