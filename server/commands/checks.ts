import type { DataSource } from "typeorm";
import type { Config } from "../config/config";
import { FolderInUseError } from "../database/embedded/folderLock";
import { checkSiteSettings } from "../features/siteSettings/checkSettings";
import { type ServiceCheck, serviceChecks } from "../features/siteSettings/serviceChecks";
import { makePhotoStore } from "../features/photos/makePhotoStore";
import { isContract, readMigrationState } from "../database/migrate";
import { openWithoutMigrating } from "../database/openDatabase";
import { isSuperuser, SUPERUSER } from "../database/superuser";
import { type CheckResult, failed, ok, warning } from "../lib/CheckResult";
import { checkOpenId, checkTwoFactorKey } from "./loginChecks";
import { checkBuild, checkDataFolder } from "./folderChecks";
import { checkReplicas } from "./replicaChecks";
import { hasEmbeddedDatabase } from "./withDatabase";
import { getReason } from "../lib/getReason";

const TRACING_TIMEOUT_MS = 2_000;

/**
 * Sends an empty list of traces to the receiver, as the server would send traces. The site works without a receiver.
 */
async function checkTracing(): Promise<CheckResult> {
  // The variable is read as the exporter does, which reads headers from another variable.
  const endpoint = process.env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!endpoint) return ok("not configured; requests are not traced");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const exporter = new OTLPTraceExporter({ timeoutMillis: TRACING_TIMEOUT_MS });
  try {
    const { code, error } = await new Promise<Parameters<Parameters<typeof exporter.export>[1]>[0]>(
      (resolve) => exporter.export([], resolve),
    );
    if (code === 0) return ok(`${endpoint} is reachable`);
    return warning(`${endpoint} takes no traces, which are lost: ${getReason(error)}`);
  } finally {
    await exporter.shutdown();
  }
}

const OLDEST_POSTGRES = 15;

/** Runs a check of the database, if there is one that can be reached. */
async function withDatabase(
  config: Config,
  check: (db: DataSource, config: Config) => Promise<CheckResult>,
): Promise<CheckResult> {
  if (config.embedded && !hasEmbeddedDatabase(config))
    return warning("not created yet; the server creates it on first start");
  try {
    const { db, close } = await openWithoutMigrating(config, { ifInUse: "borrow" });
    try {
      return await check(db, config);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof FolderInUseError) return warning(`skipped: ${error.message}`);
    throw error;
  }
}

async function checkDatabase(db: DataSource, config: Config): Promise<CheckResult> {
  const [server]: { version: number }[] = await db.query(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = server!.version;
  if (version < OLDEST_POSTGRES) {
    return failed(
      `PostgreSQL ${version} is not supported; version ${OLDEST_POSTGRES} or newer is required`,
    );
  }
  const [mode]: { isReadOnly: boolean }[] = await db.query(
    `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  if (mode!.isReadOnly) return failed("takes no writes: it is a standby, or set to be read-only");
  const { pending, unknown } = await readMigrationState(db);
  const contracts = unknown.filter(isContract);
  if (contracts.length > 0) return failed(`migrated by a newer version: ${contracts.join(", ")}`);
  if (pending.length > 0) return checkPending(db, version, pending.length);
  const admins: object[] = await db.query(
    "select from users join roles using (role_id) where role_name = 'admin' and not banned limit 1",
  );
  const message = `PostgreSQL ${version}, all migrations applied`;
  if (admins.length === 0) return warning(`${message}; no admin account`);
  const shortage = config.embedded ? null : await connectionShortage(db, config);
  return shortage ? warning(`${message}; ${shortage}`) : ok(message);
}

/** The next start applies pending migrations, unless it may not create tables. */
async function checkPending(db: DataSource, version: number, count: number): Promise<CheckResult> {
  const [row]: { isAllowed: boolean }[] = await db.query(
    `select has_schema_privilege(current_schema(), 'create') as "isAllowed"`,
  );
  if (row!.isAllowed) {
    return warning(`PostgreSQL ${version}; the next start applies ${count} pending migrations`);
  }
  return failed(
    `${count} migrations are pending, and the user of DATABASE_URL may not create tables; grant it "create" on the schema`,
  );
}

/** The number of connections that processes lack when all are busy; null if there are enough. */
async function connectionShortage(
  db: DataSource,
  { workers, databaseConnections, replicaUrls }: Config,
): Promise<string | null> {
  const [row]: { allowed: number }[] = await db.query(
    `select current_setting('max_connections')::int
       - current_setting('superuser_reserved_connections')::int as allowed`,
  );
  // The sum includes a connection per process for its health check, and one to compare replicas
  // with.
  const needed = workers * (databaseConnections + (replicaUrls.length > 0 ? 2 : 1));
  if (needed <= row!.allowed) return null;
  return `WORKERS and DATABASE_CONNECTIONS open up to ${needed} connections, and max_connections allows ${row!.allowed}`;
}

async function photos(config: Config): Promise<CheckResult> {
  await makePhotoStore(config).check();
  return ok(`${config.photosS3?.url ?? config.photosDir} is writable`);
}

const role = (config: Config): Promise<CheckResult> =>
  config.embedded
    ? Promise.resolve(ok("not needed with the embedded database"))
    : withDatabase(config, async (db) =>
        (await isSuperuser(db)) ? warning(SUPERUSER) : ok("not a superuser"),
      );

const replicas = (config: Config): Promise<CheckResult> =>
  config.replicaUrls.length > 0
    ? withDatabase(config, checkReplicas)
    : Promise.resolve(ok("not configured; the primary answers everything"));

/** The checks of `doctor` besides the configuration. */
export const checks: readonly ServiceCheck[] = [
  { name: "Database", run: (config) => withDatabase(config, checkDatabase) },
  { name: "Database role", run: role },
  { name: "Replicas", run: replicas },
  { name: "Build", run: () => checkBuild() },
  { name: "Data directory", run: checkDataFolder },
  { name: "Photos", run: photos },
  ...serviceChecks,
  { name: "Site settings", run: (config) => withDatabase(config, checkSiteSettings) },
  {
    name: "Two-factor key",
    run: (config) => withDatabase(config, (db) => checkTwoFactorKey(db, config)),
  },
  { name: "OpenID Connect", run: checkOpenId },
  { name: "Traces", run: checkTracing },
];
