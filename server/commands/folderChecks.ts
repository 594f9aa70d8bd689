import { constants, existsSync } from "node:fs";
import { access, readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config/config";
import { type CheckResult, ok } from "../lib/CheckResult";

const BUILD = resolve(__dirname, "../..");

/**
 * Checks that this user may read every file of the build, among them the empty cluster that databases are copied from.
 * @throws Error of the system that names the file
 */
export async function checkBuild(folder = BUILD): Promise<CheckResult> {
  const parts = ["client", "renderer", "server", "shared"].map((part) => join(folder, part));
  for (const part of parts.filter(existsSync)) {
    for (const entry of await readdir(part, { recursive: true, withFileTypes: true })) {
      await access(join(entry.parentPath, entry.name), constants.R_OK);
    }
  }
  return ok(`all files in ${folder} are readable`);
}

/**
 * Checks the data directory and its entries, or the existing directory in which it will be created.
 * @throws Error of the system that names the file or directory
 */
export async function checkDataFolder({ dataDir }: Pick<Config, "dataDir">): Promise<CheckResult> {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  await access(folder, constants.W_OK);
  const entries = folder === resolve(dataDir) ? await readdir(folder) : [];
  for (const entry of entries) await access(join(folder, entry), constants.R_OK | constants.W_OK);
  return ok(`${dataDir} is writable`);
}
