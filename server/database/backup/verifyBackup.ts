import { BRAND } from "../../brand";
import { migrations } from "../migrations";
import { BackupError, type Manifest, parseManifest, countRows } from "./manifest";
import { verifyChecksum, makeDamagedError, makeMissingRowsError, readBackup } from "./readBackup";

/** The content of a complete, undamaged backup. */
export interface BackupSummary {
  /** The time of the export, as an ISO date. */
  exportedAt: string;
  /** The last migration of the exported database. */
  migration: string;
  /** The number of rows of all tables. */
  rows: number;
  tables: { name: string; rows: number }[];
}

/**
 * Reads a complete backup file without a database.
 * @throws BackupError naming the fault of the file
 */
export async function verifyBackup(path: string): Promise<BackupSummary> {
  let firstLine: string | undefined;
  let rows = -1;
  let checksumError: BackupError | undefined;
  await readBackup(path, async (lines) => {
    // The file is read to its end even if the first line is invalid, so that damage is reported as
    // such.
    const watchedLines = watchLines(lines, (line) => (firstLine ??= line));
    try {
      const content = verifyChecksum(watchedLines, path);
      while (!(await content.next()).done) rows++;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      checksumError = error;
    }
  });
  if (firstLine === undefined) throw makeDamagedError(path);
  const manifest = parseManifest(firstLine, path);
  if (checksumError !== undefined) throw checksumError;
  refuseUnknownMigration(manifest);
  if (rows < countRows(manifest)) throw makeMissingRowsError();
  if (rows > countRows(manifest)) throw makeDamagedError(path);
  return {
    exportedAt: manifest.exportedAt,
    migration: manifest.migration,
    rows,
    tables: manifest.tables.map(({ name, rows: count }) => ({ name, rows: count })),
  };
}

async function* watchLines(lines: AsyncIterable<string>, onLine: (line: string) => void) {
  for await (const line of lines) {
    onLine(line);
    yield line;
  }
}

/** @throws BackupError for a backup of a version that is newer than this program */
function refuseUnknownMigration({ migration }: Manifest): void {
  if (migrations.some((candidate) => candidate.name === migration)) return;
  throw makeUnknownMigrationError(migration);
}

/** Creates the error for a backup whose last migration is unknown to this program. */
export const makeUnknownMigrationError = (migration: string) =>
  new BackupError(
    `The backup was made by a different version of ${BRAND}: unknown migration ${migration}.`,
  );
