import { statfsSync } from "node:fs";
import { freemem } from "node:os";

const MEMORY = "/dev/shm";
const GIBIBYTE = 2 ** 30;

/**
 * Has all steps keep their temporary files in memory where there is plenty of it: databases of tests are thousands of
 * files that come and go. Whoever has set TMPDIR is left alone.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || freemem() < 8 * GIBIBYTE) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= 4 * GIBIBYTE) process.env.TMPDIR = MEMORY;
  } catch {
    // Only Linux has it.
  }
}
