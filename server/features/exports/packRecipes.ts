import { basename } from "node:path";
import { Readable } from "node:stream";
import type { PhotoStore } from "../photos/PhotoStore";
import { zip, type ZipEntry } from "../../lib/zip";
import type { RecipeExport } from "./RecipeExport";
import { makeNamer, replaceExtension } from "./fileNames";
import { POTLUCK_FILE, POTLUCK_FORMAT } from "./potluckFormat";

/** Recipes in pages, since all of them may not fit into memory. */
export type RecipePages = AsyncIterable<readonly RecipeExport[]>;

/** Writes a JSON array with one recipe per line. */
async function* writeArray(pages: RecipePages): AsyncGenerator<Buffer> {
  let separator = "[\n";
  for await (const recipes of pages) {
    for (const { text } of recipes) {
      yield Buffer.from(separator + text);
      separator = ",\n";
    }
  }
  yield Buffer.from(separator === "[\n" ? "[]" : "\n]");
}

async function* writeTexts(pages: RecipePages): AsyncGenerator<Buffer> {
  for await (const recipes of pages) for (const { text } of recipes) yield Buffer.from(text);
}

/** Reads the photos that exist in the store. */
export async function* readPhotoEntries(
  files: Iterable<string>,
  store: PhotoStore,
): AsyncGenerator<ZipEntry> {
  for (const file of files) {
    const storedFile = await store.get(basename(file));
    if (storedFile) yield { name: file, body: storedFile.body };
  }
}

async function* writePotluckJson(pages: RecipePages): AsyncGenerator<Buffer> {
  const header = { ...POTLUCK_FORMAT, exportedAt: new Date().toISOString() };
  yield Buffer.from(`${JSON.stringify(header).slice(0, -1)},"recipes":`);
  yield* writeArray(pages);
  yield Buffer.from("}\n");
}

async function* writePotluckEntries(
  pages: RecipePages,
  store: PhotoStore,
): AsyncGenerator<ZipEntry> {
  const files = new Set<string>();
  const rememberPhotos = async function* (): RecipePages {
    for await (const recipes of pages) {
      for (const { photos } of recipes) for (const file of photos) files.add(file);
      yield recipes;
    }
  };
  yield { name: POTLUCK_FILE, body: writePotluckJson(rememberPhotos()) };
  yield* readPhotoEntries(files, store);
}

/** Programs for Cooklang show the picture with the same name as the recipe. */
async function* writeCooklangEntries(
  pages: RecipePages,
  store: PhotoStore,
): AsyncGenerator<ZipEntry> {
  const makeUnique = makeNamer();
  for await (const recipes of pages) {
    for (const { fileName, text, photos } of recipes) {
      const name = makeUnique(fileName);
      yield { name, body: [Buffer.from(text)] };
      for await (const { body } of readPhotoEntries(photos.slice(0, 1), store)) {
        yield { name: replaceExtension(name, "webp"), body };
      }
    }
  }
}

/** Packs Potluck's own archive format: `potluck.json` and the photos. */
export const packPotluck = (pages: RecipePages, store: PhotoStore): Readable =>
  zip(writePotluckEntries(pages, store));

/** Writes the text of one recipe. */
export const packText = (pages: RecipePages): Readable =>
  Readable.from(writeTexts(pages), { objectMode: false });

/** Packs a ZIP archive of `.cook` files, each with the cover of the recipe. */
export const packCooklang = (pages: RecipePages, store: PhotoStore): Readable =>
  zip(writeCooklangEntries(pages, store));

/** Writes a JSON array of schema.org recipes. */
export const packJsonLd = (pages: RecipePages): Readable =>
  Readable.from(writeArray(pages), { objectMode: false });
