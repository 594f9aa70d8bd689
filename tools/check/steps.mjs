import { join } from "node:path";
import { findChromium } from "../findProgram.mjs";
import { startPgbouncer } from "../servers/pgbouncer.mjs";
import { isPostgresInstalled, startPostgres } from "../servers/postgres.mjs";
import { startRedis } from "../servers/redis.mjs";
import { NotInstalled, temporaryFolder } from "../servers/throwAway.mjs";
import { readJestReport, readPlaywrightReport } from "./counts.mjs";
import { generatedFilesAreCurrent } from "./generated.mjs";
import { testsOnEmbedded, testsOnPostgres } from "./onPostgres.mjs";
import { run } from "./run.mjs";
import sharp from "sharp";

const renderLetter = (letter) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-size="30">${letter}</text></svg>`,
    ),
  )
    .raw()
    .toBuffer();

/** Renders two letters and compares them: without fonts, both are the same empty box. */
async function hasFonts() {
  const [first, second] = await Promise.all(["M", "W"].map(renderLetter));
  return !first.equals(second);
}

/**
 * @typedef {object} Step
 * @property {string} name its name for `--only`
 * @property {string} title
 * @property {() => Promise<{ ok: boolean, output: string, counts?: import("./counts.mjs").Counts,
 *   tests?: import("./counts.mjs").TimedTest[] }>} run
 *   throws NotInstalled if a program is missing
 * @property {string} [needs] the step that it depends on
 */

const step = (name, title, runs, needs) => ({ name, title, run: runs, needs });

const depcruise = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs";
const CODE = ["server", "client", "shared", "e2e", "tools"];

/**
 * The options for many modules: with Node's default of 16 MB, a fifth of the time is garbage
 * collection. Lazy compilation helps, because most functions of the loaded modules are never
 * called.
 */
const FOR_MANY_MODULES = ["--max-semi-space-size=32", "--min-semi-space-size=16", "--max-lazy"];

/** The options for test databases, which are too short-lived for optimizing their code. */
const FOR_SHORT_DATABASES = ["--liftoff-only"];

const tsc = (...args) => run("node_modules/@typescript/native/bin/tsc", ["--noEmit", ...args]);

/** The counts of a step that only prepares tests. */
const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/** The Redis server, which both runs of the server's tests share. */
let redis;
const redisUrl = async () => (await (redis ??= startRedis())).url;

/**
 * Starts Redis if it is installed; a separate step reports a missing Redis, and tests that need it
 * are skipped.
 */
const redisUrlIfAny = () =>
  redisUrl().catch((error) => {
    if (!(error instanceof NotInstalled)) throw error;
  });

/**
 * Test files are listed instead of excluded by a pattern, which would be part of the configuration: then the
 * runs could not share ts-jest's cache.
 */
async function jest(env, paths) {
  const folder = temporaryFolder("jest");
  const file = join(folder.path, "result.json");
  try {
    const result = await run(
      "node_modules/jest/bin/jest.js",
      ["--ci", "--json", "--outputFile", file, "--runTestsByPath", ...paths],
      { TEST_REDIS_URL: await redisUrlIfAny(), ...env },
      [...FOR_MANY_MODULES, ...FOR_SHORT_DATABASES],
    );
    return { ...result, ...readJestReport(file, result.ok) };
  } finally {
    folder.remove();
  }
}

const jestOnEmbedded = async () =>
  jest({ TEST_DATABASE_URL: undefined }, testsOnEmbedded(isPostgresInstalled(), await hasFonts()));

async function jestOnPostgres() {
  const postgres = await startPostgres();
  let pgbouncer;
  try {
    pgbouncer = await startPgbouncer(postgres.port);
    const env = { TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pgbouncer.url };
    return await jest(env, testsOnPostgres(await hasFonts()));
  } finally {
    await pgbouncer?.stop();
    await postgres.stop();
  }
}

/** Fails without fonts; tests that need them are then skipped. */
async function fonts() {
  if (await hasFonts()) return { ok: true, output: "", counts: NO_TESTS };
  throw new NotInstalled("No fonts are installed (apt-get install fonts-dejavu-core)");
}

async function screens() {
  const chromium = findChromium();
  if (!chromium)
    throw new NotInstalled(
      "Chromium is not installed (apt-get install chromium, or set CHROMIUM_PATH)",
    );
  const folder = temporaryFolder("screens");
  const file = join(folder.path, "result.json");
  try {
    const result = await run(
      "node_modules/@playwright/test/cli.js",
      ["test", "--reporter=list,json"],
      { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    );
    return { ...result, ...readPlaywrightReport(file, result.ok) };
  } finally {
    folder.remove();
  }
}

/**
 * All checks. The steps of a row are independent and run two at a time; rows run in sequence. The screens
 * come last because they need the build.
 * @type {Step[][]}
 */
export const STEPS = [
  [
    step("format", "Format", () => run("node_modules/oxfmt/bin/oxfmt", ["--check"])),
    step("lint", "Lint", () => run("node_modules/oxlint/bin/oxlint", [])),
    step("types", "Server types", () => tsc()),
    step("types", "Client types", () => tsc("-p", "client")),
    step("types", "Service worker types", () => tsc("-p", "client/serviceWorker")),
    step("boundaries", "Import boundaries", () => run(depcruise, CODE)),
    step("lockfile", "Lock file complete", () => run("tools/lockfile.mjs")),
  ],
  [step("generated", "Generated files", generatedFilesAreCurrent)],
  [
    step("redis", "Redis", async () => {
      return { ok: true, output: await redisUrl(), counts: NO_TESTS };
    }),
    step("fonts", "Fonts", fonts),
  ],
  [step("unit", "Jest on the embedded database", jestOnEmbedded)],
  [step("postgres", "Jest on PostgreSQL", jestOnPostgres)],
  [step("build", "Build", () => run("tools/build.mjs"))],
  [step("screens", "Browser tests", screens, "build")],
];
