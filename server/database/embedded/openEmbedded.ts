import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { copyEmptyCluster } from "./emptyCluster";
import { getReason } from "../../lib/getReason";
import { DamagedDatabase, findDamage, findDamagedPage } from "./damage";
import { DatabaseThread, type EmbeddedSettings } from "./DatabaseThread";
import { FolderInUseError, type FolderLock, lockFolder, makePrivateFolder } from "./folderLock";
import { borrowConnection } from "./lending";

/** A running embedded database. */
export interface Embedded {
  /** The folder of the socket to which the driver connects. */
  socketFolder: string;
  /** Returns true if the database is available, and false while its thread is restarted. */
  isRunning(): boolean;
  /** Returns the complete data folder as one file, from which another database can start. */
  dump(): Promise<Uint8Array>;
  /** The lock of the database's folder; null for a database in memory. */
  lock: FolderLock | null;
  /** The folder of the database's files; null for a database in memory. */
  cluster: string | null;
  /** Stops the database and unlocks the folder. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a folder, or creates it in a new folder. If its thread ends, another one
 * is started.
 * @param onFailed receives the reason why the thread has ended or could not start
 * @throws FolderInUseError while another process has the folder
 * @throws DamagedDatabase
 */
export async function openEmbedded(
  dataDir: string,
  onFailed: (error: Error) => void = () => undefined,
): Promise<Embedded> {
  makePrivateFolder(dataDir);
  const folder = realpathSync(dataDir);
  const socketFolder = makeSocketFolder(folder);
  const lock = await lockFolder(folder, getLockPath(socketFolder));
  const cluster = join(folder, "postgres");
  try {
    await copyEmptyCluster(cluster);
    const embedded = await startCluster(cluster, socketFolder, lock, onFailed);
    return { ...embedded, lock, cluster };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Starts the database of a folder, unless it is damaged. */
async function startCluster(
  cluster: string,
  socketFolder: string,
  { release }: FolderLock,
  onFailed: (error: Error) => void,
): Promise<Embedded> {
  const isNew = !existsSync(cluster);
  const damage = isNew ? null : findDamage(cluster);
  if (damage) throw new DamagedDatabase(cluster, damage);
  try {
    return await startThread({ dataDir: cluster }, socketFolder, release, onFailed);
  } catch (cause) {
    if (isNew || (cause as { code?: unknown }).code !== undefined) throw cause;
    const damagedPage =
      findDamagedPage(cluster) ?? `PostgreSQL does not start (${getReason(cause)})`;
    throw new DamagedDatabase(cluster, damagedPage, { cause });
  }
}

const getLockPath = (socketFolder: string) => join(socketFolder, "data", "in-use.sock");

/**
 * Connects to the embedded database of a folder that a running server has opened.
 * @throws FolderInUseError if that process does not lend its connection
 */
export async function borrowEmbedded(dataDir: string) {
  const folder = realpathSync(dataDir);
  const socketFolder = makeSocketFolder(folder);
  const loan = await borrowConnection(getLockPath(socketFolder));
  if (!loan) throw new FolderInUseError(folder);
  return { socketFolder, close: async () => loan.end() };
}

/** Opens a database in memory for tests, from a seed file or empty. */
export function openInMemory(seed?: string): Promise<Embedded> {
  const socketFolder = mkdtempSync(join(tmpdir(), "potluck-"));
  return startThread({ dataDir: "memory://", ...(seed ? { seed } : {}) }, socketFolder, () =>
    rmSync(socketFolder, { recursive: true, force: true }),
  );
}

/**
 * Creates a short folder with a link to the data folder, because the path of a socket is limited to about
 * 100 bytes. The same data folder always gets the same short folder.
 */
function makeSocketFolder(folder: string): string {
  const folderHash = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  // The ID is the fallback, because the user may have no name in a container.
  const user = process.getuid?.() ?? userInfo().username;
  const socketFolder = join(tmpdir(), `potluck-${user}-${folderHash}`);
  makePrivateFolder(socketFolder);
  const link = join(socketFolder, "data");
  linkFolder(folder, link);
  return socketFolder;
}

/** Links to a folder. Concurrent processes create the same link. */
function linkFolder(folder: string, link: string): void {
  const partial = `${link}.${process.pid}`;
  rmSync(partial, { force: true });
  symlinkSync(folder, partial);
  renameSync(partial, link);
}

/** @param onFailed without it, the database is not restarted */
async function startThread(
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
    lock: null,
    cluster: null,
    async close() {
      await thread.stop();
      release();
    },
  };
}
