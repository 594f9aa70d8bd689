import { SYNC_TAG } from "../shared/offline/workerMessages";
import { readCredentials } from "../shared/offline/credentials";
import { sendOutbox } from "../shared/offline/sendOutbox";

/** An event of the Background Sync API, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

async function send(): Promise<void> {
  const credentials = await readCredentials();
  if (!credentials) return;
  const hasSentAll = await sendOutbox(credentials);
  // The browser then tries again later.
  if (!hasSentAll) throw new Error("The changes could not be sent yet.");
}

/** Sends what was written without a connection, also while no page is open. */
export function sendInBackground(event: Event): void {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === SYNC_TAG) waitUntil.call(event, send());
}
