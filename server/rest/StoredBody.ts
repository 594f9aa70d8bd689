import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The maximum size of a body in memory. */
const MAX_IN_MEMORY = 16 * 1024 * 1024;

/** The body of a response, in memory or in a temporary file, with its strong ETag. */
export interface StoredBody {
  etag: string;
  length: number;
  /** Sends the body and ends the stream. */
  sendTo(stream: Writable): Promise<void>;
  /** Deletes the file, but lets running responses continue. */
  remove(): Promise<void>;
}

/** Collects a body while it is made: in memory, and above a size in a file. */
class BodyWriter {
  private readonly hash = createHash("sha256");
  private chunks: Buffer[] = [];
  private length = 0;
  private file: { folder: string; stream: WriteStream } | null = null;

  async write(part: string | Buffer): Promise<void> {
    const bytes = Buffer.from(part);
    this.hash.update(bytes);
    this.length += bytes.length;
    if (!this.file && this.length <= MAX_IN_MEMORY) return void this.chunks.push(bytes);
    this.file ??= await this.openFile();
    if (!this.file.stream.write(bytes)) await once(this.file.stream, "drain");
  }

  async end(): Promise<StoredBody> {
    const { length, file } = this;
    const etag = `"${this.hash.digest("base64url")}"`;
    if (!file) {
      const bytes = Buffer.concat(this.chunks);
      return { etag, length, sendTo: async (to) => void to.end(bytes), remove: async () => {} };
    }
    file.stream.end();
    await once(file.stream, "finish");
    const { path } = file.stream;
    return {
      etag,
      length,
      sendTo: async (to) => pipeline((await open(path)).createReadStream(), to),
      remove: () => this.abort(),
    };
  }

  async abort(): Promise<void> {
    this.file?.stream.destroy();
    if (this.file) await rm(this.file.folder, { recursive: true, force: true });
  }

  private async openFile() {
    const folder = await mkdtemp(join(tmpdir(), "potluck-list-"));
    const stream = createWriteStream(join(folder, "body"));
    for (const chunk of this.chunks) stream.write(chunk);
    this.chunks = [];
    return { folder, stream };
  }
}

/** Stores a body that is made in parts. */
export async function storeBody(parts: AsyncIterable<string | Buffer>): Promise<StoredBody> {
  const writer = new BodyWriter();
  try {
    for await (const part of parts) await writer.write(part);
    return await writer.end();
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
