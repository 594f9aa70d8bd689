import { randomUUID } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { PhotoStore } from "./PhotoStore";

/** Photos of private recipes are among them. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === "ENOENT";

/** Writes a file to the end, onto the disk. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx", PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Photos as files of a folder, which several processes may share. A file gets its name when it is
 * whole, so that no half one is ever read.
 */
export function folderStore(folder: string): PhotoStore {
  const place = (name: string) => join(folder, name);
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const unfinished = place(`${name}.${randomUUID()}.part`);
      try {
        await writeWhole(unfinished, bytes);
        await rename(unfinished, place(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      const file = await open(place(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!file) return null;
      const { size } = await file.stat();
      return { body: file.createReadStream(), size };
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
    async check() {
      let first = resolve(folder);
      while (!existsSync(first)) first = dirname(first);
      // With the slash a file is no folder.
      await access(join(first, sep), constants.W_OK);
    },
  };
}
