import { ACTIVATE_IF_ALONE } from "../../shared/offline/workerMessages";
import { updateState } from "../../shared/offline/updateState";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Registers the service worker. A newer worker takes over now if this is the only tab, because its page was
 * just loaded from the network. Otherwise it waits, and the page announces a new version.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const registration = await serviceWorker.register("/serviceWorker.js").catch(() => null);
  if (!registration) return;
  registration.waiting?.postMessage(ACTIVATE_IF_ALONE);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // The worker is the first one if there is no active worker.
      if (installing.state === "installed" && registration.active) updateState.set(true);
    });
  });
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
