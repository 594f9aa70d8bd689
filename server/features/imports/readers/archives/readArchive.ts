import { POTLUCK_FILE } from "../../../exports/potluckFormat";
import { ImportError } from "../ImportError";
import type { ImportedPhoto, ImportedRecipe } from "../ImportedRecipe";
import { Archive, isZip, startsWith } from "./Archive";
import { ByteAllowance } from "./ByteAllowance";
import { isFields } from "./fields";
import { readFrontMatter } from "./frontMatter";
import { parseJson } from "./parseJson";
import { isChowdown, isMarkdownName, readChowdown, readChowdownArchive } from "./readChowdown";
import { isCooklangName, readCooklang, readCooklangArchive } from "./readCooklang";
import { PAGE, readCopyMeThat } from "./readCopyMeThat";
import { readJson } from "./readJson";
import { isMealieName, readMealie } from "./readMealie";
import { isNextcloudName, readNextcloud } from "./readNextcloud";
import { isPaprikaName, readPaprikaFile } from "./readPaprika";
import { isPlanToEat, readPlanToEat } from "./readPlanToEat";
import { readPotluck } from "./readPotluck";
import { isTandoor, isZipName, readTandoorFile, readTandoorRecipe, RECIPE } from "./readTandoor";

/** The format is unknown; other readers may try the file. */
export class UnknownFormatError extends ImportError {}

const makeUnknownFormatError = () =>
  new UnknownFormatError("Files of this kind cannot be imported.");

const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b);

type ReadZip = (archive: Archive) => Promise<ImportedRecipe[]>;

const containsName = (test: (name: string) => boolean) => (archive: Archive) =>
  archive.names.some(test);

const isJsonName = (name: string): boolean => /\.(?:json|jsonld|melarecipe)$/i.test(name);

/** Reads the recipes in a file of an archive, which also contains their photos. */
async function readFileWithin(archive: Archive, name: string): Promise<ImportedRecipe[]> {
  const bytes = await archive.read(name);
  if (isPaprikaName(name)) return readPaprikaFile(bytes, archive.allowance);
  return isZipName(name) ? readTandoorFile(bytes, archive.allowance) : readJson(parseJson(bytes));
}

/** Replaces the bytes of photos by references to a file of an archive. */
function referToPhotos(recipes: readonly ImportedRecipe[], file: string): ImportedRecipe[] {
  let index = 0;
  const toReference = (photo: ImportedPhoto) =>
    "bytes" in photo ? { file, index: index++ } : photo;
  return recipes.map((recipe) => ({ ...recipe, photos: recipe.photos.map(toReference) }));
}

/** Returns a reader for archives whose files contain recipes with their photos. */
const readEach =
  (isRecipeFile: (name: string) => boolean): ReadZip =>
  async (archive) => {
    const recipes: ImportedRecipe[] = [];
    for (const name of archive.names.filter(isRecipeFile)) {
      const recipesOfFile = await readFileWithin(archive, name);
      for (const recipe of archive.isOnDisk ? referToPhotos(recipesOfFile, name) : recipesOfFile)
        recipes.push(recipe);
    }
    return recipes;
  };

/** Tandoor and Nextcloud use the same file name. */
const readRecipeJson: ReadZip = async (archive) => {
  const data = parseJson(await archive.read(RECIPE));
  return isFields(data) && isTandoor(data) ? readTandoorRecipe(archive) : readJson(data);
};

/** The archive formats; the first one that matches is used. */
const zipFormats: readonly [is: (archive: Archive) => boolean, read: ReadZip][] = [
  [(archive) => archive.has(POTLUCK_FILE), readPotluck],
  [containsName(isPaprikaName), readEach(isPaprikaName)],
  [(archive) => archive.has(PAGE), readCopyMeThat],
  [containsName(isMealieName), readMealie],
  [containsName(isNextcloudName), readNextcloud],
  [(archive) => archive.has(RECIPE), readRecipeJson],
  [containsName(isZipName), readEach(isZipName)],
  [containsName(isCooklangName), readCooklangArchive],
  [containsName(isMarkdownName), readChowdownArchive],
  [containsName(isJsonName), readEach(isJsonName)],
];

function readZip(archive: Archive): Promise<ImportedRecipe[]> {
  const readFormat = zipFormats.find(([matches]) => matches(archive))?.[1];
  if (!readFormat) throw makeUnknownFormatError();
  return readFormat(archive);
}

function readTextFile(fileName: string, text: string): ImportedRecipe[] {
  if (/^\uFEFF?\s*[[{]/.test(text) && !isCooklangName(fileName)) {
    const recipes = readJson(parseJson(Buffer.from(text)));
    if (recipes.length > 0) return recipes;
  }
  if (isPlanToEat(text)) return readPlanToEat(text);
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
      : readTextFile(fileName, new TextDecoder().decode(bytes));
  if (recipes.length === 0) throw new ImportError("No recipe was found.");
  return recipes;
}
