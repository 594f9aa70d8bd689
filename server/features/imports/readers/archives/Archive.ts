import { buffer } from "node:stream/consumers";
import { stat } from "node:fs/promises";
import { type Entry, fromBuffer, open, type ZipFile } from "yauzl";
import { ImportError } from "../ImportError";
import { MAX_PHOTO_BYTES } from "../../../../../shared/inputLimits";
import type { ImportedPhoto } from "../ImportedRecipe";
import { ByteAllowance, MAX_TOTAL_BYTES } from "./ByteAllowance";

/** More than any collection of recipes has, with photos. */
const MAX_FILES = 50_000;

const TOO_MANY = "This archive contains too many files.";
const ENCRYPTED = "This archive is protected with a password. Export it without one.";
const OUTSIDE = "This archive names files outside of it.";
const BROKEN = "This archive is damaged.";

export const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

export const isZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06);

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith("/");

/** Names that lead out of the archive, and files that are not as large as they claim, are errors. */
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

/** Turns what a damaged archive causes into a sentence. */
async function toImportErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const isOutside = /relative path|absolute path|invalid characters/.test(String(error));
    throw new ImportError(isOutside ? OUTSIDE : BROKEN, { cause: error });
  }
}

/** A ZIP archive in memory or on a disk, whose files are unpacked, in memory, when they are read. */
export class Archive {
  /** The files with their folders, such as `recipes/soup.json`. */
  readonly names: readonly string[];

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    /** How much may still be unpacked, also of what is packed within its files. */
    readonly allowance: ByteAllowance,
    readonly isOnDisk: boolean,
  ) {
    // What macOS adds is no file of the archive's author.
    this.names = [...entries.keys()].filter((name) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name));
  }

  /** @throws ImportError */
  static open(bytes: Uint8Array, allowance: ByteAllowance): Promise<Archive> {
    return Archive.fromSource(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), allowance);
  }

  /**
   * Opens an archive that is too large for memory. Photos do not shrink, so that it unpacks to little more than it is, and that
   * once more where the files in it are packed.
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
   * A photo: its bytes, or its name where the archive is on a disk, to be unpacked when it is stored.
   * @throws ImportError if it is damaged, or the archive too large
   */
  async readPhoto(name: string): Promise<Extract<ImportedPhoto, { bytes: Buffer } | { file: string }>> {
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
   * @throws ImportError if it is damaged, or the archive too large
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
