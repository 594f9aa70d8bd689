import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { getReason } from "../../lib/getReason";
import type { EmbeddedSettings } from "./DatabaseThread";

/**
 * Runs the embedded PostgreSQL in its own thread, since it would block all other requests of the server. It
 * serves the PostgreSQL protocol on a socket, to one connection at a time, because it would mix the
 * responses of several.
 */
async function serve({ dataDir, seed, socketPath }: EmbeddedSettings) {
  const db = await PGlite.create({
    dataDir,
    ...(seed ? { loadDataDir: new Blob([await readFile(seed)]) } : {}),
  });
  endAfterPanic(db);
  // The limit of two connections covers the moment between the end of a connection and its
  // detection.
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

/** Matches the message of an error that requires a restart, in the bytes of the protocol. */
const PANIC = /^VPANIC\0.*?\0M([^\0]*)\0/s;

const findPanic = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = text.indexOf("VPANIC\0");
  return start < 0 ? undefined : PANIC.exec(text.toString("utf8", start))?.[1];
};

/**
 * Ends the thread after a panic, for example if the database cannot write its log. PostgreSQL would end its
 * own process; PGlite continues and fails every statement.
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
      // The error is not from a statement, because errors of statements are part of the protocol
      // and are not thrown.
      reason = getReason(error);
      throw error;
    } finally {
      if (reason !== undefined) endThread(reason);
    }
  };
}

/** Ends this thread after its latest response has been sent. */
function endThread(reason: string): void {
  setTimeout(() => {
    throw new Error(reason);
  }, 10);
}

serve(workerData as EmbeddedSettings).catch((error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
});
