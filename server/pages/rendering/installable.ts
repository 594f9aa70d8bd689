import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import type { Config } from "../../config/config";
import type { CurrentSettings } from "../../features/siteSettings/CurrentSettings";
import { readLocale } from "../../http/readLocale";

/**
 * A script that replaces a disabled service worker: it deletes the stored responses, and then
 * unregisters itself. Browsers fetch it with the next page that is opened, and once a day.
 */
const REMOVING_WORKER = `
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => {
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        await self.registration.unregister();
      })(),
    );
  });
`;

/** Handles the manifest of the application, in the language of a request and with the name of the site. */
export const webManifest =
  (folder: string, siteSettings: Pick<CurrentSettings, "siteName" | "values">): RequestHandler =>
  async (request, response) => {
    const { defaultLocale } = siteSettings.values;
    const name = siteSettings.siteName;
    response.set("Cache-Control", "no-cache").vary("Cookie, Accept-Language");
    const file = `manifest.${readLocale(request, defaultLocale)}.webmanifest`;
    response.type("application/manifest+json");
    const manifest = JSON.parse(await readFile(join(folder, file), "utf8")) as object;
    response.send(JSON.stringify({ ...manifest, name, short_name: name }));
  };

/** Handles the service worker. */
export const serviceWorker =
  (folder: string, { offline }: Pick<Config, "offline">): RequestHandler =>
  (_request, response) => {
    // The header requires revalidation, because a browser must not continue with an old worker
    // after a deployment.
    response.set("Cache-Control", "no-cache").type("text/javascript");
    if (!offline) response.send(REMOVING_WORKER);
    else response.sendFile(join(folder, "serviceWorker.js"), { cacheControl: false });
  };
