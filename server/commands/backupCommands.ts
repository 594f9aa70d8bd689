import { statSync } from "node:fs";
import { Command } from "commander";
import { type BackupWatcher, exportDatabase, writeBackup } from "../database/backup/exportDatabase";
import { type Manifest, countRows } from "../database/backup/manifest";
import { restoreDatabase } from "../database/backup/restoreDatabase";
import { verifyBackup } from "../database/backup/verifyBackup";
import { makeProgress } from "../lib/makeProgress";
import { checkTarget, printLine, STANDARD_OUTPUT } from "./terminal";
import { withUnchangedDatabase, withStoppedDatabase } from "./withDatabase";

const EXPORT_HELP = `
The file is created with mode 0600 because it contains password hashes. It does not contain
sessions, password reset links, queued mail or photo files: back up PHOTOS_DIR or the bucket
separately. The export is a consistent snapshot. With PostgreSQL the server may keep running.

Examples:
  potluck export potluck-2026-11-21.gz
  potluck export - | gpg --encrypt --recipient backup@example.org > potluck.gz.gpg`;

const RESTORE_HELP = `
The file is verified before the database is opened. Runs in a single transaction: if it fails, the
database is unchanged. A file exported by an older
version is migrated, one from a newer version is rejected. Stop the server first. All users have to
log in again.

Examples:
  potluck restore potluck-2026-11-21.gz
  potluck restore potluck-2026-11-21.gz --replace`;

export const exportCommand = (): Command =>
  new Command("export")
    .description("Export all data to a file")
    .argument("<file>", "file to create, or - for the standard output")
    .addHelpText("after", EXPORT_HELP)
    .action(async (file: string) => {
      checkTarget(file);
      const manifest = await withProgress("Exporting", (watcher) =>
        withUnchangedDatabase((db) =>
          file === STANDARD_OUTPUT
            ? writeBackup(db, watcher, () => process.stdout)
            : exportDatabase(db, file, watcher),
        ),
      );
      if (file === STANDARD_OUTPUT) return;
      printLine(`Exported ${countRows(manifest)} rows to ${file}.`);
    });

export const restoreCommand = (): Command =>
  new Command("restore")
    .description("Restore the database from an exported file")
    .argument("<file>", "file created by export")
    .option("--replace", "delete existing data first (default: fail unless the database is empty)")
    .addHelpText("after", RESTORE_HELP)
    .action(async (file: string, { replace }: { replace?: true }) => {
      if (canRereadFile(file)) await verifyBackup(file);
      const manifest = await withProgress("Restoring", (watcher) =>
        withStoppedDatabase((db) =>
          restoreDatabase(db, file, replace ? "replace" : "refuse", watcher),
        ),
      );
      printLine(`Restored ${countRows(manifest)} rows from the export of ${manifest.exportedAt}.`);
    });

export const backupCommand = (): Command =>
  new Command("backup").description("Check exported files").addCommand(
    new Command("verify")
      .description("Check that an exported file is complete and undamaged; needs no database")
      .argument("<file>", "file created by export")
      .action(async (file: string) => {
        const { exportedAt, rows } = await verifyBackup(file);
        printLine(`The backup of ${exportedAt} is complete: ${rows} rows.`);
      }),
  );

/** A pipe can be read only once; restoring checks it while reading. A missing file is reported by the reader. */
const canRereadFile = (file: string): boolean => {
  const fileStats = statSync(file, { throwIfNoEntry: false });
  return !fileStats || !fileStats.isFIFO();
};

async function withProgress(
  title: string,
  work: (watcher: BackupWatcher) => Promise<Manifest>,
): Promise<Manifest> {
  const progress = makeProgress(title);
  try {
    return await work({
      begin: (manifest) => progress.begin(countRows(manifest)),
      rows: progress.add,
    });
  } finally {
    progress.end();
  }
}
