import { SYNC_TAG } from "./workerMessages";

/** The Background Sync API, which only some browsers have. */
interface WithSync {
  sync?: { register(tag: string): Promise<void> };
}

/** Registers a background sync, in which the service worker sends the outbox. */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // The next page sends the outbox if the browser lacks this API.
  await (registration as WithSync | undefined)?.sync?.register(SYNC_TAG).catch(() => undefined);
}
