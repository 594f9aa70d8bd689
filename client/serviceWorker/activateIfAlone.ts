import { ACTIVATE_IF_ALONE } from "../shared/offline/workerMessages";

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes over from an older worker if only the page that has just been opened is there. Further tabs may still
 * need files of the older version, which this one removes.
 */
export function activateIfAlone(event: ExtendableMessageEvent): void {
  if (event.data !== ACTIVATE_IF_ALONE) return;
  const takeOver = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.length <= 1) await self.skipWaiting();
  };
  event.waitUntil(takeOver());
}
