import type { Pool } from "pg";
import type { Logger } from "pino";
import { DataSource, type QueryRunner } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { getReason } from "../../lib/getReason";
import { makeDedicatedConnection } from "../makeDedicatedConnection";
import { BEGINNING, NOWHERE, readPosition } from "./positions";
import { PrimaryLog } from "./PrimaryLog";
import { setPrimary } from "./getPrimary";
import type { Reader, ReadReplicas } from "./ReadReplicas";
import { Replica } from "./Replica";
import { ReplicaRunner } from "./ReplicaRunner";
import { type FailoverState, FailoverRunner } from "./FailoverRunner";

const WRITTEN = "select pg_current_wal_insert_lsn()::text as written";

/**
 * Records the position after a user's write, so that the user's reads exclude replicas that have not
 * replayed it. The record is not flushed to disk: after a crash of the primary, the user's reads may be as
 * old as any others.
 */
const RECORD = `
  with quickly as materialized (select set_config('synchronous_commit', 'off', true))
  insert into last_writes (user_id, position, written_at)
  select user_id, pg_current_wal_insert_lsn(), now() from users, quickly where user_id = $1
  on conflict (user_id) do update set position = pg_current_wal_insert_lsn(), written_at = now()`;

/** The key that selects the replica for shared reads. */
const SHARED_KEY = "pages";

/** The maximum interval between checks. It is shorter if replicas must be more recent. */
const MAX_CHECK_INTERVAL_MS = 500;
const CHECKS_PER_AGE = 4;

/** The time limit for reading the position of the primary. */
const PRIMARY_TIMEOUT_MS = 1_000;

/**
 * The time without a response, and the number of failed checks, after which the primary counts as
 * silent.
 */
const SILENT_AFTER_MS = 2_000;
const SILENT_AFTER_CHECKS = 2;

/** The replicas of a database and the maximum age of their data. */
export interface ReplicaOptions {
  replicaUrls: readonly string[];
  replicaMaxAge: number;
  databaseConnections: number;
  transactionPooling: boolean;
}

/** The replicas of a database, for statements whose results may be some seconds old. */
export class Replicas implements ReadReplicas {
  readonly replicas: readonly Replica[];
  private readonly primaryLog = new PrimaryLog();
  private readonly primary: Pool;
  private readonly timer: NodeJS.Timeout;
  private currentCheck: Promise<void> | null = null;
  private isSilent = false;
  private answeredAt = Date.now();
  private failedChecks = 0;

  constructor(
    private readonly db: DataSource,
    options: ReplicaOptions,
    private readonly log: Logger,
  ) {
    const maxAgeMs = options.replicaMaxAge * 1_000;
    const settings = {
      connections: options.databaseConnections,
      pooled: options.transactionPooling,
      maxAgeMs,
      primaryLog: this.primaryLog,
      log,
    };
    this.replicas = options.replicaUrls.map((url) => new Replica(url, settings));
    this.primary = makeDedicatedConnection(db, PRIMARY_TIMEOUT_MS);
    const intervalMs = Math.min(MAX_CHECK_INTERVAL_MS, maxAgeMs / CHECKS_PER_AGE);
    const startCheck = () =>
      void (this.currentCheck ??= this.check().finally(() => (this.currentCheck = null)));
    this.timer = setInterval(startCheck, intervalMs).unref();
    startCheck();
  }

  getDataSourceFor({ position = BEGINNING, key }: Reader): DataSource {
    const { db } = this;
    if (position === NOWHERE) return db;
    const replicas = this.orderReplicas(key);
    const makeRunner = (driver: PostgresDriver) => new ReplicaRunner(driver, replicas, position);
    return this.makeReplicaDataSource(makeRunner, () => false);
  }

  getSharedDataSource(): DataSource {
    const replicas = this.orderReplicas(SHARED_KEY);
    const failover: FailoverState = { isPrimarySilent: () => this.isPrimarySilent, isUsed: false };
    const makeRunner = (driver: PostgresDriver) => new FailoverRunner(driver, replicas, failover);
    return this.makeReplicaDataSource(makeRunner, () => !failover.isUsed);
  }

  get isPrimarySilent(): boolean {
    return this.isSilent;
  }

  async recordWrite(userId: number): Promise<void> {
    try {
      await this.db.query(RECORD, [userId]);
    } catch (err) {
      // The failure is only logged: the write has succeeded, and its user sees it once replicas
      // have replayed it.
      this.log.error({ err }, "the position of a write was not recorded");
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.currentCheck;
    await Promise.all([this.primary.end(), ...this.replicas.map((replica) => replica.close())]);
  }

  /** Returns all replicas, beginning with the one that a key selects. */
  private orderReplicas(key: string): Replica[] {
    const first = hash(key) % this.replicas.length;
    return [...this.replicas.slice(first), ...this.replicas.slice(0, first)];
  }

  private makeReplicaDataSource(
    makeRunner: (driver: PostgresDriver) => ReplicaRunner,
    isCurrent: () => boolean,
  ): DataSource {
    const { db } = this;
    const dataSource = Object.create(db, {
      createQueryRunner: {
        value() {
          // The cast is needed because a single method cannot declare all overloads of the
          // interface.
          const runner = makeRunner(db.driver as PostgresDriver) as unknown as QueryRunner;
          return Object.assign(runner, { manager: dataSource.createEntityManager(runner) });
        },
      },
    }) as DataSource;
    Object.defineProperty(dataSource, "manager", { value: dataSource.createEntityManager() });
    setPrimary(dataSource, { primary: db, isSilent: () => this.isPrimarySilent, isCurrent });
    return dataSource;
  }

  private async check(): Promise<void> {
    await this.checkPrimary();
    await Promise.all(this.replicas.map((replica) => replica.check()));
  }

  private async checkPrimary(): Promise<void> {
    const at = Date.now();
    try {
      const { rows } = await this.primary.query<{ written: string }>(WRITTEN);
      this.primaryLog.add(readPosition(rows[0]!.written), at);
    } catch (error) {
      // The replicas are assumed to age if the position of the primary is unknown.
      return this.recordSilence(error);
    }
    if (this.isSilent) this.log.info("primary answers again");
    this.isSilent = false;
    this.failedChecks = 0;
    this.answeredAt = Date.now();
  }

  private recordSilence(error: unknown): void {
    this.failedChecks++;
    const isSilent =
      this.failedChecks >= SILENT_AFTER_CHECKS && Date.now() - this.answeredAt >= SILENT_AFTER_MS;
    if (isSilent && !this.isSilent) {
      this.log.warn({ reason: getReason(error) }, "primary does not answer");
    }
    this.isSilent = isSilent;
  }
}

const hash = (text: string): number => {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return sum;
};
