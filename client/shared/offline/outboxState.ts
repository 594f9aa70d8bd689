import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";
import type { OutboxEntry } from "./OutboxEntry";

const noEntries: readonly OutboxEntry[] = [];

/** The viewer's outbox in this page's memory. The database is the source, but its code loads late. */
export const outboxState = makeObservable(noEntries);

/** Returns the viewer's unsent writes. */
export const useOutbox = (): readonly OutboxEntry[] =>
  useSyncExternalStore(outboxState.subscribe, outboxState.get, () => noEntries);

/** Returns the outbox entry with a key, such as `note:7`. */
export const useOutboxEntry = (key: string): OutboxEntry | undefined =>
  useOutbox().find((entry) => entry.key === key);
