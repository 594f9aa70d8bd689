import { createHash } from "node:crypto";
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { threadFile } from "../../lib/threadFile";
import { copyEmptyCluster } from "./emptyCluster";
import { lockFolder, makePrivateFolder } from "./folderLock";

/** The data of the database's worker thread. */
export interface EmbeddedSettings {
  dataDir: string;
  /** A dump of a data folder to start from. */
  seed?: string;
  socketPath: string;
}

/** A running embedded database. */
export interface Embedded {
  /** The folder whose socket the driver connects to. */
  socketFolder: string;
  /** The whole data folder as one file, to start another database from. */
  dump(): Promise<Uint8Array>;
  /** Stops the database and gives the folder back. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a folder; makes it when the folder is new.
 * @throws FolderInUse while another process has the folder
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  makePrivateFolder(dataDir);
  const folder = realpathSync(dataDir);
  const socketFolder = socketFolderOf(folder);
  const unlock = await lockFolder(folder, join(socketFolder, "data", "in-use.sock"));
  const cluster = join(folder, "postgres");
  try {
    await copyEmptyCluster(cluster);
    return await start({ dataDir: cluster }, socketFolder, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database in memory, from a seed file or empty: what tests use. */
export function openInMemory(seed?: string): Promise<Embedded> {
  const socketFolder = mkdtempSync(join(tmpdir(), "potluck-"));
  return start({ dataDir: "memory://", ...(seed ? { seed } : {}) }, socketFolder, () =>
    rmSync(socketFolder, { recursive: true, force: true }),
  );
}

/**
 * Sockets need a path of about 100 bytes at most, and the data folder may lie deeper: they are
 * reached through a short folder that links to it, the same one for the same data folder.
 */
function socketFolderOf(folder: string): string {
  const short = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const socketFolder = join(tmpdir(), `potluck-${userInfo().username}-${short}`);
  makePrivateFolder(socketFolder);
  const link = join(socketFolder, "data");
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return socketFolder;
}

async function start(
  settings: Omit<EmbeddedSettings, "socketPath">,
  socketFolder: string,
  release: () => void,
): Promise<Embedded> {
  const socketPath = join(socketFolder, ".s.PGSQL.5432");
  rmSync(socketPath, { force: true });
  const { filename, execArgv } = threadFile(join(__dirname, "worker"));
  const worker = new Worker(filename, { execArgv, workerData: { ...settings, socketPath } });
  await answerOf(worker, "ready");
  return {
    socketFolder,
    async dump() {
      worker.postMessage("dump");
      return (await answerOf(worker, "dumped")) as Uint8Array;
    },
    async close() {
      const gone = new Promise((resolve) => worker.once("exit", resolve));
      worker.postMessage("stop");
      await gone;
      release();
    },
  };
}

function answerOf(worker: Worker, kind: "ready" | "dumped"): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (message: Record<string, unknown>) =>
      kind in message
        ? resolve(message[kind])
        : reject(new Error(`The embedded database did not start: ${String(message["failed"])}`)),
    );
  });
}
