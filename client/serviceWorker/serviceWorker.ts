import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { type ManifestEntry, showPage } from "./showPage";
import { isPicture, showPicture } from "./showPicture";
import { activateIfAlone } from "./activateIfAlone";
import { sendInBackground } from "./sendInBackground";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] };

/** Paths that are not screens; their responses are never replaced. */
const NO_SCREENS =
  /^\/(graphql|api|playground|covers|photos|assets|icons|mail|healthz|readyz|metrics)(\/|$)|\.\w+$/;

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(new NavigationRoute(showPage, { denylist: [NO_SCREENS] }));
registerRoute(isPicture, showPicture);

self.addEventListener("message", activateIfAlone);
self.addEventListener("sync", sendInBackground);
