import type { IncomingMessage } from "node:http";
import { AppError, badInput, unavailable } from "../errors";
import { UploadedFile } from "../lib/UploadedFile";

/** The maximum size of a body, and the error for a larger one. */
export interface BodyLimit {
  max: number;
  tooLarge: () => AppError;
}

const failed = (error: unknown): never => {
  throw unavailable(error);
};

async function write(file: UploadedFile, request: IncomingMessage, limit: BodyLimit) {
  // The request is not destroyed if it is too large, so that the client can receive the response.
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    if (file.length + chunk.length > limit.max) throw limit.tooLarge();
    await file.append(chunk).catch(failed);
  }
}

/**
 * Receives the body of a request into a file that the caller closes, so that slow and large uploads take no memory.
 * @throws PAYLOAD_TOO_LARGE, and SERVICE_UNAVAILABLE if the file cannot be written
 */
export async function receiveFile(
  request: IncomingMessage,
  limit: BodyLimit,
): Promise<UploadedFile> {
  if (Number(request.headers["content-length"] ?? 0) > limit.max) throw limit.tooLarge();
  const file = await UploadedFile.create().catch(failed);
  try {
    await write(file, request, limit);
    return file;
  } catch (error) {
    await file.close();
    if (error instanceof AppError) throw error;
    throw badInput("The upload was interrupted.");
  }
}

/** Receives the body of a request into memory. */
export async function receiveBytes(request: IncomingMessage, limit: BodyLimit): Promise<Buffer> {
  const file = await receiveFile(request, limit);
  try {
    return await file.read(0, file.length);
  } finally {
    await file.close();
  }
}
