import { randomUUID } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { PhotoStore } from "./PhotoStore";

/**
 * The permissions of the folder, which is private because it includes photos of private recipes.
 */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === "ENOENT";

/** Writes a file and waits until it is on disk. */
async function writeAndSync(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx", PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Stores photos as files in a folder, which several processes may share. A file is renamed once it is
 * complete, so that a partial file is never read.
 */
export function makeFolderStore(folder: string): PhotoStore {
  const getPath = (name: string) => join(folder, name);
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const unfinished = getPath(`${name}.${randomUUID()}.part`);
      try {
        await writeAndSync(unfinished, bytes);
        await rename(unfinished, getPath(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      const file = await open(getPath(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!file) return null;
      const { size } = await file.stat();
      return { body: file.createReadStream(), size };
    },
    async remove(name) {
      await rm(getPath(name), { force: true });
    },
    async check() {
      let existingFolder = resolve(folder);
      while (!existsSync(existingFolder)) existingFolder = dirname(existingFolder);
      // The path has a trailing slash, with which the check fails for a file.
      await access(join(existingFolder, sep), constants.W_OK);
    },
  };
}
