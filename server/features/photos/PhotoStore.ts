import type { Readable } from "node:stream";

/** A file that is read from a store. */
export interface StoredFile {
  body: Readable;
  /** The size in bytes. */
  size: number;
}

/** Stores the files of photos under the names from `photoFiles`. Files are never modified. */
export interface PhotoStore {
  /** Stores a file completely, or throws. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Returns a file as a stream, which must be read or destroyed; null if it does not exist. */
  get(name: string): Promise<StoredFile | null>;
  /** Deletes a file, if it exists. */
  remove(name: string): Promise<void>;
  /** Throws if files cannot be stored. */
  check(): Promise<void>;
}
