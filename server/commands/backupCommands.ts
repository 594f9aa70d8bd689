import { existsSync } from "node:fs";
import { Command } from "commander";
import { type BackupWatcher, exportDatabase } from "../database/backup/exportDatabase";
import { type Manifest, rowsOf } from "../database/backup/manifest";
import { restoreDatabase } from "../database/backup/restoreDatabase";
import { makeProgress } from "../lib/makeProgress";
import { CommandError } from "./CommandError";
import { say } from "./terminal";
import { withDatabaseAsItIs, withStoppedDatabase } from "./withDatabase";

const EXPORT_HELP = `
The file is created with mode 0600 because it contains password hashes. It does not contain
sessions, password reset links, queued mail or photo files: back up PHOTOS_DIR or the bucket
separately. The export is a consistent snapshot. With PostgreSQL the server may keep running.

Example:
  potluck export potluck-2026-11-21.gz`;

const RESTORE_HELP = `
Runs in a single transaction: if it fails, the database is unchanged. A file exported by an older
version is migrated, one from a newer version is rejected. Stop the server first. All users have to
log in again.

Examples:
  potluck restore potluck-2026-11-21.gz
  potluck restore potluck-2026-11-21.gz --replace`;

export const exportCommand = (): Command =>
  new Command("export")
    .description("Export all data to a file")
    .argument("<file>", "file to create")
    .addHelpText("after", EXPORT_HELP)
    .action(async (file: string) => {
      if (existsSync(file)) throw new CommandError(`File already exists: ${file}`);
      const manifest = await watched("Exporting", (watcher) =>
        withDatabaseAsItIs((db) => exportDatabase(db, file, watcher)),
      );
      say(`Exported ${rowsOf(manifest)} rows to ${file}.`);
    });

export const restoreCommand = (): Command =>
  new Command("restore")
    .description("Restore the database from an exported file")
    .argument("<file>", "file created by export")
    .option("--replace", "delete existing data first (default: fail unless the database is empty)")
    .addHelpText("after", RESTORE_HELP)
    .action(async (file: string, { replace }: { replace?: true }) => {
      const manifest = await watched("Restoring", (watcher) =>
        withStoppedDatabase((db) =>
          restoreDatabase(db, file, replace ? "replace" : "refuse", watcher),
        ),
      );
      say(`Restored ${rowsOf(manifest)} rows from the export of ${manifest.exportedAt}.`);
    });

async function watched(
  what: string,
  work: (watcher: BackupWatcher) => Promise<Manifest>,
): Promise<Manifest> {
  const progress = makeProgress(what);
  try {
    return await work({
      begin: (manifest) => progress.begin(rowsOf(manifest)),
      rows: progress.add,
    });
  } finally {
    progress.end();
  }
}
