import type { PotluckPhoto } from "../../../exports/potluckFormat";
import type { ImportedPhoto } from "../ImportedRecipe";
import type { Archive } from "./Archive";
import { filterPhotos } from "./fields";

const MISSING_PHOTO = "A photo is missing in the archive.";

type ListedPhoto = Pick<PotluckPhoto, "file"> & { caption?: string | undefined };

/** The photos of a recipe that are read from Potluck's own archive. */
export class ArchivePhotos {
  readonly photos: ImportedPhoto[] = [];
  readonly warnings = new Set<string>();
  private readonly positions = new Map<string, number>();

  constructor(private readonly archive: Archive) {}

  /** Adds photos and returns their positions; warns about those that are missing or too large. */
  async add(listed: readonly ListedPhoto[], max = Infinity): Promise<number[]> {
    const added: number[] = [];
    for (const { file, caption } of listed) {
      if (added.length === max) break;
      if (!this.archive.has(file)) {
        this.warnings.add(MISSING_PHOTO);
        continue;
      }
      const { photos, warnings } = filterPhotos([
        { ...(await this.archive.readPhoto(file)), ...(caption && { caption }) },
      ]);
      warnings.forEach((warning) => this.warnings.add(warning));
      if (photos.length === 0) continue;
      added.push(this.photos.length);
      this.positions.set(file, this.photos.length);
      this.photos.push(...photos);
    }
    return added;
  }

  /** Finds the position of a photo that may belong to several versions, or adds it. */
  async find(file: string): Promise<number | undefined> {
    return this.positions.get(file) ?? (await this.add([{ file }]))[0];
  }
}
