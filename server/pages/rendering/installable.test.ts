import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import express from "express";
import { CurrentSettings } from "../../features/siteSettings/CurrentSettings";
import { getListeningUrl } from "../../config/getListeningUrl";
import { TestServer } from "../../testing/testServer";
import { noClient } from "./loadClient";
import { serviceWorker, webManifest } from "./installable";

const folder = mkdtempSync(join(tmpdir(), "client-"));
for (const locale of ["en", "de"]) {
  writeFileSync(join(folder, `manifest.${locale}.webmanifest`), JSON.stringify({ lang: locale }));
}
writeFileSync(join(folder, "serviceWorker.js"), "precacheAndRoute([]);");
const client = { ...noClient, folder };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({}, undefined, client);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}, on = server) =>
  fetch(on.url + path, { headers });

describe("The manifest", () => {
  it("is in the language of the browser", async () => {
    const german = await open("/manifest.webmanifest", { "Accept-Language": "de" });
    expect(german.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    expect(german.headers.get("cache-control")).toBe("no-cache");
    expect(german.headers.get("vary")).toMatch(/Cookie, Accept-Language/);
    expect(await german.json()).toMatchObject({
      lang: "de",
      name: "Potluck",
      short_name: "Potluck",
    });
    const english = await open("/manifest.webmanifest", { Cookie: "language=en" });
    expect(await english.json()).toMatchObject({ lang: "en" });
  });
});

describe("The service worker", () => {
  it("is revalidated at each use, and limited to its own origin", async () => {
    const worker = await open("/serviceWorker.js");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toMatch(/javascript/);
    expect(worker.headers.has("service-worker-allowed")).toBe(false);
    expect(await worker.text()).toBe("precacheAndRoute([]);");
  });

  it("is sent in the only response to its request", async () => {
    const lateRequests: string[] = [];
    const app = express()
      .get("/manifest.webmanifest", webManifest(folder, new CurrentSettings()))
      .get("/serviceWorker.js", serviceWorker(folder, { offline: true }))
      .use((request, _response, next) => {
        lateRequests.push(request.path);
        next();
      });
    const listening = app.listen(0, "127.0.0.1");
    await once(listening, "listening");
    for (const path of ["/serviceWorker.js", "/manifest.webmanifest"]) {
      expect((await fetch(getListeningUrl(listening) + path)).status).toBe(200);
    }
    // The server ends only when all requests have ended, which shows that no response is sent
    // twice.
    listening.close();
    await once(listening, "close");
    expect(lateRequests).toEqual([]);
  });

  it("is allowed by the content security policy, which allows no other addition", async () => {
    const { headers } = await open("/healthz");
    const policy = headers.get("content-security-policy")!.split(";");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("default-src 'self'");
    const scripts = policy.find((directive) => directive.startsWith("script-src "));
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')*$/);
  });

  it("removes itself and its stored responses if the operator has disabled it", async () => {
    const otherServer = await TestServer.startOn(
      server.database,
      { OFFLINE: "off" },
      undefined,
      client,
    );
    const response = await open("/serviceWorker.js", {}, otherServer);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const script = await response.text();
    await otherServer.close();

    const listeners: Record<string, (event: object) => void> = {};
    const removed: string[] = [];
    let unregistered = false;
    const worker = {
      addEventListener: (name: string, listener: (event: object) => void) =>
        (listeners[name] = listener),
      skipWaiting: async () => undefined,
      registration: { unregister: async () => (unregistered = true) },
    };
    const caches = {
      keys: async () => ["pictures", "precache"],
      delete: async (name: string) => removed.push(name),
    };
    runInNewContext(script, { self: worker, caches });
    let work: Promise<unknown> | undefined;
    listeners["activate"]!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
    expect(removed).toEqual(["pictures", "precache"]);
    expect(unregistered).toBe(true);
  });
});
