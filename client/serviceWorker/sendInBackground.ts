import { SYNC_TAG } from "../shared/offline/workerMessages";
import { readCredentials } from "../shared/offline/credentials";
import { sendLogouts } from "../shared/offline/logouts";
import { sendOutbox } from "../shared/offline/sendOutbox";

/** An event of the Background Sync API, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

async function send(): Promise<void> {
  const hasLoggedOut = await sendLogouts();
  const credentials = await readCredentials();
  const hasSentAll = !credentials || (await sendOutbox(credentials));
  // The browser repeats a failed sync event.
  if (!hasLoggedOut || !hasSentAll) throw new Error("Not everything could be sent yet.");
}

/** Sends offline logouts and writes, even while no page is open. */
export function sendInBackground(event: Event): void {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === SYNC_TAG) waitUntil.call(event, send());
}
