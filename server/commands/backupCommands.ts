import { existsSync } from "node:fs";
import { Command } from "commander";
import { type BackupWatcher, exportDatabase } from "../database/backup/exportDatabase";
import { type Manifest, rowsOf } from "../database/backup/manifest";
import { restoreDatabase } from "../database/backup/restoreDatabase";
import { CommandError } from "./CommandError";
import { makeProgress, say } from "./terminal";
import { withDatabase, withDatabaseAsItIs } from "./withDatabase";

const EXPORT_HELP = `
The file is for you alone (mode 0600): it holds the hashes of passwords. It does not hold sessions,
links in mails, mails on their way and the files of photos, whose folder or bucket is copied apart
(PHOTOS_DIR). It is of one moment; on PostgreSQL the server may go on.

Example:
  potluck export potluck-2026-11-21.gz`;

const RESTORE_HELP = `
All of it or nothing: what goes wrong on the way leaves the database as it was. A backup of an
older version is brought up to date, one of a newer version is refused. Stop the server first;
everybody has to log in again afterwards.

Examples:
  potluck restore potluck-2026-11-21.gz
  potluck restore potluck-2026-11-21.gz --replace`;

export const exportCommand = (): Command =>
  new Command("export")
    .description("Writes all data into one file.")
    .argument("<file>", "a file that does not exist yet")
    .addHelpText("after", EXPORT_HELP)
    .action(async (file: string) => {
      if (existsSync(file)) throw new CommandError(`There is a file ${file} already.`);
      const manifest = await watched("Exporting", (watcher) =>
        withDatabaseAsItIs((db) => exportDatabase(db, file, watcher)),
      );
      say(`Exported ${rowsOf(manifest)} rows into ${file}.`);
    });

export const restoreCommand = (): Command =>
  new Command("restore")
    .description("Puts the data of an exported file into the database.")
    .argument("<file>", "what export wrote")
    .option("--replace", "delete what is in the database; without it only an empty one is filled")
    .addHelpText("after", RESTORE_HELP)
    .action(async (file: string, { replace }: { replace?: true }) => {
      const manifest = await watched("Restoring", (watcher) =>
        withDatabase((db) => restoreDatabase(db, file, replace ? "replace" : "refuse", watcher)),
      );
      say(`Restored ${rowsOf(manifest)} rows, exported at ${manifest.exportedAt}.`);
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
