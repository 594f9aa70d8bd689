import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tests that need PostgreSQL itself, or are of nothing but races: the embedded database has one connection. */
const ON_POSTGRES_ONLY = new RegExp(
  [
    "server/(conventions/plans|jobs/workers|http/youngRequests)",
    "server/database/(pooler|migrateServer|standby|replicas)",
    "server/database/(applicationRole|concurrentWriters|dataSource|demo/simultaneousStarts|frozenWriter)\\.",
    "server/features/(merges/mergeRaces|reference/referenceRaces)",
  ].join("|"),
);

/**
 * Tests that are of the embedded database, or open one of their own. Permissions do not depend on the database, and a
 * call that waits for another connection than its own never ends on the embedded one.
 */
const OF_EMBEDDED =
  /server\/(database\/(embedded|demo\/demoData|starter)|conventions\/permissions)/;

/** What a server does in its own way, and the embedded database in another. */
const OF_EITHER = new RegExp(
  [
    // Migrations, errors, and what commands and metrics say of them; tests of backups open an embedded one themselves.
    "server/database/(?!backup)",
    "server/(commands/restore|conventions/database|http/metrics)\\.",
    // Much data, and how many statements read it.
    "bench/dataset|server/rest/statements",
    // A session has its time zone, a database its collation and plans.
    "server/features/stats",
    "server/features/recipes/(recipes|search|recipeFilters|severalFilters|bestRecipes)\\.",
    "server/features/(reference/searchReference|merges/duplicates|users/(userLists|lookalikes))",
  ].join("|"),
);

/** Tests that read text from pictures, which they draw with the fonts of the system. */
const WITH_FONTS = /server\/features\/imports\/pictures\./;

const OPENS_DATABASE = /\b(openTestDatabase|TestServer|CommandLine)\b/;

/**
 * Where a test finds what it is for. PostgreSQL takes two thirds of the time that the embedded database does, so it runs
 * whatever opens a database; on both run those in which the two can differ.
 * @param {string} path
 * @param {string} source
 * @returns {"embedded" | "postgres" | "both"}
 */
export function databaseOf(path, source) {
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
const WITH_DATABASES = ["server", "bench/dataset", "bench/lines"];

const testsBy = (isWanted, hasFonts, folders = WITH_DATABASES) =>
  folders
    .flatMap(testsIn)
    .filter((path) => hasFonts || !WITH_FONTS.test(path))
    .filter((path) => isWanted(databaseOf(path, readFileSync(path, "utf8")), path));

/**
 * The test files that run on PostgreSQL.
 * @param {boolean} hasFonts whether those that draw text are among them
 */
export const testsOnPostgres = (hasFonts) =>
  testsBy((database) => database !== "embedded", hasFonts);

/**
 * The test files that run on the embedded database, or have nothing to do with any.
 * @param {boolean} isPostgresInstalled whether those that do the same on PostgreSQL are left to it
 * @param {boolean} hasFonts whether those that draw text are among them
 */
export const testsOnEmbedded = (isPostgresInstalled, hasFonts) =>
  testsBy(
    (database, path) =>
      isPostgresInstalled ? database !== "postgres" : !ON_POSTGRES_ONLY.test(path),
    hasFonts,
    [...WITH_DATABASES, "client", "shared", "tools"],
  );
