import { Pool, type PoolClient } from "pg";
import type { Logger } from "pino";
import { getReason } from "../../lib/getReason";
import { makeConnectionOptions } from "../dataSource";
import { formatAddress } from "../hosts";
import { prepareStatement } from "../preparedStatements";
import { BEGINNING, type Position, readPosition } from "./positions";
import type { PrimaryLog } from "./PrimaryLog";

/** The time limit for connecting to a replica and for a background check. */
const CHECK_TIMEOUT_MS = 1_000;

const READ_STATUS = prepareStatement(`
  select pg_is_in_recovery() as "isStandby",
    coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed`);

interface ReplicaStatus {
  isStandby: boolean;
  replayed: string;
}

/** The settings that all replicas of a process share. */
export interface ReplicaSettings {
  connections: number;
  /** True if the addresses belong to poolers in transaction mode. */
  pooled: boolean;
  /** The maximum age of data that a replica serves. */
  maxAgeMs: number;
  primaryLog: PrimaryLog;
  log: Logger;
}

/** The share of the maximum age below which an outdated replica is used again. */
const REJOIN_AGE_RATIO = 0.8;

const ignore = (): void => undefined;

/** A replica of the database, with its connections and its state. */
export class Replica {
  readonly name: string;
  private pool: Pool;
  /** A connection that is reserved for checks. */
  private watch: Pool;
  /**
   * The minimum position that the server of each connection has replayed, since an address may lead to
   * several servers.
   */
  private replayed = new WeakMap<PoolClient, Position>();
  /** True if the replica is used; null before the first check. */
  private inUse: boolean | null = null;
  private lastReplayed: Position | null = null;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly settings: ReplicaSettings,
  ) {
    this.name = formatAddress(url);
    [this.pool, this.watch] = this.connect();
  }

  /** True if reads may be sent to the replica. */
  get isAsked(): boolean {
    return this.inUse === true;
  }

  /** The lag behind the primary in seconds; null while the replica does not respond. */
  get lagSeconds(): number | null {
    if (this.lastReplayed === null) return null;
    return this.settings.primaryLog.getLag(this.lastReplayed) / 1_000;
  }

  /**
   * Lends a connection to a server that has replayed a position and is recent enough; returns null if there
   * is no such connection. `release` returns it.
   */
  async lend(position: Position): Promise<PoolClient | null> {
    // The connection is not checked for a user who has just written, because the check would seldom
    // succeed.
    if (!this.isAsked || this.isBusy || position > (this.lastReplayed ?? BEGINNING)) return null;
    const { pool } = this;
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      if (!this.isRecent(client, position)) await this.updatePosition(client);
    } catch (error) {
      if (client) this.release(client, true);
      if (pool === this.pool) this.markLost(error);
      return null;
    }
    if (this.isRecent(client, position)) return client;
    this.release(client);
    return null;
  }

  /** @param isBroken true to close the connection */
  release(client: PoolClient, isBroken = false): void {
    client.release(isBroken);
  }

  /**
   * Takes the replica out of use immediately after a statement failed because it is down or refuses
   * connections.
   */
  fail(client: PoolClient, error: unknown): void {
    // The connection is ignored if it is older than the latest time at which the replica was taken
    // out of use.
    if (this.replayed.has(client)) this.markLost(error);
  }

  /** Checks in the background whether the replica can be used. */
  async check(): Promise<void> {
    const { primaryLog, maxAgeMs, log } = this.settings;
    try {
      const { rows } = await this.watch.query<ReplicaStatus>(READ_STATUS);
      this.lastReplayed = readReplayedPosition(rows[0]!);
    } catch (error) {
      return this.markLost(error);
    }
    const age = primaryLog.getAge(this.lastReplayed, Date.now());
    const limit = this.inUse === false ? maxAgeMs * REJOIN_AGE_RATIO : maxAgeMs;
    if (age > limit) return this.takeOutOfUse("is too old, or the primary does not answer");
    if (!this.isAsked) log.info({ replica: this.name }, "replica is asked");
    this.inUse = true;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.pool.end(), this.watch.end()]);
  }

  /** True if all connections are in use, so that a request uses another server instead of waiting. */
  private get isBusy(): boolean {
    const { totalCount, idleCount } = this.pool;
    return idleCount === 0 && totalCount >= this.settings.connections;
  }

  private isRecent(client: PoolClient, position: Position): boolean {
    const { primaryLog, maxAgeMs } = this.settings;
    const replayed = this.replayed.get(client);
    if (replayed === undefined || replayed < position) return false;
    return primaryLog.getAge(replayed, Date.now()) <= maxAgeMs;
  }

  private async updatePosition(client: PoolClient): Promise<void> {
    const { rows } = await client.query<ReplicaStatus>(READ_STATUS);
    this.replayed.set(client, readReplayedPosition(rows[0]!));
  }

  private markLost(error: unknown): void {
    if (this.isClosed) return;
    const wasInUse = this.isAsked;
    this.lastReplayed = null;
    this.takeOutOfUse(getReason(error));
    if (!wasInUse) return;
    // The open connections are replaced, because they may never respond.
    for (const pool of [this.pool, this.watch]) void pool.end().catch(ignore);
    [this.pool, this.watch] = this.connect();
    this.replayed = new WeakMap();
  }

  private takeOutOfUse(reason: string): void {
    if (this.inUse !== false) {
      this.settings.log.warn({ replica: this.name, reason }, "replica is not asked any more");
    }
    this.inUse = false;
  }

  private connect(): [Pool, Pool] {
    const { connections } = this.settings;
    return [
      this.connectTo({ max: connections, connectionTimeoutMillis: CHECK_TIMEOUT_MS }),
      this.connectTo({
        max: 1,
        connectionTimeoutMillis: CHECK_TIMEOUT_MS,
        query_timeout: CHECK_TIMEOUT_MS,
      }),
    ];
  }

  private connectTo(options: object): Pool {
    const { url, extra } = makeConnectionOptions(
      { url: this.url, pooled: this.settings.pooled },
      "requests",
    );
    const pool = new Pool({ connectionString: url, ...extra, ...options });
    pool.on("error", (error) => {
      // The pools are compared, because a replaced pool has been handled before.
      if (pool === this.pool || pool === this.watch) this.markLost(error);
    });
    return pool;
  }
}

/** @throws for a server that is not a standby, because its data may come from a former primary */
function readReplayedPosition({ isStandby, replayed }: ReplicaStatus): Position {
  if (!isStandby) throw new Error("is not a standby");
  return readPosition(replayed);
}
