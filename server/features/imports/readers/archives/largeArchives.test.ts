import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { archives } from "../../../../testing/archives";
import type { ImportedPhoto } from "../ImportedRecipe";
import { Archive, isZip } from "./Archive";
import { readArchive, readLargeArchive } from "./readArchive";

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "archives-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const zips = Object.entries(archives).filter(([, bytes]) => isZip(bytes()));

/** Converts a photo to the form that an archive in memory has. */
async function unpack(path: string, photo: ImportedPhoto): Promise<ImportedPhoto> {
  if (!("file" in photo)) return photo;
  const { file, index, ...rest } = photo;
  if (index !== undefined) {
    const within = await readLargeArchive(path, file);
    return { ...rest, ...within.flatMap(({ photos }) => photos)[index]! };
  }
  const archive = await Archive.openFile(path);
  const bytes = await archive.read(file);
  archive.close();
  return { ...rest, bytes };
}

describe("An archive on a disk", () => {
  it.each(zips)(
    "of %s is read like one in memory, and its photos stay where they are",
    async (name, bytes) => {
      const path = join(folder, name);
      writeFileSync(path, bytes());
      const read = await readLargeArchive(path);
      expect(read.flatMap(({ photos }) => photos).filter((photo) => "bytes" in photo)).toEqual([]);
      const unpacked = [];
      for (const recipe of read) {
        const photos = [];
        for (const photo of recipe.photos) photos.push(await unpack(path, photo));
        unpacked.push({ ...recipe, photos });
      }
      expect(unpacked).toEqual(await readArchive(name, bytes()));
      expect(unpacked.flatMap(({ photos }) => photos)).not.toEqual([]);
    },
  );
});
