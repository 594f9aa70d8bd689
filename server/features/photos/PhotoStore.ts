import type { Readable } from "node:stream";

/** A file on its way out of a store. */
export interface StoredFile {
  body: Readable;
  /** In bytes. */
  size: number;
}

/** Stores the files of photos, by names from `photoPath`. Files are never modified. */
export interface PhotoStore {
  /** Stores a file completely, or throws. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** A file as a stream, which must be read or destroyed; null where there is none. */
  get(name: string): Promise<StoredFile | null>;
  /** Deletes a file, if it exists. */
  remove(name: string): Promise<void>;
  /** Throws if files cannot be stored; writes nothing. */
  check(): Promise<void>;
}
