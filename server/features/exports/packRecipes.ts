import { basename } from "node:path";
import { Readable } from "node:stream";
import type { PhotoStore } from "../photos/PhotoStore";
import { zip, type ZipEntry } from "../../lib/zip";
import type { ExportedRecipe } from "./ExportedRecipe";
import { uniqueNames } from "./fileNames";
import { POTLUCK_FILE, POTLUCK_FORMAT } from "./potluckFormat";

/** Recipes as they are read, some at a time: there may be more than fit into memory. */
export type RecipePages = AsyncIterable<readonly ExportedRecipe[]>;

/** A JSON array, one recipe a line. */
async function* arrayOf(pages: RecipePages): AsyncGenerator<Buffer> {
  let separator = "[\n";
  for await (const recipes of pages) {
    for (const { text } of recipes) {
      yield Buffer.from(separator + text);
      separator = ",\n";
    }
  }
  yield Buffer.from(separator === "[\n" ? "[]" : "\n]");
}

/** Those of the photos that are in the store. */
export async function* photoEntries(
  files: Iterable<string>,
  store: PhotoStore,
): AsyncGenerator<ZipEntry> {
  for (const file of files) {
    const stored = await store.get(basename(file));
    if (stored) yield { name: file, body: stored.body };
  }
}

async function* withHeader(pages: RecipePages): AsyncGenerator<Buffer> {
  const header = { ...POTLUCK_FORMAT, exportedAt: new Date().toISOString() };
  yield Buffer.from(`${JSON.stringify(header).slice(0, -1)},"recipes":`);
  yield* arrayOf(pages);
  yield Buffer.from("}\n");
}

async function* potluckEntries(pages: RecipePages, store: PhotoStore): AsyncGenerator<ZipEntry> {
  const files = new Set<string>();
  const remembered = async function* (): RecipePages {
    for await (const recipes of pages) {
      for (const { photos } of recipes) for (const file of photos) files.add(file);
      yield recipes;
    }
  };
  yield { name: POTLUCK_FILE, body: withHeader(remembered()) };
  yield* photoEntries(files, store);
}

/** Cooklang's programs show the picture that is called like a recipe. */
async function* cooklangEntries(pages: RecipePages, store: PhotoStore): AsyncGenerator<ZipEntry> {
  const nameFor = uniqueNames();
  for await (const recipes of pages) {
    for (const { fileName, text, photos } of recipes) {
      const name = nameFor(fileName);
      yield { name, body: [Buffer.from(text)] };
      for await (const { body } of photoEntries(photos.slice(0, 1), store)) {
        yield { name: name.replace(/cook$/, "webp"), body };
      }
    }
  }
}

/** Our own archive: `potluck.json` and the photos. */
export const packPotluck = (pages: RecipePages, store: PhotoStore): Readable =>
  zip(potluckEntries(pages, store));

/** A ZIP archive of `.cook` files, each with the recipe's cover. */
export const packCooklang = (pages: RecipePages, store: PhotoStore): Readable =>
  zip(cooklangEntries(pages, store));

/** A JSON array of recipes as schema.org describes them. */
export const packJsonLd = (pages: RecipePages): Readable =>
  Readable.from(arrayOf(pages), { objectMode: false });
