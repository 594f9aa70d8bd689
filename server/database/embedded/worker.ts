import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { getReason } from "../../lib/reasonOf";
import type { EmbeddedSettings } from "./DatabaseThread";

/**
 * The embedded PostgreSQL in a thread of its own, since it would starve every other request in the
 * server's. It speaks the ordinary protocol on a socket, to one connection at a time: of several that send
 * statements it mixes the answers.
 */
async function serve({ dataDir, seed, socketPath }: EmbeddedSettings) {
  const db = await PGlite.create({
    dataDir,
    ...(seed ? { loadDataDir: new Blob([await readFile(seed)]) } : {}),
  });
  endAfterPanic(db);
  // The second one covers the moment in which a connection has ended and the thread does not have it yet.
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
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

/** The message of an error after which PostgreSQL has to be started again, among the bytes of its protocol. */
const PANIC = /^VPANIC\0.*?\0M([^\0]*)\0/s;

const findPanic = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = text.indexOf("VPANIC\0");
  return start < 0 ? undefined : PANIC.exec(text.toString("utf8", start))?.[1];
};

/**
 * Ends the thread when the database has given up, as it does if it cannot write its log of changes: in a process
 * of its own it would end itself. Here it goes on, and answers every statement with an error.
 */
function endAfterPanic(db: PGlite): void {
  const execute = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    let reason: string | undefined;
    const onRawData = (bytes: Uint8Array) => {
      reason ??= findPanic(bytes);
      options.onRawData(bytes);
    };
    try {
      await execute(message, { ...options, onRawData });
    } catch (error) {
      // Errors of statements are not thrown: they are part of the protocol.
      reason = getReason(error);
      throw error;
    } finally {
      if (reason !== undefined) endThread(reason);
    }
  };
}

/** Ends this thread, once its latest response has been sent. */
function endThread(reason: string): void {
  setTimeout(() => {
    throw new Error(reason);
  }, 10);
}

serve(workerData as EmbeddedSettings).catch((error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
});
