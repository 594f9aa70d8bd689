import { setTimeout } from "node:timers/promises";
import { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { Config } from "../config/config";
import { makeConnectionOptions } from "../database/dataSource";
import { formatAddress } from "../database/hosts";
import { readPosition } from "../database/replicas/positions";
import { getReason } from "../lib/getReason";
import { type CheckResult, ok, warning } from "../lib/CheckResult";

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 100;

const REPLICA_STATE_SQL = `select pg_is_in_recovery() as "isStandby",
  coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
  pg_wal_lsn_diff($1, coalesce(pg_last_wal_replay_lsn(), '0/0'))::float8 as behind`;

interface ReplicaState {
  isStandby: boolean;
  replayed: string;
  behind: number;
}

/** Finds the fault of a replica; null if it has replayed the primary's position within the allowed age. */
async function findFault(url: string, position: string, config: Config): Promise<string | null> {
  const { transactionPooling: pooled, replicaMaxAge } = config;
  const { url: connectionString, extra } = makeConnectionOptions({ url, pooled }, "requests");
  const limits = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const pool = new Pool({ connectionString, ...extra, ...limits, max: 1 });
  pool.on("error", () => undefined);
  try {
    for (const end = Date.now() + replicaMaxAge * 1_000; ; await setTimeout(PAUSE_MS)) {
      const { rows } = await pool.query<ReplicaState>(REPLICA_STATE_SQL, [position]);
      const { isStandby, replayed, behind } = rows[0]!;
      if (!isStandby) return "takes writes, so it is not asked: it is a primary";
      if (readPosition(replayed) >= readPosition(position)) return null;
      if (Date.now() > end) return `is ${behind} bytes and more than ${replicaMaxAge} s behind`;
    }
  } catch (error) {
    return getReason(error);
  } finally {
    await pool.end();
  }
}

/** Checks the replicas. The site works without them, so `doctor` reports a warning at most. */
export async function checkReplicas(db: DataSource, config: Config): Promise<CheckResult> {
  const [row]: { written: string }[] = await db.query(
    "select pg_current_wal_insert_lsn()::text as written",
  );
  const faults = await Promise.all(
    config.replicaUrls.map(async (url) => {
      const fault = await findFault(url, row!.written, config);
      return fault && `${formatAddress(url)} ${fault}`;
    }),
  );
  const foundFaults = faults.filter((fault) => fault !== null);
  if (foundFaults.length > 0) return warning(foundFaults.join("; "));
  return ok(`${faults.length} follow the primary within ${config.replicaMaxAge} s`);
}
