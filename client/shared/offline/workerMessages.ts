/** Asks a waiting service worker to take over if no other tab is open. */
export const ACTIVATE_IF_ALONE = "activate-if-alone";

/** What Background Sync knows the outbox by. */
export const SYNC_TAG = "outbox";

/** Where tabs and the service worker tell each other that the outbox has changed. */
export const OUTBOX_CHANNEL = "outbox";

/** What they tell of a change. */
export interface OutboxMessage {
  /** Whether an entry has reached the server; else, something about the outbox is different. */
  isSent: boolean;
  /** Whether anything was left to be sent right after the change: readers may see later changes already. */
  isWaiting: boolean;
}
