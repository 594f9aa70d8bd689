import { chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Gives a folder with its contents to a user. */
export function giveTo({ uid, gid }, folder) {
  if (uid === undefined) return;
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder)) chownSync(join(folder, name), uid, gid);
}

/** Creates a member's folder in the topology's folder. */
export function makeFolder(...path) {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
