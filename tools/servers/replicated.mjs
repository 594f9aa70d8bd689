/**
 * Runs a PostgreSQL server with streaming replicas until its input ends: `node tools/servers/replicated.mjs
 * 2`. Prints their addresses as a line of JSON. The input lines `stop 0` and `start 0` stop and start a
 * replica, `freeze` and `thaw` the primary; each is answered by a line.
 */
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { listFamily } from "./processes.mjs";
import { copyServer, startPostgres } from "./postgres.mjs";
import { freePort, stopAllServers, temporaryFolder } from "./throwAway.mjs";

const count = Number(process.argv[2] ?? 1);

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

/** Waits until a listening server has recovered and responds. */
async function untilAnswering(server, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: server.url });
    try {
      await client.connect();
      return server;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** @param {import("./throwAway.mjs").ThrowAwayServer & { port: number }} primary */
async function makeReplica(primary) {
  const { path: folder } = temporaryFolder("replica");
  const port = await freePort();
  copyServer(primary.port, folder);
  const settings = { hot_standby_feedback: "on" };
  const start = async () => untilAnswering(await startPostgres({ folder, port, settings }));
  return { start, server: await start() };
}

/** The frozen processes of the primary. */
let frozen = [];
function resumeReplay() {
  for (const pid of frozen) process.kill(pid, "SIGCONT");
  frozen = [];
}
// The processes are resumed at exit, because a frozen process cannot end.
process.on("exit", resumeReplay);

try {
  const primary = await untilAnswering(await startPostgres());
  const replicas = [];
  for (let i = 0; i < count; i++) replicas.push(await makeReplica(primary));
  const describeServer = ({ url, pid }) => ({ url, pid });
  const print = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  print({
    primary: describeServer(primary),
    replicas: replicas.map(({ server }) => describeServer(server)),
  });
  const commands = {
    stop: (replica) => replica.server.stop(),
    async start(replica) {
      replica.server = await replica.start();
    },
    freeze() {
      frozen = listFamily(primary.pid);
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw: resumeReplay,
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, index] = line.split(" ");
    await commands[command](replicas[Number(index)]);
    print(command);
  }
} finally {
  resumeReplay();
  await stopAllServers();
}
