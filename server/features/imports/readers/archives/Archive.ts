import { buffer } from "node:stream/consumers";
import { stat } from "node:fs/promises";
import { type Entry, fromBuffer, open, type ZipFile } from "yauzl";
import { ImportError } from "../ImportError";
import { MAX_PHOTO_BYTES } from "../../../../../shared/inputLimits";
import type { ImportedPhoto } from "../ImportedRecipe";
import { ByteAllowance, MAX_TOTAL_BYTES } from "./ByteAllowance";

/** More files than any collection of recipes with photos has. */
const MAX_FILES = 50_000;

const TOO_MANY = "This archive contains too many files.";
const ENCRYPTED = "This archive is protected with a password. Export it without one.";
const OUTSIDE = "This archive refers to files outside of it.";
const BROKEN = "This archive is damaged.";

export const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

export const isZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06);

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith("/");

/** Paths outside the archive and wrong file sizes are errors. */
const OPTIONS = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false };

const openZip = (archive: Buffer | string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const settle = (error: Error | null, file: ZipFile) => (error ? reject(error) : resolve(file));
    if (typeof archive !== "string") return fromBuffer(archive, OPTIONS, settle);
    open(archive, { ...OPTIONS, autoClose: false }, settle);
  });

const readEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("error", reject);
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      if (!isFolder(entry)) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

/** Translates errors of damaged archives to messages for users. */
async function toImportErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const isOutside = /relative path|absolute path|invalid characters/.test(String(error));
    throw new ImportError(isOutside ? OUTSIDE : BROKEN, { cause: error });
  }
}

/** A ZIP archive in memory or on disk. Files are unpacked into memory when they are read. */
export class Archive {
  /** The paths of the files, such as `recipes/soup.json`. */
  readonly names: readonly string[];

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    /** The number of bytes that may still be unpacked, including archives inside this one. */
    readonly allowance: ByteAllowance,
    readonly isOnDisk: boolean,
  ) {
    // macOS adds files that do not belong to the content.
    this.names = [...entries.keys()].filter((name) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name));
  }

  /** @throws ImportError */
  static open(bytes: Uint8Array, allowance: ByteAllowance): Promise<Archive> {
    return Archive.fromSource(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      allowance,
    );
  }

  /**
   * Opens an archive that is too large for memory. Its photos are compressed already, so the unpacked size
   * is close to the size of the archive. Nested archives are unpacked a second time.
   * @throws ImportError
   */
  static async openFile(path: string): Promise<Archive> {
    const { size } = await stat(path);
    return Archive.fromSource(path, new ByteAllowance(3 * size + MAX_TOTAL_BYTES));
  }

  private static fromSource(source: Buffer | string, allowance: ByteAllowance): Promise<Archive> {
    return toImportErrors(async () => {
      const zip = await openZip(source);
      try {
        if (zip.entryCount > MAX_FILES) throw new ImportError(TOO_MANY);
        const entries = await readEntries(zip);
        if (entries.some((entry) => entry.isEncrypted())) throw new ImportError(ENCRYPTED);
        const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
        return new Archive(zip, byName, allowance, typeof source === "string");
      } catch (error) {
        zip.close();
        throw error;
      }
    });
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * Returns the bytes of a photo, or its name if the archive is on disk, so that it is unpacked only when
   * it is stored.
   * @throws ImportError if the photo is damaged, or the archive too large
   */
  async readPhoto(
    name: string,
  ): Promise<Extract<ImportedPhoto, { bytes: Buffer } | { file: string }>> {
    if (!this.isOnDisk) return { bytes: await this.read(name) };
    const { uncompressedSize } = this.entries.get(name)!;
    this.allowance.spend(uncompressedSize);
    const isUsable = uncompressedSize > 0 && uncompressedSize <= MAX_PHOTO_BYTES;
    return isUsable ? { file: name } : { bytes: Buffer.alloc(0) };
  }

  /** Closes the file of an archive on a disk. */
  close(): void {
    this.zip.close();
  }

  /**
   * Unpacks a file.
   * @throws ImportError if the file is damaged, or the archive too large
   */
  read(name: string): Promise<Buffer> {
    return toImportErrors(async () => {
      const entry = this.entries.get(name)!;
      this.allowance.spend(entry.uncompressedSize);
      const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
        this.zip.openReadStream(entry, (error, stream) =>
          error ? reject(error) : resolve(stream),
        ),
      );
      return buffer(stream);
    });
  }
}
