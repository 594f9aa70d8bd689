import { mkdirSync, renameSync, rmSync, linkSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";

/** The error for a folder that another running process has locked. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another process is using the data directory ${folder}. Stop it, or set DATA_DIR to another directory.`,
    );
  }
}

/** A locked folder. */
export interface FolderLock {
  /** Releases the lock. */
  release(): void;
  /**
   * Sets the handler for other processes that connect to the lock. Without a handler, they are
   * disconnected.
   */
  onConnection(handler: (socket: Socket) => void): void;
}

/**
 * Locks a folder for this process by listening on a socket in it. The system closes the socket whenever the
 * process ends, so a folder never stays locked. A process id in a file would survive a `kill -9` and recur
 * in containers.
 * @param folder the path for the error message
 * @param socketPath a path short enough for a socket (about 100 bytes)
 */
export async function lockFolder(folder: string, socketPath: string): Promise<FolderLock> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const lock = await listen(socketPath);
    if (lock) return lock;
    if (await isAnswering(socketPath)) throw new FolderInUseError(folder);
    await removeDeadSocket(folder, socketPath);
  }
  throw new FolderInUseError(folder);
}

const disconnect = (socket: Socket) => void socket.destroy();

function listen(path: string): Promise<FolderLock | null> {
  return new Promise((resolve, reject) => {
    let handle: (socket: Socket) => void = disconnect;
    const server: Server = createServer((socket) => handle(socket));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve({
        release() {
          server.close();
        },
        onConnection: (handler) => (handle = handler),
      });
    });
  });
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });
}

/**
 * Removes the socket of a dead process. If two processes do this at once, the slower one would remove the
 * live socket of the other. Therefore the socket is moved aside, checked again, and restored if it is live.
 */
async function removeDeadSocket(folder: string, path: string): Promise<void> {
  const asidePath = `${path}.${process.pid}`;
  try {
    renameSync(path, asidePath);
  } catch {
    return;
  }
  const isLive = await isAnswering(asidePath);
  if (isLive) linkSync(asidePath, path);
  rmSync(asidePath, { force: true });
  if (isLive) throw new FolderInUseError(folder);
}

/** Creates a folder that only this user can enter. */
export const makePrivateFolder = (path: string) =>
  mkdirSync(path, { recursive: true, mode: 0o700 });
