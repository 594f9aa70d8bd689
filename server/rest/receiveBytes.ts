import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, badInput, unavailable } from "../errors";
import type { Route } from "./Route";

type Limit = Pick<NonNullable<Route["bytes"]>, "max" | "tooLarge">;

/** An empty file without a name, so that nothing is left of it once it is closed, even by a crash. */
async function openTemporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

const failed = (error: unknown): never => {
  throw unavailable(error);
};

async function write(file: FileHandle, request: IncomingMessage, limit: Limit): Promise<number> {
  let length = 0;
  // A request that is too large is not destroyed, so that the client can receive the response.
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit.max) throw limit.tooLarge();
    await file.appendFile(chunk).catch(failed);
  }
  return length;
}

/**
 * The whole body of a request. It is in a file until it has arrived, so that slow uploads take no memory.
 * @throws PAYLOAD_TOO_LARGE, and SERVICE_UNAVAILABLE if the file cannot be written
 */
export async function receiveBytes(request: IncomingMessage, limit: Limit): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limit.max) throw limit.tooLarge();
  const file = await openTemporaryFile().catch(failed);
  try {
    const length = await write(file, request, limit);
    const bytes = Buffer.allocUnsafe(length);
    await file.read(bytes, 0, length, 0);
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badInput("The upload was interrupted.");
  } finally {
    await file.close();
  }
}
