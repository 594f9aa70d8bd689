import type { Readable } from "node:stream";

/** A file on its way out of a store. */
export interface StoredFile {
  body: Readable;
  /** In bytes. */
  size: number;
}

/** Where the files of photos are kept, by names that `photoPath` makes. What is kept never changes. */
export interface PhotoStore {
  /** Keeps a file whole, or throws. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** A file as a stream, which must be read or destroyed; null where there is none. */
  get(name: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Throws where files cannot be kept; looks, and leaves nothing behind. */
  check(): Promise<void>;
}
