import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "./build.mjs";
import { PROJECT, staleParts } from "./built.mjs";

/**
 * Runs a file of the built server in this process, so that signals and the terminal reach it. Missing or
 * outdated parts are built first.
 */
export async function runBuilt(file, requiredFiles) {
  const stale = staleParts().filter((name) => requiredFiles.includes(name));
  if (stale.length > 0) {
    // The message goes to stderr, because stdout may be piped.
    console.error(`Building ${stale.join(" and ")}…`);
    try {
      await build(stale);
    } catch (error) {
      console.error(error.message);
      process.exit(1);
    }
  }
  createRequire(import.meta.url)(join(PROJECT, "dist/server", file));
}
