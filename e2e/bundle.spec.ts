import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./test";

/** The maximum size of a page's scripts, in kB (1,000 bytes) with Brotli. */
interface Limits {
  /** The size of the scripts that run before hydration completes. */
  alive: number;
  /** The size of all scripts that are fetched without user interaction. */
  fetched: number;
  styles: number;
}

const limits: [path: string, Limits][] = [
  ["/", { alive: 210, fetched: 240, styles: 13.5 }],
  ["/recipes", { alive: 210, fetched: 240, styles: 14.5 }],
  ["/recipes/1", { alive: 212, fetched: 242, styles: 15.5 }],
];

const STYLE = /<style nonce="[^"]*">([^<]*)<\/style>/;

const pathOf = (response: Response) => new URL(response.url()).pathname;

const compressed = (text: Buffer | string) => brotliCompressSync(text).length / 1000;

async function sizeOf(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + compressed(body), 0);
}

/** Measures the scripts of a visitor's page. */
async function measure(page: Page, path: string): Promise<Limits> {
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  // The last script to be fetched.
  const offline = page.waitForResponse(/\/assets\/startOffline-.*\.js$/);
  const html = await (await page.goto(path))!.text();
  const [, inlined = ""] = STYLE.exec(html)!;
  await offline;
  await page.waitForLoadState("networkidle");
  const files = (await page.locator("#initial-state").getAttribute("data-files"))!.split(" ");
  const scripts = responses.filter((response) => pathOf(response).endsWith(".js"));
  const fetchedStyles = responses.filter((response) => pathOf(response).endsWith(".css"));
  return {
    alive: await sizeOf(scripts.filter((response) => files.includes(pathOf(response)))),
    fetched: await sizeOf(scripts),
    styles: compressed(inlined) + (await sizeOf(fetchedStyles)),
  };
}

for (const [path, limit] of limits) {
  test(`${path} loads scripts and styles within their limits`, async ({ page }) => {
    const size = await measure(page, path);
    expect(size.alive).toBeGreaterThan(100);
    expect(size.alive).toBeLessThan(limit.alive);
    expect(size.fetched).toBeLessThan(limit.fetched);
    expect(size.styles).toBeLessThan(limit.styles);
  });
}

test("Scripts are sent in the compressed form that the build made", async ({ page }) => {
  const loaded = page.waitForResponse(/\/assets\/packages-.*\.js$/);
  await page.goto("/");
  const response = await loaded;
  expect(response.headers()["content-encoding"]).toBe("br");
  const sent = (await response.request().sizes()).responseBodySize;
  expect(sent).toBeLessThan(brotliCompressSync(await response.body()).length + 1000);
});
