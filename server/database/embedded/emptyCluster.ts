import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** The path of an empty database cluster, which exists only next to the compiled code. */
export const emptyCluster = join(__dirname, "empty-cluster");

/**
 * Copies the empty cluster to a new directory, since creating one takes four times as long. Without a
 * build, the file does not exist and PGlite creates the cluster.
 */
export async function copyEmptyCluster(directory: string): Promise<void> {
  if (existsSync(directory) || !existsSync(emptyCluster)) return;
  // The copy is renamed once it is complete, so that an interrupted copy is repeated.
  const partial = `${directory}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(emptyCluster, partial, { recursive: true });
  await rename(partial, directory);
}
