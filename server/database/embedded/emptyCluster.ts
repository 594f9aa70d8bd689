import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** An empty database cluster as PGlite makes it, beside the compiled code only. */
export const emptyCluster = join(__dirname, "empty-cluster");

/**
 * Copies the empty cluster to a directory that does not exist yet: making one takes four times as long.
 * Without a build there is nothing to copy, and PGlite makes the cluster.
 */
export async function copyEmptyCluster(directory: string): Promise<void> {
  if (existsSync(directory) || !existsSync(emptyCluster)) return;
  // Renamed once it is whole: whoever is stopped before begins again.
  const partial = `${directory}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(emptyCluster, partial, { recursive: true });
  await rename(partial, directory);
}
