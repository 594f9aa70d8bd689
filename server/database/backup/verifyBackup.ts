import { BRAND } from "../../brand";
import { migrations } from "../migrations";
import { BackupRefused, type Manifest, parseManifest, rowsOf } from "./manifest";
import { checkSeal, damagedBackup, missingRows, readBackup } from "./readBackup";

/** The content of a complete, undamaged backup. */
export interface BackupSummary {
  /** The moment of the export, as an ISO date. */
  exportedAt: string;
  /** The last migration of the exported database. */
  migration: string;
  /** The number of rows of all tables. */
  rows: number;
  tables: { name: string; rows: number }[];
}

/**
 * Reads a backup file from the first to the last byte, without a database.
 * @throws BackupRefused naming what is wrong with the file
 */
export async function verifyBackup(path: string): Promise<BackupSummary> {
  let first: string | undefined;
  let rows = -1;
  let seal: BackupRefused | undefined;
  await readBackup(path, async (lines) => {
    // A damaged archive is reported as such, whatever its first line has become: so it is read to its end.
    const tee = remember(lines, (line) => (first ??= line));
    try {
      const content = checkSeal(tee, path);
      while (!(await content.next()).done) rows++;
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error;
      seal = error;
    }
  });
  if (first === undefined) throw damagedBackup(path);
  const manifest = parseManifest(first, path);
  if (seal !== undefined) throw seal;
  refuseUnknownMigration(manifest);
  if (rows < rowsOf(manifest)) throw missingRows();
  if (rows > rowsOf(manifest)) throw damagedBackup(path);
  return {
    exportedAt: manifest.exportedAt,
    migration: manifest.migration,
    rows,
    tables: manifest.tables.map(({ name, rows: count }) => ({ name, rows: count })),
  };
}

async function* remember(lines: AsyncIterable<string>, onLine: (line: string) => void) {
  for await (const line of lines) {
    onLine(line);
    yield line;
  }
}

/** @throws BackupRefused for a backup of a version that is newer than this program */
function refuseUnknownMigration({ migration }: Manifest): void {
  if (migrations.some((each) => each.name === migration)) return;
  throw unknownMigration(migration);
}

/** The refusal of a backup whose last migration this program does not have. */
export const unknownMigration = (migration: string) =>
  new BackupRefused(
    `The backup was made by a different version of ${BRAND}: unknown migration ${migration}.`,
  );
