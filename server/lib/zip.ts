import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Returns true for texts; photos are already compressed. */
const isCompressible = (name: string): boolean => /\.(?:cook|json)$/.test(name);

/** Writes the entries one after the other, so that only one file is open at a time. */
async function writeEntries(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  archive: ZipFile,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, body } of entries) {
    // The variable releases the stream, because the archive retains each entry until its end.
    let file: PassThrough | null = new PassThrough();
    const compress = isCompressible(name);
    archive.addReadStreamLazy(name, { compress }, (pump) => pump(null, file!));
    await Promise.all([
      finished(file, { signal }),
      pipeline(Readable.from(body, { objectMode: false }), file, { signal }),
    ]);
    file = null;
  }
  archive.end();
}

/**
 * Streams a ZIP archive without holding a complete file in memory. Beyond 65,535 files or 4 GB, it uses
 * ZIP64.
 */
export function zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  archive.outputStream.pipe(output);
  const outputClosed = new AbortController();
  void once(output, "close").then(
    () => outputClosed.abort(),
    () => outputClosed.abort(),
  );
  const fail = (error: Error) => void output.destroy(error);
  archive.on("error", fail);
  writeEntries(entries, archive, outputClosed.signal).catch(fail);
  return output;
}
