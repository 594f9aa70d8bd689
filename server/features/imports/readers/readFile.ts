import { readArchive, UnknownFormatError } from "./archives/readArchive";
import { decodePage } from "./decodePage";
import type { ImportedRecipe } from "./ImportedRecipe";
import { readMarkdown } from "./readMarkdown";
import { readPage } from "./readPage";
import { readPasted } from "./readPasted";

/** Readers for files that are not archives of a program, by file extension. */
const readers: ReadonlyMap<string, (text: string) => ImportedRecipe[]> = new Map([
  ["html", (text) => readPage(text)],
  ["htm", (text) => readPage(text)],
  ["json", readPasted],
  ["txt", (text) => [readMarkdown(text)]],
  ["md", (text) => [readMarkdown(text)]],
]);

const readExtension = (fileName: string): string =>
  /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

/**
 * Reads the recipes of a file: an archive of a program, or else a page or a text.
 * @throws ImportError for an unknown kind of file
 */
export async function readFile(fileName: string, bytes: Uint8Array): Promise<ImportedRecipe[]> {
  try {
    return await readArchive(fileName, bytes);
  } catch (error) {
    const read = readers.get(readExtension(fileName));
    if (!read || !(error instanceof UnknownFormatError)) throw error;
    return read(decodePage(bytes));
  }
}
