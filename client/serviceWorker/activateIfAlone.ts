import { ACTIVATE_IF_ALONE } from "../shared/offline/workerMessages";

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes over from an older worker if only one page is open. Other tabs may still need files of the older
 * version, which this worker removes.
 */
export function activateIfAlone(event: ExtendableMessageEvent): void {
  if (event.data !== ACTIVATE_IF_ALONE) return;
  const takeOver = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.length <= 1) await self.skipWaiting();
  };
  event.waitUntil(takeOver());
}
