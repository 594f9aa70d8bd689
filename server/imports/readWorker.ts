import { ImportError } from "./ImportError";
import { decodePage } from "./decodePage";
import type { ImportedRecipe } from "./ImportedRecipe";
import { readLargeArchive } from "./archives/readArchive";
import { readFile } from "./readFile";
import { readPage } from "./readPage";
import { readPasted } from "./readPasted";

/** What is to be read. */
export type ReadTask =
  | { kind: "page"; bytes: Uint8Array; charset?: string | undefined; url: string }
  | { kind: "text"; bytes: Uint8Array }
  | { kind: "file"; bytes: Uint8Array; fileName: string }
  | { kind: "archive"; path: string; file?: string };

/** What was read, or why nothing can be: errors do not survive the way between threads. */
export type ReadResult = { recipes: ImportedRecipe[] } | { error: string };

async function read(task: ReadTask): Promise<ImportedRecipe[]> {
  switch (task.kind) {
    case "page":
      return readPage(decodePage(task.bytes, task.charset), task.url);
    case "text":
      return readPasted(new TextDecoder().decode(task.bytes));
    case "file":
      return readFile(task.fileName, task.bytes);
    case "archive":
      return readLargeArchive(task.path, task.file);
  }
}

/** Runs in a thread of its own: a page of many megabytes takes seconds, and may be made to take forever. */
export default async function run(task: ReadTask): Promise<ReadResult> {
  try {
    return { recipes: await read(task) };
  } catch (error) {
    if (error instanceof ImportError) return { error: error.message };
    throw error;
  }
}
