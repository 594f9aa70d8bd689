import { createHash } from "node:crypto";
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { copyEmptyCluster } from "./emptyCluster";
import { DatabaseThread, type EmbeddedSettings } from "./DatabaseThread";
import { lockFolder, makePrivateFolder } from "./folderLock";

/** A running embedded database. */
export interface Embedded {
  /** The folder whose socket the driver connects to. */
  socketFolder: string;
  /** Whether it can be used; not while its thread has ended and another one is being started. */
  isRunning(): boolean;
  /** The whole data folder as one file, to start another database from. */
  dump(): Promise<Uint8Array>;
  /** Stops the database and gives the folder back. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a folder; makes it when the folder is new. If its thread ends, another one is
 * started.
 * @param onFailed hears why the thread has ended or could not be started
 * @throws FolderInUse while another process has the folder
 */
export async function openEmbedded(
  dataDir: string,
  onFailed: (error: Error) => void = () => undefined,
): Promise<Embedded> {
  makePrivateFolder(dataDir);
  const folder = realpathSync(dataDir);
  const socketFolder = socketFolderOf(folder);
  const unlock = await lockFolder(folder, join(socketFolder, "data", "in-use.sock"));
  const cluster = join(folder, "postgres");
  try {
    await copyEmptyCluster(cluster);
    return await start({ dataDir: cluster }, socketFolder, unlock, onFailed);
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
  // A container may run as a user that has an id, but no name.
  const user = process.getuid?.() ?? userInfo().username;
  const socketFolder = join(tmpdir(), `potluck-${user}-${short}`);
  makePrivateFolder(socketFolder);
  const link = join(socketFolder, "data");
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return socketFolder;
}

/** @param onFailed without it, the database is not started again */
async function start(
  settings: Omit<EmbeddedSettings, "socketPath">,
  socketFolder: string,
  release: () => void,
  onFailed?: (error: Error) => void,
): Promise<Embedded> {
  const socketPath = join(socketFolder, ".s.PGSQL.5432");
  const thread = new DatabaseThread({ ...settings, socketPath }, onFailed);
  await thread.start();
  return {
    socketFolder,
    isRunning: () => thread.isRunning,
    dump: () => thread.dump(),
    async close() {
      await thread.stop();
      release();
    },
  };
}
