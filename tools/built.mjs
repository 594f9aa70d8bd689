import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The sources that all parts of the build share. */
const SHARED = ["shared", "package.json", "package-lock.json", "tsconfig.json"];
export const PARTS = {
  client: {
    sources: ["client", "vite.config.mts", ...SHARED],
    built: ["dist/client", "dist/renderer"],
    stamp: "dist/client.stamp",
  },
  server: {
    sources: ["server", ...SHARED],
    built: ["dist/server", "dist/shared"],
    stamp: "dist/server.stamp",
  },
};

/**
 * Returns the newest modification of a file or of anything in a directory. A directory's time shows
 * removals.
 */
function newestChange(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  const inside = stat.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
  return Math.max(stat.mtimeMs, ...inside.map(newestChange));
}

/** Returns the names of the parts that are missing or older than their sources. */
export function staleParts() {
  return Object.entries(PARTS)
    .filter(([, { sources, stamp }]) => {
      const file = join(PROJECT, stamp);
      if (!existsSync(file)) return true;
      const built = statSync(file).mtimeMs;
      return sources.some((source) => newestChange(join(PROJECT, source)) > built);
    })
    .map(([name]) => name);
}

/** Removes the stamp of a part, so that an interrupted build does not look finished. */
export const unstamp = (name) => rmSync(join(PROJECT, PARTS[name].stamp), { force: true });

/** Marks a part as built from its sources as of a time: later changes are newer. */
export function stamp(name, since) {
  const file = join(PROJECT, PARTS[name].stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  utimesSync(file, since, since);
}
