import type { IDBPObjectStore } from "idb";
import { type Credentials, type OfflineData, openOfflineData } from "./openOfflineData";
import { isPending, type OutboxEntry } from "./OutboxEntry";
import { removeCredentials, writeCredentials } from "./credentials";
import { OUTBOX_CHANNEL, type OutboxMessage } from "./workerMessages";

type OutboxStore = IDBPObjectStore<OfflineData, ["outbox"], "outbox", "readwrite">;

/** Notifies all tabs of a change of the outbox. */
function announce(message: OutboxMessage): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Lists the unsent writes of a viewer, oldest first. */
export async function listOutbox(viewerId: number): Promise<OutboxEntry[]> {
  const db = await openOfflineData();
  return (await db.getAll("outbox")).filter((entry) => entry.viewerId === viewerId);
}

/**
 * Adds a write. It replaces an earlier write with the same key, but keeps its base version, because
 * the server's version may be newer.
 */
export async function addToOutbox(entry: OutboxEntry, { token }: Credentials): Promise<void> {
  const db = await openOfflineData();
  const transaction = db.transaction("outbox", "readwrite");
  const { store } = transaction;
  let { variables } = entry;
  for (const earlier of await store.getAll()) {
    if (earlier.viewerId !== entry.viewerId || earlier.key !== entry.key) continue;
    if ("version" in earlier.variables) {
      variables = { ...variables, version: earlier.variables["version"] };
    }
    await store.delete(earlier.id!);
  }
  await store.add({ ...entry, variables });
  await transaction.done;
  await writeCredentials({ viewerId: entry.viewerId, token });
  announce({ isSent: false, isWaiting: true });
}

/** Changes the outbox, and removes its credentials once nothing is pending. */
async function change(
  work: (store: OutboxStore) => Promise<unknown>,
  isSent = false,
): Promise<void> {
  const db = await openOfflineData();
  const transaction = db.transaction("outbox", "readwrite");
  await work(transaction.store);
  const isWaiting = (await transaction.store.getAll()).some(isPending);
  await transaction.done;
  if (!isWaiting) await removeCredentials();
  announce({ isSent, isWaiting });
}

/**
 * Removes a sent entry.
 * @param version the server's new version, which becomes the base of later writes
 */
export const entrySent = ({ id, key, viewerId }: OutboxEntry, version?: number): Promise<void> =>
  change(async (store) => {
    await store.delete(id!);
    for (const later of version === undefined ? [] : await store.getAll()) {
      if (later.viewerId !== viewerId || later.key !== key) continue;
      await store.put({ ...later, variables: { ...later.variables, version } });
    }
  }, true);

/** Updates an entry, unless it was replaced meanwhile. */
export const changeEntry = ({ id }: OutboxEntry, changes: Partial<OutboxEntry>): Promise<void> =>
  change(async (store) => {
    const storedEntry = await store.get(id!);
    if (storedEntry) await store.put({ ...storedEntry, ...changes });
  });

/** Removes an entry that its author has discarded. */
export const removeEntry = ({ id }: OutboxEntry): Promise<void> =>
  change((store) => store.delete(id!));

/** Resolves a conflict with a text, which replaces the server's version. */
export async function rewriteNote(
  entry: OutboxEntry & { conflict: { version: number } },
  text: string,
  token: string,
): Promise<void> {
  const { conflict, variables, viewerId } = entry;
  await writeCredentials({ viewerId, token });
  await changeEntry(entry, {
    variables: { ...variables, input: { text }, version: conflict.version },
    conflict: undefined,
  });
}
