import { Pool, type PoolClient } from "pg";
import type { Logger } from "pino";
import { getReason } from "../../lib/reasonOf";
import { makeConnectionOptions } from "../dataSource";
import { formatAddress } from "../hosts";
import { prepareStatement } from "../prepared";
import { BEGINNING, type Position, readPosition } from "./positions";
import type { PrimaryLog } from "./PrimaryLog";

/** How long it may take to connect to a replica and, in the background, to hear from it. */
const CHECK_TIMEOUT_MS = 1_000;

const READ_STATUS = prepareStatement(`
  select pg_is_in_recovery() as "isStandby",
    coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed`);

interface ReplicaStatus {
  isStandby: boolean;
  replayed: string;
}

/** What all replicas of a process have in common. */
export interface ReplicaSettings {
  connections: number;
  /** Whether the addresses are those of poolers in transaction mode. */
  pooled: boolean;
  /** How old what a replica answers may be. */
  maxAgeMs: number;
  primaryLog: PrimaryLog;
  log: Logger;
}

/** A replica that was too old has to be this much younger than allowed before it is asked again. */
const REJOIN_AGE_RATIO = 0.8;

const ignore = (): void => undefined;

/** A replica of the database: its connections, and whether it is asked. */
export class Replica {
  readonly name: string;
  private pool: Pool;
  /** A connection that is only for looking at it. */
  private watch: Pool;
  /** What the server of each connection has replayed at least: an address may lead to several servers. */
  private replayed = new WeakMap<PoolClient, Position>();
  /** Null before it was looked at for the first time. */
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

  /** Whether reads may be sent to it. */
  get isAsked(): boolean {
    return this.inUse === true;
  }

  /** How many seconds it is behind the primary; null while it does not answer. */
  get lagSeconds(): number | null {
    if (this.lastReplayed === null) return null;
    return this.settings.primaryLog.getLag(this.lastReplayed) / 1_000;
  }

  /**
   * Lends a connection to a server that has replayed a position and is not too old; null without one.
   * It is given back by `release`.
   */
  async lend(position: Position): Promise<PoolClient | null> {
    // Looking at the connection of whoever has just written something would mostly be in vain.
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

  /** @param isBroken closes the connection */
  release(client: PoolClient, isBroken = false): void {
    client.release(isBroken);
  }

  /** Takes it out at once, since a statement has failed because it is down or refuses. */
  fail(client: PoolClient, error: unknown): void {
    // A connection from before it was taken out says nothing about how it is now.
    if (this.replayed.has(client)) this.markLost(error);
  }

  /** Finds out in the background whether it is to be asked. */
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

  /** A request asks another server rather than wait for a connection. */
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
    // Whatever is still connected may never answer.
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
      // One that was replaced has been lost before.
      if (pool === this.pool || pool === this.watch) this.markLost(error);
    });
    return pool;
  }
}

/** @throws for a server that is no standby, whose data may be those of a primary that was replaced */
function readReplayedPosition({ isStandby, replayed }: ReplicaStatus): Position {
  if (!isStandby) throw new Error("is not a standby");
  return readPosition(replayed);
}
