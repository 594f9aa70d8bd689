import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";
import type { OutboxEntry } from "./OutboxEntry";

const none: readonly OutboxEntry[] = [];

/** The viewer's outbox as this page knows it. The database has it, and the code around that is loaded late. */
export const outboxState = makeObservable(none);

/** What the viewer has written and the server does not have. */
export const useOutbox = (): readonly OutboxEntry[] =>
  useSyncExternalStore(outboxState.subscribe, outboxState.get, () => none);

/** The entry of the outbox that changes something, such as `note:7`. */
export const useOutboxEntry = (key: string): OutboxEntry | undefined =>
  useOutbox().find((entry) => entry.key === key);
