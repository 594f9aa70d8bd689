/** The message that makes a waiting service worker take over if no other tab is open. */
export const ACTIVATE_IF_ALONE = "activate-if-alone";

/** The Background Sync tag of the outbox. */
export const SYNC_TAG = "outbox";

/** The channel on which tabs and the service worker announce changes of the outbox. */
export const OUTBOX_CHANNEL = "outbox";

/** The message about a change of the outbox. */
export interface OutboxMessage {
  /** True if an entry was sent; false for other changes. */
  isSent: boolean;
  /** True if entries were pending right after the change; the outbox may have changed since. */
  isWaiting: boolean;
}
