import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { type Config, ConfigurationError } from "./config";

/**
 * Creates missing folders of the server and makes them private. The embedded database requires its folder.
 * A server with another database only logs a missing folder for photos, because just uploads depend on it.
 * @throws ConfigurationError
 */
export function prepareFolders(config: Config, log?: Logger): void {
  const { embedded, dataDir, photosDir, photosS3 } = config;
  if (embedded) prepareFolder("DATA_DIR", dataDir);
  if (photosS3) return;
  const variable = photosDir === join(dataDir, "photos") ? "DATA_DIR" : "PHOTOS_DIR";
  try {
    prepareFolder(variable, photosDir);
  } catch (error) {
    if (embedded) throw error;
    log?.warn((error as ConfigurationError).message);
  }
}

/** The permissions of a folder that other users cannot even list. */
const PRIVATE = 0o700;

function prepareFolder(variable: string, folder: string): void {
  const refuse = (reason: string) =>
    new ConfigurationError(
      `${variable}: ${folder} ${reason}. Set it to a directory that this user may write.`,
    );
  const attempt = (reason: string, act: () => void) => {
    try {
      act();
    } catch (error) {
      throw refuse(`${reason} (${(error as NodeJS.ErrnoException).code})`);
    }
  };
  attempt("cannot be created", () => makeFolder(folder));
  if (!statSync(folder).isDirectory()) throw refuse("is no directory");
  attempt("is not writable", () => accessSync(folder, constants.W_OK | constants.X_OK));
  closeFolder(folder);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Folders of another owner keep their permissions, because orchestrators grant access to volumes by group.
 */
function closeFolder(folder: string): void {
  if (process.getuid && statSync(folder).uid !== process.getuid()) return;
  chmodSync(folder, PRIVATE);
}
