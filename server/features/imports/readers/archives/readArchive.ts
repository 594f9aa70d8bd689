import { POTLUCK_FILE } from "../../../exports/potluckFormat";
import { ImportError } from "../ImportError";
import type { ImportedPhoto, ImportedRecipe } from "../ImportedRecipe";
import { Archive, isZip, startsWith } from "./Archive";
import { ByteAllowance } from "./ByteAllowance";
import { filterPhotos } from "./fields";
import { readFrontMatter } from "./frontMatter";
import { parseJson } from "./parseJson";
import { isChowdown, isMarkdownName, readChowdown, readChowdownArchive } from "./readChowdown";
import { isCooklangName, readCooklang, readCooklangArchive } from "./readCooklang";
import { readJson } from "./readJson";
import { isPaprikaName, readPaprikaFile } from "./readPaprika";
import { readPotluck } from "./readPotluck";
import { isPageName, readPageArchive, readRecipePage } from "./readRecipePage";
import { isTableName, readTable, readTableArchive } from "./readTable";
import { replaceDishPhotos } from "./stepLines";

/** The format is unknown; other readers may try the file. */
export class UnknownFormatError extends ImportError {}

const makeUnknownFormatError = () =>
  new UnknownFormatError("Files of this kind cannot be imported.");

const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b);

type ReadZip = (archive: Archive) => Promise<ImportedRecipe[]>;

const containsName = (test: (name: string) => boolean) => (archive: Archive) =>
  archive.names.some(test);

const isJsonName = (name: string): boolean => /\.(?:json|jsonld|melarecipe)$/i.test(name);

const isZipName = (name: string): boolean => /\.zip$/i.test(name);

/** The file of a recipe in the archives of Tandoor and Nextcloud. */
const RECIPE = "recipe.json";

/** Returns true for paths that Tandoor, Nextcloud and Mealie use: `recipe.json`, `recipes/soup/soup.json`. */
function isRecipeJsonName(path: string): boolean {
  const [folder, title, file] = ["", "", ...path.split("/")].slice(-3);
  return file === RECIPE || (folder === "recipes" && title !== "" && file === `${title}.json`);
}

/** Reads one of the archives in a Tandoor export; archives nested deeper are ignored. */
async function readInnerArchive(
  bytes: Uint8Array,
  allowance: ByteAllowance,
): Promise<ImportedRecipe[]> {
  const archive = await Archive.open(bytes, allowance);
  return archive.has(RECIPE) ? readJsonFile(archive, RECIPE, true) : [];
}

/** Reads the recipes in a file of an archive, which also contains their photos. */
async function readFileWithin(archive: Archive, name: string): Promise<ImportedRecipe[]> {
  const bytes = await archive.read(name);
  if (isPaprikaName(name)) return readPaprikaFile(bytes, archive.allowance);
  return isZipName(name) ? readInnerArchive(bytes, archive.allowance) : readJson(parseJson(bytes));
}

/** Replaces the bytes of photos by references to a file of an archive. */
function referToPhotos(recipes: readonly ImportedRecipe[], file: string): ImportedRecipe[] {
  let index = 0;
  const toReference = (photo: ImportedPhoto) =>
    "bytes" in photo ? { file, index: index++ } : photo;
  return recipes.map((recipe) => ({ ...recipe, photos: recipe.photos.map(toReference) }));
}

/** Reads a file whose photos, in an archive on disk, stay in it. */
async function readWithPhotos(archive: Archive, name: string): Promise<ImportedRecipe[]> {
  const recipes = await readFileWithin(archive, name);
  return archive.isOnDisk ? referToPhotos(recipes, name) : recipes;
}

/** The names of a recipe's picture in the archives of Mealie, Nextcloud and Tandoor, relative to its folder. */
const NAMES = ["images/original", "images/min-original", "original", "full", "image"];
const EXTENSIONS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];

const getFolder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * Finds the picture of a recipe in the folder of its file. It has the same name, or the one that its program uses.
 * @param file the path of the recipe's file
 * @param isAlone true if the folder has no other file of a recipe
 */
function findPicture(archive: Archive, file: string, isAlone: boolean): string | undefined {
  const folder = getFolder(file);
  const ownName = file.slice(folder.length).replace(/\.\w+$/, "");
  return [...(isAlone ? NAMES : []), ownName]
    .flatMap((name) => EXTENSIONS.map((extension) => `${folder}${name}.${extension}`))
    .find((path) => archive.has(path));
}

