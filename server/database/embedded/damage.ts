import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

/**
 * The error for files that embedded PostgreSQL cannot read. The message names the damage and the
 * way to restore a backup.
 */
export class DamagedDatabase extends Error {
  /** @param cluster the folder of the files */
  constructor(cluster: string, damage: string, options?: ErrorOptions) {
    super(
      [
        `The embedded database in ${cluster} is damaged: ${damage}.`,
        "To restore a backup, move the folder away and load the backup into a new database:",
        `  mv ${cluster} ${cluster}.damaged`,
        "  potluck restore FILE",
      ].join("\n"),
      options,
    );
  }
}

/** The error codes of PostgreSQL for files that it cannot read. */
const DAMAGE_CODES = ["XX001", "XX002", "58P01", "58030"];

/** Returns true if damaged files caused an error of a statement. */
export const isDamage = (error: unknown): boolean =>
  DAMAGE_CODES.includes(String((error as { code?: unknown }).code));

const CONTROL = "global/pg_control";
const CONTROL_BYTES = 8_192;
const SEGMENT_BYTES = 16 * 1024 * 1024;
const PAGE_BYTES = 8_192;

/** The files that PostgreSQL requires to start, except those with their own checks. */
const REQUIRED = [
  "base/1",
  "base/5",
  "base/5/pg_filenode.map",
  "global",
  "global/pg_filenode.map",
  "pg_multixact",
  "pg_wal",
  "pg_xact",
  "pg_hba.conf",
  "postgresql.conf",
];

/**
 * Checks for damage that would prevent a start, by reading a few small files. Without this check,
 * PostgreSQL aborts, or creates a new database over one without a version.
 * @returns a description of the damage; null if there is no damage
 */
export function findDamage(cluster: string): string | null {
  const has = (path: string) => existsSync(join(cluster, path));
  if (!has("PG_VERSION")) return "the file PG_VERSION is missing";
  if (!/^\d+\s*$/.test(readFileSync(join(cluster, "PG_VERSION"), "latin1"))) {
    return "the file PG_VERSION is empty or has other content than a version";
  }
  const missingFile = REQUIRED.find((path) => !has(path));
  if (missingFile) return `${missingFile} is missing`;
  const damage = findControlDamage(cluster) ?? findLogDamage(cluster);
  if (damage) return damage;
  // The pages are not searched after a crash, because the log may still complete them.
  return isShutDown(cluster) ? findDamagedPage(cluster, PAGE_BYTES) : null;
}

function findControlDamage(cluster: string): string | null {
  const path = join(cluster, CONTROL);
  if (!existsSync(path)) return `the file ${CONTROL} is missing`;
  const { size } = statSync(path);
  if (size === CONTROL_BYTES) return null;
  return `the file ${CONTROL} is incomplete (${size} of ${CONTROL_BYTES} bytes)`;
}

const STATE_OFFSET = 16;
const SHUT_DOWN = 1;

const isShutDown = (cluster: string): boolean =>
  readFileSync(join(cluster, CONTROL)).readUInt32LE(STATE_OFFSET) === SHUT_DOWN;

/**
 * The offsets in the control file: the log position of the last checkpoint, from which a start
 * reads, and its timeline.
 */
const REDO_OFFSET = 40;
const TIMELINE_OFFSET = 48;

/** Checks the log file of the last checkpoint, from which a start reads. */
function findLogDamage(cluster: string): string | null {
  const control = readFileSync(join(cluster, CONTROL));
  const segment = control.readBigUInt64LE(REDO_OFFSET) / BigInt(SEGMENT_BYTES);
  const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, "0");
  const perLog = 0x1_0000_0000n / BigInt(SEGMENT_BYTES);
  const timeline = control.readUInt32LE(TIMELINE_OFFSET);
  const name = `pg_wal/${hex(timeline)}${hex(segment / perLog)}${hex(segment % perLog)}`;
  const path = join(cluster, name);
  // The values are checked first, because overwritten content leads to a name that is impossible
  // for a file.
  if (timeline === 0 || timeline > 0xffff) return `the file ${CONTROL} was overwritten`;
  if (!existsSync(path)) return `the file ${name} of the write-ahead log is missing`;
  if (statSync(path).size < SEGMENT_BYTES || readBytes(path, 0, 2).readUInt16LE(0) === 0) {
    return `the file ${name} of the write-ahead log is empty, incomplete or overwritten`;
  }
  return null;
}

/**
 * Searches all tables and indexes for an invalid page. This takes as long as reading the database, so it
 * runs only after a failed start.
 * @param bytesOfFile the number of bytes to read from each file
 * @returns a description of the damage; null if there is no damage
 */
export function findDamagedPage(cluster: string, bytesOfFile = Infinity): string | null {
  for (const folder of ["global", "base/5"]) {
    for (const file of readdirSync(join(cluster, folder))) {
      // The other files are skipped: the main files of tables and indexes have numeric names.
      if (!/^\d{1,10}(\.\d{1,5})?$/.test(file)) continue;
      const path = join(folder, file);
      const { size } = statSync(join(cluster, path));
      if (size % PAGE_BYTES !== 0) return `the file ${path} of a table or index is incomplete`;
      for (let position = 0; position < Math.min(size, bytesOfFile); position += PAGE_BYTES) {
        if (isValidPage(readBytes(join(cluster, path), position, 24))) continue;
        return `the file ${path} of a table or index was overwritten (page ${position / PAGE_BYTES})`;
      }
    }
  }
  return null;
}

/** Checks the order of the offsets in a page header, like PostgreSQL. An unused page consists of zeros. */
function isValidPage(header: Buffer): boolean {
  if (header.every((byte) => byte === 0)) return true;
  const [lower, upper, special] = [12, 14, 16].map((offset) => header.readUInt16LE(offset));
  return lower! >= 24 && lower! <= upper! && upper! <= special! && special! <= PAGE_BYTES;
}

function readBytes(path: string, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    readSync(file, bytes, 0, length, position);
  } finally {
    closeSync(file);
  }
  return bytes;
}
