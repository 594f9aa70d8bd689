import { readArchive, UnknownFormatError } from "./archives/readArchive";
import { decodePage } from "./decodePage";
import type { ImportedRecipe } from "./ImportedRecipe";
import { readPage } from "./readPage";
import { readText } from "./readText";
import { readPasted } from "./readPasted";

/** How files that no program has made as an archive are read, by the endings of their names. */
const readers: ReadonlyMap<string, (text: string) => ImportedRecipe[]> = new Map([
  ["html", (text) => readPage(text)],
  ["htm", (text) => readPage(text)],
  ["json", readPasted],
  ["txt", (text) => [readText(text)]],
  ["md", (text) => [readText(text)]],
]);

const readExtension = (fileName: string): string => /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

/**
 * Reads the recipes of a file: one that another program has written, or else a page or a text.
 * @throws ImportError for a kind of file that is not known
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
