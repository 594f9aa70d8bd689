import { matchPrecache } from "workbox-precaching";
import { NetworkOnly } from "workbox-strategies";
import { TIMEOUT_SECONDS } from "./timeout";

/** A file that is stored when the worker is installed. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

/** The page that every screen can be opened in; it is the same for everybody and contains no data. */
const SHELL = "/offline";

/**
 * Opens screens from the network. Without one, or if that takes too long, the stored page is shown, which
 * renders the screen from what this browser has stored. Pages of the server are never stored: they
 * belong to whoever they were rendered for.
 */
export const showPage = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
});
