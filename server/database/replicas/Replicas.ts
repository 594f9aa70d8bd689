import type { Pool } from "pg";
import type { Logger } from "pino";
import { DataSource, type QueryRunner } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { reasonOf } from "../../lib/reasonOf";
import { ownConnection } from "../ownConnection";
import { BEGINNING, NOWHERE, readPosition } from "./positions";
import { PrimaryLog } from "./PrimaryLog";
import { setPrimary } from "./primaryOf";
import type { Reader, ReadReplicas } from "./ReadReplicas";
import { Replica } from "./Replica";
import { ReplicaRunner } from "./ReplicaRunner";
import { type StandIn, StandInRunner } from "./StandInRunner";

const WRITTEN = "select pg_current_wal_insert_lsn()::text as written";

/**
 * Has reads of a user ask nobody who has not replayed what the user has written by now. It does not wait until it is
 * on disk: after a crash of the primary, what it is about may be as old as any other read.
 */
const RECORD = `
  with quickly as materialized (select set_config('synchronous_commit', 'off', true))
  insert into last_writes (user_id, position, written_at)
  select user_id, pg_current_wal_insert_lsn(), now() from users, quickly where user_id = $1
  on conflict (user_id) do update set position = pg_current_wal_insert_lsn(), written_at = now()`;

/** Whose turn it is to stand in for the primary. */
const FOR_ALL = "pages";

/** How often the primary and its replicas are looked at, unless replicas have to be younger. */
const LONGEST_PAUSE_MS = 500;
const LOOKS_PER_AGE = 4;

/** A primary that takes longer to say how far it is does not say it in time. */
const LONGEST_WAIT_MS = 1_000;

/** A primary that has answered nothing for so long, and not only once, is not waited for. */
const SILENT_AFTER_MS = 2_000;
const SILENT_AFTER_LOOKS = 2;

/** Which replicas there are, and how old what they answer may be. */
export interface ReplicaOptions {
  replicaUrls: readonly string[];
  replicaMaxAge: number;
  databaseConnections: number;
  transactionPooling: boolean;
}

/** The replicas of a database, for statements that may be answered by data of some seconds ago. */
export class Replicas implements ReadReplicas {
  readonly all: readonly Replica[];
  private readonly primaryLog = new PrimaryLog();
  private readonly primary: Pool;
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | null = null;
  private isSilent = false;
  private answeredAt = Date.now();
  private looksInVain = 0;

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
    this.all = options.replicaUrls.map((url) => new Replica(url, settings));
    this.primary = ownConnection(db, LONGEST_WAIT_MS);
    const pause = Math.min(LONGEST_PAUSE_MS, maxAgeMs / LOOKS_PER_AGE);
    const look = () => void (this.looking ??= this.look().finally(() => (this.looking = null)));
    this.timer = setInterval(look, pause).unref();
    look();
  }

  readsFor({ position = BEGINNING, key }: Reader): DataSource {
    const { db } = this;
    if (position === NOWHERE) return db;
    const replicas = this.inTurn(key);
    const makeRunner = (driver: PostgresDriver) => new ReplicaRunner(driver, replicas, position);
    return this.readsBy(makeRunner, () => false);
  }

  readsForAll(): DataSource {
    const replicas = this.inTurn(FOR_ALL);
    const standIn: StandIn = { isPrimarySilent: () => this.isPrimarySilent, isUsed: false };
    const makeRunner = (driver: PostgresDriver) => new StandInRunner(driver, replicas, standIn);
    return this.readsBy(makeRunner, () => !standIn.isUsed);
  }

  get isPrimarySilent(): boolean {
    return this.isSilent;
  }

  async recordWrite(userId: number): Promise<void> {
    try {
      await this.db.query(RECORD, [userId]);
    } catch (err) {
      // The write has been made, and is seen at the latest when replicas have replayed it.
      this.log.error({ err }, "the position of a write was not recorded");
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.all([this.primary.end(), ...this.all.map((replica) => replica.close())]);
  }

  /** All replicas, beginning with the one that a key has. */
  private inTurn(key: string): Replica[] {
    const first = hash(key) % this.all.length;
    return [...this.all.slice(first), ...this.all.slice(0, first)];
  }

  private readsBy(
    makeRunner: (driver: PostgresDriver) => ReplicaRunner,
    isCurrent: () => boolean,
  ): DataSource {
    const { db } = this;
    const reads = Object.create(db, {
      createQueryRunner: {
        value() {
          // One method cannot have all the overloads of the interface.
          const runner = makeRunner(db.driver as PostgresDriver) as unknown as QueryRunner;
          return Object.assign(runner, { manager: reads.createEntityManager(runner) });
        },
      },
    }) as DataSource;
    Object.defineProperty(reads, "manager", { value: reads.createEntityManager() });
    setPrimary(reads, { primary: db, isSilent: () => this.isPrimarySilent, isCurrent });
    return reads;
  }

  private async look(): Promise<void> {
    await this.lookAtPrimary();
    await Promise.all(this.all.map((replica) => replica.look()));
  }

  private async lookAtPrimary(): Promise<void> {
    const at = Date.now();
    try {
      const { rows } = await this.primary.query<{ written: string }>(WRITTEN);
      this.primaryLog.add(readPosition(rows[0]!.written), at);
    } catch (error) {
      // Replicas grow older meanwhile, as far as can be known.
      return this.missPrimary(error);
    }
    if (this.isSilent) this.log.info("primary answers again");
    this.isSilent = false;
    this.looksInVain = 0;
    this.answeredAt = Date.now();
  }

  private missPrimary(error: unknown): void {
    this.looksInVain++;
    const isSilent =
      this.looksInVain >= SILENT_AFTER_LOOKS && Date.now() - this.answeredAt >= SILENT_AFTER_MS;
    if (isSilent && !this.isSilent) {
      this.log.warn({ reason: reasonOf(error) }, "primary does not answer");
    }
    this.isSilent = isSilent;
  }
}

const hash = (text: string): number => {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return sum;
};
