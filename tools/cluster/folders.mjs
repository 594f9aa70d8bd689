import { chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Gives a folder with everything in it to a user. */
export function giveTo({ uid, gid }, folder) {
  if (uid === undefined) return;
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder)) chownSync(join(folder, name), uid, gid);
}

/** Makes a member's folder in that of the topology. */
export function makeFolder(...path) {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
