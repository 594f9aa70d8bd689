import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BRAND } from "../../brand";
import { BackupError } from "./manifest";

/**
 * Reads the lines of a backup file.
 * @param read receives all lines, including the checksum at the end
 * @throws BackupError for a file that is missing, empty or not readable as gzip
 */
export async function readBackup(
  file: string,
  read: (lines: AsyncGenerator<string, void>) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(
      createReadStream(file),
      refuseEmpty(file),
      createGunzip(),
      (source: AsyncIterable<Buffer>) => read(splitLines(source)),
    );
  } catch (error) {
    throw translateReadError(error, file);
  }
}

const refuseEmpty = (file: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let isEmpty = true;
    for await (const chunk of source) {
      isEmpty = false;
      yield chunk;
    }
    if (isEmpty) throw new BackupError(`${file} is empty.`);
  };

/** Yields all lines except the last, which must be the checksum of the others. */
export async function* verifyChecksum(lines: AsyncIterable<string>, file: string) {
  const hash = createHash("sha256");
  let previous: string | undefined;
  for await (const line of lines) {
    if (previous !== undefined) {
      hash.update(`${previous}\n`);
      yield previous;
    }
    previous = line;
  }
  if (previous !== JSON.stringify({ sha256: hash.digest("hex") })) throw makeDamagedError(file);
}

async function* splitLines(source: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder();
  let remainder = "";
  for await (const chunk of source) {
    const parts = (remainder + decoder.decode(chunk, { stream: true })).split("\n");
    remainder = parts.pop() ?? "";
    yield* parts;
  }
  if (remainder) yield remainder;
}

export const makeDamagedError = (file: string) =>
  new BackupError(`${file} is damaged or incomplete.`);

export const makeMissingRowsError = () =>
  new BackupError("The backup contains fewer rows than its manifest lists.");

/** Translates errors of zlib and the file system. */
function translateReadError(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupError(`No such file: ${file}`);
  if (code === "EISDIR") return new BackupError(`${file} is a folder, not a ${BRAND} backup.`);
  if (code === "EACCES") return new BackupError(`${file} cannot be read: permission denied.`);
  if (code === "Z_DATA_ERROR") {
    return new BackupError(`${file} is not a ${BRAND} backup, or it is damaged.`);
  }
  if (code === "Z_BUF_ERROR") return makeDamagedError(file);
  return error;
}
