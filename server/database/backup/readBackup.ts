import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BRAND } from "../../brand";
import { BackupRefused } from "./manifest";

/**
 * Reads the lines of a backup file.
 * @param read receives the lines with the last one, which is the checksum of the others
 * @throws BackupRefused for a file that is missing, empty or not readable as gzip
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
    if (isEmpty) throw new BackupRefused(`${file} is empty.`);
  };

/** Yields all lines except the last, which must be the checksum of the others. */
export async function* checkSeal(lines: AsyncIterable<string>, file: string) {
  const hash = createHash("sha256");
  let previous: string | undefined;
  for await (const line of lines) {
    if (previous !== undefined) {
      hash.update(`${previous}\n`);
      yield previous;
    }
    previous = line;
  }
  if (previous !== JSON.stringify({ sha256: hash.digest("hex") })) throw damagedBackup(file);
}

async function* splitLines(source: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of source) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest) yield rest;
}

export const damagedBackup = (file: string) =>
  new BackupRefused(`${file} is damaged or incomplete.`);

export const missingRows = () =>
  new BackupRefused("The backup contains fewer rows than its manifest lists.");

/** Translates errors of zlib and the file system. */
function translateReadError(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupRefused(`No such file: ${file}`);
  if (code === "EISDIR") return new BackupRefused(`${file} is a folder, not a ${BRAND} backup.`);
  if (code === "EACCES") return new BackupRefused(`${file} cannot be read: permission denied.`);
  if (code === "Z_DATA_ERROR") {
    return new BackupRefused(`${file} is not a ${BRAND} backup, or it is damaged.`);
  }
  if (code === "Z_BUF_ERROR") return damagedBackup(file);
  return error;
}
