import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Pool, PoolClient } from "pg";
import type { DataSource } from "typeorm";
import type { FolderLock } from "./folderLock";

/** The request of a command, and the response that allows it to connect. */
const BORROW = "borrow\n";
const GRANTED = "granted\n";

/**
 * Lends the single connection of an embedded database to commands in other processes, one at a time. A
 * command connects to the lock of the folder and waits in the queue of statements. The loan ends when the
 * command closes its socket, which the system does if the command is killed.
 * @returns a function that recalls the connection when this process stops
 */
export function lendConnection(lock: FolderLock, db: DataSource): () => Promise<void> {
  const loans = new Set<Promise<void>>();
  const borrowers = new Set<Socket>();
  lock.onConnection((socket) => {
    borrowers.add(socket);
    const loan = lendTo(socket, db)
      .catch(() => undefined)
      .finally(() => {
        socket.destroy();
        borrowers.delete(socket);
        loans.delete(loan);
      });
    loans.add(loan);
  });
  return async () => {
    lock.onConnection((socket) => void socket.destroy());
    for (const socket of borrowers) socket.destroy();
    await Promise.all(loans);
  };
}

async function lendTo(socket: Socket, db: DataSource): Promise<void> {
  const closing = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  const request = await Promise.race([once(socket, "data"), closing]);
  // The request is ignored if it is empty, because processes that only check the lock send nothing.
  if (String(request) !== BORROW) return;
  // The cast is needed because TypeORM declares its driver's pool as `any`.
  const { master } = db.driver as unknown as { master: Pool };
  const connection: PoolClient = await master.connect();
  try {
    // The connection keeps its slot in the pool, so that the pool opens no other connection.
    await connection.end();
    socket.write(GRANTED);
    await closing;
  } finally {
    connection.release(true);
  }
}

/** A connection that another process has lent. */
export interface Loan {
  /** Returns the connection to the server. */
  end(): void;
}

/**
 * Borrows the connection of the process that has locked a folder.
 * @returns null if that process does not lend it, for example another command
 */
export async function borrowConnection(socketPath: string): Promise<Loan | null> {
  const socket = connect(socketPath);
  const answer = new Promise<string>((resolve) => {
    socket.once("data", (data) => resolve(String(data)));
    socket.once("close", () => resolve(""));
    socket.on("error", () => resolve(""));
  });
  socket.write(BORROW);
  if ((await answer) === GRANTED) return { end: () => void socket.end() };
  socket.destroy();
  return null;
}
