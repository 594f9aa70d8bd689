import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

async function* write(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, body } of entries) {
    const file = new ZipPassThrough(name);
    archive.add(file);
    for await (const part of body) {
      file.push(part);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  archive.end();
  yield* written.splice(0);
}

/** A ZIP archive as a stream, which holds no file as a whole; nothing is compressed: photos are already. */
export const zip = (entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable =>
  Readable.from(write(entries), { objectMode: false });
