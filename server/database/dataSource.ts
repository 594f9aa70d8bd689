import "reflect-metadata";
import { DataSource, type Logger } from "typeorm";
import { entities } from "./entities";
import { clientOfHosts, readAddress } from "./hosts";
import { migrations } from "./migrations";
import { PooledClient } from "./PooledClient";
import { PreparingClient } from "./prepared";
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
  /** Hears of every statement; what tests count with. */
  logger?: Logger;
  /** Hears when an idle connection is lost; the pool replaces it. */
  onLost?: (error: Error) => void;
  /** How many connections to open to a server at the most. */
  connections?: number;
  /** How many milliseconds to wait for a connection, a new one or another's. */
  longestWaitMs?: number;
  /** How long statements may take on a server; as requests need it by default. */
  limits?: "requests" | "migrations" | "none";
}

/**
 * Milliseconds that a statement may take, as the server knows it and, for one that does not answer, as the driver
 * does; and how much of that it may wait for a lock.
 */
const LIMITS = {
  requests: {
    ...{ statement_timeout: 2_400, answerTimeoutMs: 2_700, lock_timeout: 750 },
    // Compiling a statement takes longer than executing it: a fifth of a second where statistics are missing.
    options: "-c jit=off",
  },
  // Others wait behind whoever waits for a table, and for no longer than requests wait.
  migrations: { lock_timeout: 500 },
  none: {},
} as const satisfies Record<string, Partial<Record<string, number | string>>>;

/** Compiling a statement takes longer than any of ours runs, and where statistics are missing it takes seconds. */
const WITHOUT_JIT = { options: "-c jit=off" };

/** How statements are run on connections. A pooler is configured itself. */
function executionOf({ pooled }: ServerAddress, limits: keyof typeof LIMITS): object {
  if (!pooled) return { ...WITHOUT_JIT, ...LIMITS[limits] };
  return limits === "requests" ? { answerTimeoutMs: LIMITS.requests.answerTimeoutMs } : {};
}

/**
 * How to connect to a server, in the terms of the driver.
 * @throws for an address that the settings do not allow
 */
export function connectionOptions(address: ServerAddress, limits: keyof typeof LIMITS) {
  const read = readAddress(address.url);
  if (!read) throw new Error("The address of the database is not valid.");
  // A pooler may know no statements by name.
  const Base = address.pooled ? PooledClient : PreparingClient;
  const isOneHost = read.hosts.length === 1 && read.attributes === "any";
  return {
    url: read.url,
    extra: {
      Client: isOneHost ? Base : clientOfHosts(Base, read),
      ...executionOf(address, limits),
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
    logger,
    limits = "requests",
    onLost = () => undefined,
    connections = 24,
    longestWaitMs,
  }: DataSourceOptions = {},
): DataSource {
  const embedded = "socketFolder" in address;
  return new DataSource({
    type: "postgres",
    ...(embedded
      ? {
          ...{ host: address.socketFolder, username: "postgres", database: "postgres" },
          extra: { Client: PooledClient },
        }
      : connectionOptions(address, limits)),
    entities,
    migrations,
    migrationsTransactionMode: "each",
    namingStrategy: new SnakeNaming(),
    poolSize: embedded ? 1 : connections,
    // The embedded one has a single connection, for which everything waits its turn.
    connectTimeoutMS: longestWaitMs ?? (embedded ? 20_000 : 1_500),
    // Without a listener the loss would end the process.
    poolErrorHandler: onLost,
    ...(logger ? { logger, logging: true } : { logging: false }),
  });
}
