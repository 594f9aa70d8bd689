import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A received file on disk. It has no name, so that nothing remains of it after it is closed, even after a
 * crash.
 */
export class UploadedFile {
  length = 0;

  private constructor(private readonly file: FileHandle) {}

  static async create(): Promise<UploadedFile> {
    const path = join(tmpdir(), `upload-${randomUUID()}`);
    const file = await open(path, "wx+", 0o600);
    await unlink(path);
    return new UploadedFile(file);
  }

  async append(bytes: Uint8Array): Promise<void> {
    await this.file.appendFile(bytes);
    this.length += bytes.length;
  }

  /** Reads bytes of the file; fewer at its end. */
  async read(from: number, length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(Math.min(length, Math.max(this.length - from, 0)));
    await this.file.read(bytes, 0, bytes.length, from);
    return bytes;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
