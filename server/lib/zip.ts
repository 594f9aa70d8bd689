import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Texts shrink to a fraction; photos are compressed already. */
const isText = (name: string): boolean => /\.(?:cook|json)$/.test(name);

/** Writes one entry after the other, so that only one file is open at a time. */
async function write(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  archive: ZipFile,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, body } of entries) {
    // The archive remembers each entry until its end, but need not remember the streams.
    let file: PassThrough | null = new PassThrough();
    const compress = isText(name);
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
 * A ZIP archive as a stream, which holds no file as a whole. Beyond 65,535 files or 4 GB it is a ZIP64 archive.
 */
export function zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  archive.outputStream.pipe(output);
  const closed = new AbortController();
  void once(output, "close").then(
    () => closed.abort(),
    () => closed.abort(),
  );
  const fail = (error: Error) => void output.destroy(error);
  archive.on("error", fail);
  write(entries, archive, closed.signal).catch(fail);
  return output;
}
