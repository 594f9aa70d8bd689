import { join } from "node:path";
import { findChromium } from "../findProgram.mjs";
import { startPostgres } from "../servers/postgres.mjs";
import { startRedis } from "../servers/redis.mjs";
import { NotInstalled, temporaryFolder } from "../servers/throwAway.mjs";
import { readJestReport, readPlaywrightReport } from "./counts.mjs";
import { generatedFilesAreCurrent } from "./generated.mjs";
import { run } from "./run.mjs";

/**
 * @typedef {object} Step
 * @property {string} name what `--only` calls it
 * @property {string} title
 * @property {() => Promise<{ ok: boolean, output: string, counts?: import("./counts.mjs").Counts,
 *   tests?: import("./counts.mjs").TimedTest[] }>} run
 *   throws NotInstalled when this machine cannot run it
 * @property {string} [needs] a step that it makes no sense without
 */

const step = (name, title, runs, needs) => ({ name, title, run: runs, needs });

const depcruise = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs";
const CODE = ["server", "client", "shared", "e2e", "tools"];

/** Room for what is needed briefly: with Node's own 16 MB, a fifth of the time goes into clearing up. */
const ROOM = { NODE_OPTIONS: "--max-semi-space-size=64" };

const tsc = (...args) => run("node_modules/typescript/bin/tsc", ["--noEmit", ...args], ROOM);

/** Both runs of the server's tests share one Redis. */
let redis;
const redisUrl = async () => (await (redis ??= startRedis())).url;

/** A missing Redis is told by a step of its own; the tests then leave out what needs it. */
const redisUrlIfAny = () =>
  redisUrl().catch((error) => {
    if (!(error instanceof NotInstalled)) throw error;
  });

async function jest(env, args = []) {
  const folder = temporaryFolder("jest");
  const file = join(folder.path, "result.json");
  try {
    const result = await run(
      "node_modules/jest/bin/jest.js",
      ["--ci", "--json", "--outputFile", file, ...args],
      { TEST_REDIS_URL: await redisUrlIfAny(), ...ROOM, ...env },
    );
    return { ...result, ...readJestReport(file, result.ok) };
  } finally {
    folder.remove();
  }
}

/** Tests open a database through these files; those that open none have run already. */
const OPENS_DATABASES = ["server/testing/testDatabase.ts", "server/commands/commands.test.ts"];

/**
 * Tests of what happens before a statement is sent or after its rows have come: they say the same on
 * either database, and have run on the embedded one.
 */
const SAME_ON_EITHER =
  "server/(app|apollo|lib|page|rest/(?!statements)|conventions/(?!database)|http/(?!metrics)|mail/mailPage|" +
  "features/(nodes|notes|photos/(photoRoute|uploads)))";

async function jestOnPostgres() {
  const postgres = await startPostgres();
  const where = ["--selectProjects", "server", "--testPathIgnorePatterns", SAME_ON_EITHER];
  const which = [...where, "--findRelatedTests", ...OPENS_DATABASES];
  try {
    return await jest({ TEST_DATABASE_URL: postgres.url }, which);
  } finally {
    await postgres.stop();
  }
}

async function screens() {
  const chromium = findChromium();
  if (!chromium) throw new NotInstalled("no Chromium (apt-get install chromium, or CHROMIUM_PATH)");
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
 * All checks. The steps of a row are independent of each other and run two at a time; a row begins
 * when the one above has ended. The screens come last because they need the build.
 * @type {Step[][]}
 */
export const STEPS = [
  [
    step("format", "Format", () =>
      run("node_modules/prettier/bin/prettier.cjs", ["--check", "."], ROOM),
    ),
    step("lint", "Lint", () =>
      run("node_modules/eslint/bin/eslint.js", [".", "--max-warnings=0"], ROOM),
    ),
    step("types", "Types of the server", () => tsc()),
    step("types", "Types of the client", () => tsc("-p", "client")),
    step("boundaries", "Import boundaries", () => run(depcruise, CODE)),
    step("lockfile", "Lock file complete", () => run("tools/lockfile.mjs")),
    step("docker", "Docker files", () => run("tools/dockerFiles.mjs")),
  ],
  [step("generated", "Schema and generated files current", generatedFilesAreCurrent)],
  [
    step("redis", "Redis for the tests", async () => {
      return { ok: true, output: await redisUrl(), counts: { passed: 0, failed: 0, skipped: 0 } };
    }),
  ],
  [step("unit", "Tests on the embedded database", () => jest({ TEST_DATABASE_URL: undefined }))],
  [step("postgres", "Server's tests on PostgreSQL", jestOnPostgres)],
  [step("build", "Build", () => run("tools/build.mjs"))],
  [step("screens", "Screens in Chromium", screens, "build")],
];
