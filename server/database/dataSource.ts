import "reflect-metadata";
import { DataSource, type DataSourceOptions as TypeOrmOptions, type Logger } from "typeorm";
import { makeHostClient, parseAddress } from "./hosts";
import { migrations } from "./migrations";
import { PooledClient } from "./PooledClient";
import { SnakeNaming } from "./SnakeNaming";

/** Where a database server listens. */
export interface ServerAddress {
  /** It may name several hosts. */
  url: string;
  /** Whether a pooler in transaction mode listens there: each transaction may get another connection. */
  pooled?: boolean;
}

/** Where the database listens: an address, or the folder of a socket for the embedded one. */
export type DatabaseAddress = ServerAddress | { socketFolder: string };

export interface DataSourceOptions {
  /** The entities that repositories are requested for; none for plain statements. */
  entities?: TypeOrmOptions["entities"];
  /** Hears of every statement; what tests count with. */
  logger?: Logger;
  /** Hears when an idle connection is lost; the pool replaces it. */
  onLost?: (error: Error) => void;
  /** How many connections to open to a server at the most. */
  connections?: number;
  /** How many milliseconds to wait for a connection, a new one or another's. */
  maxWaitMs?: number;
  /** How long statements may take on a server; as requests need it by default. */
  limits?: "requests" | "migrations" | "none";
}

/**
 * Milliseconds that a statement may take, on the server and, for a server that does not answer, in the driver; how
 * much of that it may wait for a lock; and how long a transaction may pause between two statements. After that the
 * server ends the session, and the locks of a process that is frozen or cut off are free again.
 */
const LIMITS = {
  requests: {
    ...{ statement_timeout: 2_400, answerTimeoutMs: 2_700, lock_timeout: 750 },
    idle_in_transaction_session_timeout: 3_000,
  },
  // Others wait behind a statement that waits for a table, and for no longer than requests wait.
  migrations: { lock_timeout: 500, idle_in_transaction_session_timeout: 10_000 },
  none: { idle_in_transaction_session_timeout: 10_000 },
} as const satisfies Record<string, Partial<Record<string, number | string>>>;

/** Either end notices within about ten seconds that the other one is gone. */
const SERVER_KEEPALIVES = {
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
};
const KEEPALIVES = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/** Compiling a statement takes longer than executing it: a fifth of a second where statistics are missing. */
const SESSION_SETTINGS = { jit: "off", ...SERVER_KEEPALIVES };

const options = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

/** How statements are run on connections. A pooler is configured itself. */
function makeExecutionOptions({ pooled }: ServerAddress, limits: keyof typeof LIMITS): object {
  const commonOptions = { pipeline: true, ...KEEPALIVES };
  if (!pooled) return { options, ...commonOptions, ...LIMITS[limits] };
  const { answerTimeoutMs } = LIMITS.requests;
  return { ...commonOptions, ...(limits === "requests" && { answerTimeoutMs }) };
}

/**
 * How to connect to a server, in the terms of the driver.
 * @throws for an address that the settings do not allow
 */
export function makeConnectionOptions(address: ServerAddress, limits: keyof typeof LIMITS) {
  const parsedAddress = parseAddress(address.url);
  if (!parsedAddress) throw new Error("The address of the database is not valid.");
  const isOneHost = parsedAddress.hosts.length === 1 && parsedAddress.attributes === "any";
  return {
    url: parsedAddress.url,
    extra: {
      Client: isOneHost ? PooledClient : makeHostClient(PooledClient, parsedAddress),
      // A pooler may know no statements by name.
      prepares: !address.pooled,
      ...makeExecutionOptions(address, limits),
    },
  };
}

/**
 * The data source for both databases. The driver waits indefinitely by default; these timeouts turn an
 * unavailable or overloaded database into an error.
 */
export function makeDataSource(
  address: DatabaseAddress,
  {
    entities = [],
    logger,
    limits = "requests",
    onLost = () => undefined,
    connections = 24,
    maxWaitMs: maxWaitMs,
  }: DataSourceOptions = {},
): DataSource {
  const embedded = "socketFolder" in address;
  return new DataSource({
    type: "postgres",
    ...(embedded
      ? {
          ...{ host: address.socketFolder, username: "postgres", database: "postgres" },
          extra: { Client: PooledClient, pipeline: true },
        }
      : makeConnectionOptions(address, limits)),
    entities,
    migrations,
    migrationsTransactionMode: "each",
    namingStrategy: new SnakeNaming(),
    poolSize: embedded ? 1 : connections,
    // The embedded one has a single connection, for which everything waits its turn.
    connectTimeoutMS: maxWaitMs ?? (embedded ? 20_000 : 1_500),
    // Without a listener the loss would end the process.
    poolErrorHandler: onLost,
    ...(logger ? { logger, logging: true } : { logging: false }),
  });
}
