import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tests that need PostgreSQL itself, or are of nothing but races: the embedded database has one connection. */
export const ON_POSTGRES_ONLY =
  "server/(conventions/plans|workers|http/youngRequests|database/(pooler|migrateServer|standby|replicas)|features/(merges/mergeRaces|reference/referenceRaces))";

/** What a server does in its own way, and the embedded database in another. */
const OF_EITHER = new RegExp(
  [
    // Migrations, backups, errors, and what commands and metrics say of them.
    "server/database/(?!embedded|demo/demoData|starter)",
    "server/(commands/|conventions/database\\.|http/metrics\\.)",
    // Much data, and how many statements read it.
    "bench/dataset|server/rest/statements",
    // A session has its time zone, a database its collation and plans.
    "server/features/stats",
    "server/features/recipes/(recipes|search|recipeFilters|severalFilters|bestRecipes)\\.",
    "server/features/(reference/searchReference|merges/duplicates|users/(userLists|lookalikes))",
  ].join("|"),
);

/** Tests that open one database after another, which takes the embedded one a second each, or that wait for claims to expire. */
const SOONER_ON_POSTGRES = /server\/(commands\/(commands|exportRecipes)|mail\/mail)\./;

/** Features that store something. What stands above or beside them sends the same statements to either. */
const STORES = /server\/features\/(?!nodes|notes|photos\/(photoRoute|uploads)|sessions\/openId)/;

/** The embedded database takes one request after the other; on a server they wait for each other's locks. */
const AT_ONCE = /\bPromise\.(all|allSettled)\(/;

const OPENS_DATABASE = /\b(openTestDatabase|TestServer)\b/;

/** Says itself that it goes further on a server. */
const ASKS_FOR_SERVER = /\bTEST_DATABASE_URL\b/;

const hasRaces = (path, source) =>
  STORES.test(path) &&
  OPENS_DATABASE.test(source) &&
  (AT_ONCE.test(source) || ASKS_FOR_SERVER.test(source));

/**
 * Where a test finds what it is for: on the embedded database, on PostgreSQL, or on both because they differ.
 * @param {string} path
 * @param {string} source
 * @returns {"embedded" | "postgres" | "both"}
 */
export function databaseOf(path, source) {
  if (new RegExp(ON_POSTGRES_ONLY).test(path) || SOONER_ON_POSTGRES.test(path)) return "postgres";
  if (OF_EITHER.test(path)) return "both";
  return hasRaces(path, source) ? "postgres" : "embedded";
}

const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

const testsBy = (isWanted) =>
  ["server", "bench/dataset"]
    .flatMap(testsIn)
    .filter((path) => isWanted(databaseOf(path, readFileSync(path, "utf8"))));

/** The test files that run on PostgreSQL. */
export const testsOnPostgres = () => testsBy((database) => database !== "embedded");

/** The test files that run on PostgreSQL alone, where it is installed. */
export const testsOnPostgresAlone = () => testsBy((database) => database === "postgres");
