import { type Credentials, openOfflineData } from "./openOfflineData";
import { isPending, type OutboxEntry } from "./OutboxEntry";
import { removeCredentials, writeCredentials } from "./credentials";
import { OUTBOX_CHANNEL } from "./workerMessages";

/** Tells all tabs that the outbox has changed. */
function announce(): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** What somebody has written and the server does not have, oldest first. */
export async function listOutbox(viewerId: number): Promise<OutboxEntry[]> {
  const db = await openOfflineData();
  return (await db.getAll("outbox")).filter((entry) => entry.viewerId === viewerId);
}

/**
 * Adds a write. It replaces an earlier one of the same thing, but not the version that this was based on:
 * what the server has may be newer than both.
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
  announce();
}

/** Notes what has become of an entry; without changes it is done. */
export async function settleEntry(
  { id, key, viewerId }: OutboxEntry,
  change?: Partial<OutboxEntry>,
  writtenVersion?: number,
): Promise<void> {
  const db = await openOfflineData();
  const transaction = db.transaction("outbox", "readwrite");
  const { store } = transaction;
  const stored = await store.get(id!);
  if (stored && change) await store.put({ ...stored, ...change });
  else await store.delete(id!);
  // What was written while the entry was on its way is based on it.
  for (const later of writtenVersion === undefined ? [] : await store.getAll()) {
    if (later.viewerId !== viewerId || later.key !== key || later.id === id) continue;
    await store.put({ ...later, variables: { ...later.variables, version: writtenVersion } });
  }
  const waiting = (await store.getAll()).some(isPending);
  await transaction.done;
  if (!waiting) await removeCredentials();
  announce();
}

/** Decides a conflict for a text, which is sent in place of what the server has now. */
export async function rewriteNote(
  entry: OutboxEntry & Required<Pick<OutboxEntry, "conflict">>,
  text: string,
  token: string,
): Promise<void> {
  const { conflict, variables, viewerId } = entry;
  await writeCredentials({ viewerId, token });
  const change: Partial<OutboxEntry> = {
    variables: { ...variables, input: { text }, version: conflict.version },
  };
  await settleEntry(entry, { ...change, conflict: undefined });
}
