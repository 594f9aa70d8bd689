import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { EmbeddedSettings } from "./openEmbedded";

/**
 * The embedded PostgreSQL in a thread of its own, since it would starve every other request in the
 * server's. It speaks the ordinary protocol on a socket, to one connection: with more than one it
 * mixes their answers.
 */
async function serve({ dataDir, seed, socketPath }: EmbeddedSettings) {
  const db = await PGlite.create({
    dataDir,
    ...(seed ? { loadDataDir: new Blob([await readFile(seed)]) } : {}),
  });
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 });
  await server.start();
  parentPort?.on("message", (message: "stop" | "dump") => {
    void (message === "stop" ? stop() : dump());
  });
  parentPort?.postMessage({ ready: true });

  async function stop() {
    await server.stop();
    await db.close();
    parentPort?.close();
  }

  async function dump() {
    const file = await db.dumpDataDir("none");
    parentPort?.postMessage({ dumped: new Uint8Array(await file.arrayBuffer()) });
  }
}

serve(workerData as EmbeddedSettings).catch((error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
});