/** Reads a file with JSON. The picture of a single recipe may be in the same folder. */
async function readJsonFile(
  archive: Archive,
  name: string,
  isAlone: boolean,
): Promise<ImportedRecipe[]> {
  const recipes = await readWithPhotos(archive, name);
  const [recipe] = recipes;
  const picture = recipes.length === 1 ? findPicture(archive, name, isAlone) : undefined;
  if (!recipe || picture === undefined) return recipes;
  const { photos, warnings } = filterPhotos([await archive.readPhoto(picture)]);
  return [{ ...replaceDishPhotos(recipe, photos), warnings: [...recipe.warnings, ...warnings] }];
}

/** Returns a reader for archives with a file for each recipe. */
const readEach =
  (isRecipeFile: (name: string) => boolean, readOne = readWithPhotos): ReadZip =>
  async (archive) => {
    const recipes: ImportedRecipe[] = [];
    for (const name of archive.names.filter(isRecipeFile)) {
      for (const recipe of await readOne(archive, name)) recipes.push(recipe);
    }
    return recipes;
  };

/** Returns a reader for archives with JSON files, and pictures in their folders. */
const readEachJson =
  (isRecipeFile: (name: string) => boolean): ReadZip =>
  (archive) => {
    const counts = new Map<string, number>();
    for (const folder of archive.names.filter(isJsonName).map(getFolder)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const readOne = (_: Archive, name: string) =>
      readJsonFile(archive, name, counts.get(getFolder(name)) === 1);
    return readEach(isRecipeFile, readOne)(archive);
  };

/** The archive formats. The first one that matches and finds recipes is used. */
const zipFormats: readonly [is: (archive: Archive) => boolean, read: ReadZip][] = [
  [(archive) => archive.has(POTLUCK_FILE), readPotluck],
  [containsName(isPaprikaName), readEach(isPaprikaName)],
  [containsName(isPageName), readPageArchive],
  [containsName(isRecipeJsonName), readEachJson(isRecipeJsonName)],
  [containsName(isZipName), readEach(isZipName)],
  [containsName(isCooklangName), readCooklangArchive],
  [containsName(isMarkdownName), readChowdownArchive],
  [containsName(isJsonName), readEachJson(isJsonName)],
  [containsName(isTableName), readTableArchive],
];

async function readZip(archive: Archive): Promise<ImportedRecipe[]> {
  const formats = zipFormats.filter(([matches]) => matches(archive));
  if (formats.length === 0) throw makeUnknownFormatError();
  for (const [, read] of formats) {
    const recipes = await read(archive);
    if (recipes.length > 0) return recipes;
  }
  return [];
}

function readTextFile(fileName: string, bytes: Uint8Array): ImportedRecipe[] {
  const text = new TextDecoder().decode(bytes);
  if (/^\uFEFF?\s*[[{]/.test(text) && !isCooklangName(fileName)) {
    const recipes = readJson(parseJson(Buffer.from(text)));
    if (recipes.length > 0) return recipes;
  }
  const fromTable = readTable(text);
  if (fromTable) return fromTable;
  const fromPage = /^\uFEFF?\s*</.test(text) ? readRecipePage(bytes) : [];
  if (fromPage.length > 0) return fromPage;
  const matter = readFrontMatter(text);
  if (matter && isChowdown(matter)) return [readChowdown(matter)];
  // No other kind of text contains a mark with braces.
  if (isCooklangName(fileName) || (matter && /@[^@{}\n]*\{[^{}\n]*\}/.test(matter.body))) {
    return [readCooklang(text, fileName)];
  }
  throw makeUnknownFormatError();
}

/**
 * Reads an archive that is too large for memory; its photos stay in it.
 * @param file the only file to read, with the photos inside it
 * @throws ImportError
 */
export async function readLargeArchive(path: string, file?: string): Promise<ImportedRecipe[]> {
  const archive = await Archive.openFile(path);
  try {
    if (file !== undefined) return await readFileWithin(archive, file);
    const recipes = await readZip(archive);
    if (recipes.length === 0) throw new ImportError("No recipe was found.");
    return recipes;
  } finally {
    archive.close();
  }
}

/**
 * Reads the recipes in a file that Potluck or another program has written. The content determines the
 * format; the name matters only if texts look alike.
 * @throws UnknownFormatError, ImportError
 */
export async function readArchive(
  fileName: string,
  bytes: Uint8Array,
  allowance = new ByteAllowance(),
): Promise<ImportedRecipe[]> {
  const recipes = isZip(bytes)
    ? await readZip(await Archive.open(bytes, allowance))
    : isGzip(bytes)
      ? await readPaprikaFile(bytes, allowance)
      : readTextFile(fileName, bytes);
  if (recipes.length === 0) throw new ImportError("No recipe was found.");
  return recipes;
}
