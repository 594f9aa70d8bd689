import { buffer } from "node:stream/consumers";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { ImportError } from "../ImportError";
import type { ByteAllowance } from "./ByteAllowance";

/** More than any collection of recipes has, with photos. */
const MOST_FILES = 50_000;

const TOO_MANY = "This archive contains too many files.";
const ENCRYPTED = "This archive is protected with a password. Export it without one.";
const OUTSIDE = "This archive names files outside of it.";
const BROKEN = "This archive is damaged.";

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith("/");

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Names that lead out of the archive, and files that are not as large as they claim, are errors.
    const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false };
    fromBuffer(bytes, options, (error, file) => (error ? reject(error) : resolve(file)));
  });

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
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
async function orBroken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const isOutside = /relative path|absolute path|invalid characters/.test(String(error));
    throw new ImportError(isOutside ? OUTSIDE : BROKEN, { cause: error });
  }
}

/** A ZIP archive in memory, whose files are unpacked when they are read. Nothing is written to a disk. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly allowance: ByteAllowance,
  ) {}

  /** @throws ImportError */
  static open(bytes: Uint8Array, allowance: ByteAllowance): Promise<Archive> {
    return orBroken(async () => {
      const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      if (zip.entryCount > MOST_FILES) throw new ImportError(TOO_MANY);
      const entries = await entriesOf(zip);
      if (entries.some((entry) => entry.isEncrypted())) throw new ImportError(ENCRYPTED);
      return new Archive(zip, new Map(entries.map((each) => [each.fileName, each])), allowance);
    });
  }

  /** The files with their folders, such as `recipes/soup.json`. */
  get names(): string[] {
    // What macOS adds is no file of the archive's author.
    return [...this.entries.keys()].filter((name) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * Unpacks a file.
   * @throws ImportError if it is damaged, or the archive too large
   */
  read(name: string): Promise<Buffer> {
    return orBroken(async () => {
      const entry = this.entries.get(name)!;
      this.allowance.take(entry.uncompressedSize);
      const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
        this.zip.openReadStream(entry, (error, opened) =>
          error ? reject(error) : resolve(opened),
        ),
      );
      return buffer(stream);
    });
  }
}
