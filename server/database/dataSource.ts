import "reflect-metadata";
import { DataSource, type DataSourceOptions as TypeOrmOptions, type Logger } from "typeorm";
import { makeHostClient, parseAddress } from "./hosts";
import { migrations } from "./migrations";
import { PooledClient } from "./PooledClient";
import { SnakeNaming } from "./SnakeNaming";

/** The address of a database server. */
export interface ServerAddress {
  /** The URL, which may name several hosts. */
  url: string;
  /**
   * True if a pooler in transaction mode listens at the address, so that each transaction may get
   * another connection.
   */
  pooled?: boolean;
}

/** The address of the database: a server, or the socket folder of the embedded database. */
export type DatabaseAddress = ServerAddress | { socketFolder: string };

export interface DataSourceOptions {
  /** The entities for repositories; empty for plain SQL statements. */
  entities?: TypeOrmOptions["entities"];
  /** Receives every statement, so that tests can count them. */
  logger?: Logger;
  /** Handles the loss of an idle connection, which the pool replaces. */
  onLost?: (error: Error) => void;
  /** The maximum number of connections to a server. */
  connections?: number;
  /** The maximum wait for a connection in milliseconds. */
  maxWaitMs?: number;
  /** The time limits of statements on a server; by default those for requests. */
  limits?: "requests" | "migrations" | "none";
}

/**
 * Time limits in milliseconds: a statement on the server, a statement in the driver, waiting for a lock, and
 * a pause within a transaction. The limit in the driver applies if the server does not respond. When a limit
 * is exceeded, the server ends the statement or the session and frees its locks, for example those of a
 * frozen process.
 */
const LIMITS = {
  requests: {
    ...{ statement_timeout: 2_400, answerTimeoutMs: 2_700, lock_timeout: 750 },
    idle_in_transaction_session_timeout: 3_000,
  },
  // The wait is limited to what requests tolerate, because other statements queue behind one that
  // waits for a table.
  migrations: { lock_timeout: 500, idle_in_transaction_session_timeout: 10_000 },
  none: { idle_in_transaction_session_timeout: 10_000 },
} as const satisfies Record<string, Partial<Record<string, number | string>>>;

/** The settings with which both ends detect a lost connection within about ten seconds. */
const SERVER_KEEPALIVES = {
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
};
const KEEPALIVES = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/** The settings of a session: JIT compilation is off, because it takes longer than execution. */
const SESSION_SETTINGS = { jit: "off", ...SERVER_KEEPALIVES };

const options = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

/** Returns the settings for executing statements. A pooler has its own settings. */
function makeExecutionOptions({ pooled }: ServerAddress, limits: keyof typeof LIMITS): object {
  const commonOptions = { pipeline: true, ...KEEPALIVES };
  if (!pooled) return { options, ...commonOptions, ...LIMITS[limits] };
  const { answerTimeoutMs } = LIMITS.requests;
  return { ...commonOptions, ...(limits === "requests" && { answerTimeoutMs }) };
}

/**
 * Returns the driver's settings for connecting to a server.
 * @throws for an invalid address
 */
export function makeConnectionOptions(address: ServerAddress, limits: keyof typeof LIMITS) {
  const parsedAddress = parseAddress(address.url);
  if (!parsedAddress) throw new Error("The address of the database is not valid.");
  const isOneHost = parsedAddress.hosts.length === 1 && parsedAddress.attributes === "any";
  return {
    url: parsedAddress.url,
    extra: {
      Client: isOneHost ? PooledClient : makeHostClient(PooledClient, parsedAddress),
      // Named statements are off for a pooler, which may not support them.
      prepares: !address.pooled,
      ...makeExecutionOptions(address, limits),
    },
  };
}

/**
 * Creates the data source for both kinds of database. The driver waits indefinitely by default; these
 * limits turn an unavailable or overloaded database into an error.
 */
export function makeDataSource(
  address: DatabaseAddress,
  {
    entities = [],
    logger,
    limits = "requests",
    onLost = () => undefined,
    connections = 24,
    maxWaitMs,
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
    // The timeout is longer for the embedded database, which has one connection for all statements.
    connectTimeoutMS: maxWaitMs ?? (embedded ? 20_000 : 1_500),
    // The handler is needed, because the loss of a connection would otherwise end the process.
    poolErrorHandler: onLost,
    ...(logger ? { logger, logging: true } : { logging: false }),
  });
}
