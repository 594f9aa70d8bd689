/**
 * Runs Lighthouse on the built application with its demo data: `node bench/lighthouse.mjs`, after `npm ci
 * --prefix bench`; optionally for given paths only. The exit code is 1 if a page misses an accessibility or
 * best-practice check or, being public, an SEO check. Performance is measured three times and only printed,
 * with largest contentful paint, blocking time and Lighthouse's benchmark of the machine. The throttled phone
 * has a quarter of the machine's speed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";
import sharp from "sharp";
import { findChromium } from "../tools/findProgram.mjs";
import { startApplication } from "../tools/startApplication.mjs";

const ROUNDS = 3;
const MEMBER = { userEmail: "member@potluck.example", password: "potluck-demo" };
const CONTRIBUTOR = { ...MEMBER, userEmail: "contributor@potluck.example" };
const CATEGORIES = ["accessibility", "best-practices", "seo", "performance"];

const chromium = findChromium();
if (!chromium) throw new Error("no Chromium (apt-get install chromium, or CHROMIUM_PATH)");

/** The pages and their categories that must be perfect; SEO does not apply to members' pages. */
const pagesFor = (session, withPhotos) => [
  { path: "/", perfect: CATEGORIES.slice(0, 3) },
  { path: "/recipes", perfect: CATEGORIES.slice(0, 3) },
  { path: "/recipes/1", perfect: CATEGORIES.slice(0, 3) },
  { path: `/recipes/${withPhotos}`, perfect: CATEGORIES.slice(0, 3) },
  ...["/", "/recipes", "/recipes/1", `/users/${session.user.userId}`].map((path) => ({
    path,
    perfect: CATEGORIES.slice(0, 2),
    session,
  })),
];

/** Sends JSON to the REST API and returns the response. */
async function post(base, path, body, token) {
  const isPicture = Buffer.isBuffer(body);
  const answer = await fetch(`${base}/api${path}`, {
    method: "POST",
    headers: {
      "Content-Type": isPicture ? "image/jpeg" : "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: isPicture ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} refuses: ${await answer.text()}`);
  return answer.json();
}

/** A picture with the detail of a photograph. */
const photo = (hue) =>
  sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: hue,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .blur(2)
    .tint(hue)
    .jpeg()
    .toBuffer();

/** Uploads two photos and creates a recipe with them as a contributor; returns its key. */
async function recipeWithPhotos(base) {
  const { token } = await post(base, "/auth/login", CONTRIBUTOR);
  const photoIds = [];
  for (const hue of ["tomato", "olive"]) {
    photoIds.push((await post(base, "/photos", await photo(hue), token)).photoId);
  }
  const recipe = {
    recipeName: "Soup with photos",
    recipeInstructions: "Chop it all.\nSimmer for 20 minutes.\nEat.",
    categoryId: 1,
    difficultyId: 1,
    description: "Looks as good as it tastes.",
    photoIds,
  };
  return (await post(base, "/recipes", recipe, token)).recipeId;
}

/** Opens a separate browser, with a session if the page requires one. */
async function withPage(base, session, use) {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = await puppeteer.launch({
    executablePath: chromium,
    userDataDir: profile,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const page = await browser.newPage();
    if (session) {
      // Opens a URL of the site that runs no script.
      await page.goto(`${base}/favicon.svg`);
      const storageItems = { user: JSON.stringify(session.user), token: session.token };
      await page.evaluate(async (things) => {
        Object.assign(localStorage, things);
        // Sets the session cookie for rendered pages, as the first page after a login does.
        await fetch("/graphql", {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${things.token}` },
          body: JSON.stringify({ query: "{ viewer { name } }" }),
        });
      }, storageItems);
    }
    return await use(page);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** One run: scores from 0 to 100, and the titles of failed audits. */
async function measure(base, { path, session }, form) {
  const { lhr } = await withPage(base, session, (page) =>
    lighthouse(
      `${base}${path}`,
      { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" },
      form === "desktop" ? desktopConfig : undefined,
      page,
    ),
  );
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== path) {
    throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
  );
  const listFaults = (name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => `${name}: ${lhr.audits[id].title} (${id})`);
  const readValue = (id) => lhr.audits[id].numericValue;
  const stats = {
    paintMs: readValue("largest-contentful-paint"),
    blockingMs: readValue("total-blocking-time"),
    speed: lhr.environment.benchmarkIndex,
  };
  return { scores, stats, faultsOf: listFaults };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const application = await startApplication();
try {
  const session = await post(application.url, "/auth/login", MEMBER);
  const all = pagesFor(session, await recipeWithPhotos(application.url));
  const names = process.argv.slice(2);
  const pages = names.length > 0 ? all.filter(({ path }) => names.includes(path)) : all;
  const rows = [];
  for (const form of ["phone", "desktop"]) {
    for (const page of pages) {
      const runs = [];
      for (let round = 0; round < ROUNDS; round++) {
        runs.push(await measure(application.url, page, form));
      }
      const scores = Object.fromEntries(
        CATEGORIES.map((name) => [name, median(runs.map((run) => run.scores[name]))]),
      );
      const stats = Object.fromEntries(
        ["paintMs", "blockingMs", "speed"].map((name) => [
          name,
          Math.round(median(runs.map((run) => run.stats[name]))),
        ]),
      );
      const each = runs.map((run) => run.scores.performance).join(" ");
      const seenBy = page.session ? "member" : "visitor";
      rows.push({ page: page.path, by: seenBy, on: form, ...scores, each, ...stats });
      for (const name of page.perfect.filter((name) => scores[name] < 100)) {
        process.exitCode = 1;
        console.error(`${page.path} on ${form}: ${runs[0].faultsOf(name).join("; ")}`);
      }
    }
  }
  console.table(rows);
} finally {
  await application.stop();
}
