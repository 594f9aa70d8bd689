import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tests that need PostgreSQL itself, or are of nothing but races: the embedded database has one connection. */
export const ON_POSTGRES_ONLY =
  "server/(conventions/plans|workers|database/(pooler|migrateServer|standby|replicas)|features/(merges/mergeRaces|reference/referenceRaces))";

/** Tests that open one database after another, which takes the embedded one a second each: where there is a server, they run there. */
export const RATHER_ON_POSTGRES = "server/commands/(commands|exportRecipes)\\.";

/** What a server does in its own way, whether or not requests meet. */
const OF_THE_SERVER = new RegExp(
  [
    ON_POSTGRES_ONLY,
    // Migrations, backups, replicas, errors, and what commands and metrics say of them.
    "server/database/(?!embedded|demo/demoData|starter)",
    "server/(commands/|conventions/database\\.|http/metrics\\.|mail/mail\\.)",
    // Much data, and how many statements read it.
    "bench/dataset|server/rest/statements",
    // A session has its time zone, a database its collation and plans.
    "server/features/stats",
    "server/features/recipes/(recipes|search|recipeFilters|severalFilters|bestRecipes)\\.",
    "server/features/(reference/searchReference|merges/duplicates|users/(userLists|lookalikes))",
  ].join("|"),
);

/** Features that store something. What stands above or beside them sends the same statements to either. */
const STORES = /server\/features\/(?!nodes|notes|photos\/(photoRoute|uploads)|sessions\/openId)/;

/** The embedded database takes one request after the other; on a server they wait for each other's locks. */
const AT_ONCE = /\bPromise\.(all|allSettled)\(/;

const OPENS_DATABASE = /\b(openTestDatabase|TestServer)\b/;

/** Says itself that it goes further on a server. */
const ASKS_FOR_SERVER = /\bTEST_DATABASE_URL\b/;

/**
 * Whether a test may find on PostgreSQL what it does not find on the embedded database.
 * @param {string} path
 * @param {string} source
 */
export const differsOnPostgres = (path, source) =>
  OF_THE_SERVER.test(path) ||
  (STORES.test(path) &&
    OPENS_DATABASE.test(source) &&
    (AT_ONCE.test(source) || ASKS_FOR_SERVER.test(source)));

const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

/** The test files that run on PostgreSQL. */
export const testsOnPostgres = () =>
  ["server", "bench/dataset"]
    .flatMap(testsIn)
    .filter((path) => differsOnPostgres(path, readFileSync(path, "utf8")));
