import { decodePage } from "./decodePage";
import type { ImportedRecipe } from "./ImportedRecipe";
import { readPage } from "./readPage";
import { readText } from "./readText";
import { ImportError } from "./ImportError";
import { readPasted } from "./readPasted";

/** How files are read, by the endings of their names. */
const readers: Readonly<Record<string, (text: string) => ImportedRecipe[]>> = {
  html: (text) => readPage(text),
  htm: (text) => readPage(text),
  json: readPasted,
  txt: (text) => [readText(text)],
  md: (text) => [readText(text)],
};

const endingOf = (fileName: string): string => /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

/**
 * Reads the recipes of a file.
 * @throws ImportError for a kind of file that is not known
 */
export async function readFile(fileName: string, bytes: Uint8Array): Promise<ImportedRecipe[]> {
  const read = readers[endingOf(fileName)];
  if (!read) throw new ImportError("Files of this kind cannot be imported.");
  return read(decodePage(bytes));
}
