import { mkdtempSync, writeFileSync } from "node:fs";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
const base = process.argv[2];
for (const path of process.argv.slice(3)) {
  const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium", userDataDir: mkdtempSync("/tmp/lh-"), args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking"] });
  const page = await browser.newPage();
  const { lhr } = await lighthouse(base + path, { onlyCategories: ["performance"], logLevel: "error" }, undefined, page);
  const a = lhr.audits; const n = (id) => Math.round(a[id]?.numericValue ?? -1);
  console.log(path, Math.round(lhr.categories.performance.score*100), "FCP", n("first-contentful-paint"), "LCP", n("largest-contentful-paint"), "TBT", n("total-blocking-time"), "SI", n("speed-index"), "CLS", a["cumulative-layout-shift"].numericValue.toFixed(3), "bytes", n("total-byte-weight"), "tti", n("interactive"));
  writeFileSync(`/tmp/lh${path.replaceAll("/","_")}.json`, JSON.stringify(lhr));
  await browser.close();
}
