import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Matches tests that need PostgreSQL, or test only races: the embedded database has one connection.
 */
const ON_POSTGRES_ONLY = new RegExp(
  [
    "server/(conventions/plans|jobs/workers|http/youngRequests)",
    "server/database/(pooler|migrateServer|standby|replicas)",
    "server/database/(applicationRole|concurrentWriters|dataSource|demo/simultaneousStarts|frozenWriter)\\.",
    "server/features/(merges/mergeRaces|reference/referenceRaces)",
  ].join("|"),
);

/**
 * Matches tests of the embedded database, or with their own. Permissions do not depend on the
 * database. A call that waits for a second connection never ends on the embedded one.
 */
const OF_EMBEDDED =
  /server\/(database\/(embedded|demo\/demoData|starter)|conventions\/permissions)/;

/** Matches code whose behavior differs between a server and the embedded database. */
const OF_EITHER = new RegExp(
  [
    // Migrations, errors, and the commands and metrics that show them; tests of backups open an embedded
    // database themselves.
    "server/database/(?!backup)",
    "server/(commands/restore|conventions/database|http/metrics)\\.",
    // Tests with a large amount of data, and of statement counts.
    "bench/dataset|server/rest/statements",
    // Sessions have a time zone, and databases a collation and plans.
    "server/features/stats",
    "server/features/recipes/(recipes|search|recipeFilters|severalFilters|bestRecipes)\\.",
    "server/features/(reference/searchReference|merges/duplicates|users/(userLists|lookalikes))",
  ].join("|"),
);

/** Matches tests that recognize text in pictures, rendered with the system's fonts. */
const WITH_FONTS = /server\/features\/imports\/pictures\./;

const OPENS_DATABASE = /\b(openTestDatabase|TestServer|CommandLine)\b/;

/**
 * Selects the database of a test. PostgreSQL takes two thirds of the embedded database's time, so it runs all
 * tests that open a database. Tests of code that can differ run on both.
 * @param {string} path
 * @param {string} source
 * @returns {"embedded" | "postgres" | "both"}
 */
export function databaseUrl(path, source) {
  if (ON_POSTGRES_ONLY.test(path)) return "postgres";
  if (OF_EMBEDDED.test(path)) return "embedded";
  if (OF_EITHER.test(path)) return "both";
  return OPENS_DATABASE.test(source) ? "postgres" : "embedded";
}

const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

/** The folders whose tests may open a database. */
const WITH_DATABASES = ["server", "bench/dataset", "bench/history", "bench/lines", "bench/queries"];

const testsBy = (isWanted, hasFonts, folders = WITH_DATABASES) =>
  folders
    .flatMap(testsIn)
    .filter((path) => hasFonts || !WITH_FONTS.test(path))
    .filter((path) => isWanted(databaseUrl(path, readFileSync(path, "utf8")), path));

/**
 * The test files that run on PostgreSQL.
 * @param {boolean} hasFonts includes tests that render text
 */
export const testsOnPostgres = (hasFonts) =>
  testsBy((database) => database !== "embedded", hasFonts);

/**
 * The test files that run on the embedded database or without one.
 * @param {boolean} isPostgresInstalled excludes tests that also run on PostgreSQL
 * @param {boolean} hasFonts includes tests that render text
 */
export const testsOnEmbedded = (isPostgresInstalled, hasFonts) =>
  testsBy(
    (database, path) =>
      isPostgresInstalled ? database !== "postgres" : !ON_POSTGRES_ONLY.test(path),
    hasFonts,
    [...WITH_DATABASES, "client", "shared", "tools"],
  );
