import { POTLUCK_FILE } from "../../exports/potluckFormat";
import { ImportError } from "../ImportError";
import type { ImportedRecipe } from "../ImportedRecipe";
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
import { isPaprikaName, readPaprikaArchive, readPaprikaFile } from "./readPaprika";
import { isPlanToEat, readPlanToEat } from "./readPlanToEat";
import { readPotluck } from "./readPotluck";
import { holdsArchives, isTandoor, readTandoor, readTandoorRecipe, RECIPE } from "./readTandoor";

/** No format that is known. What reads other files may try. */
export class UnknownFormatError extends ImportError {}

const unknown = () => new UnknownFormatError("Files of this kind cannot be imported.");

const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b);

const OTHER_LARGE = "Only archives of this program may be larger than 32 MB.";

type ReadZip = (archive: Archive, allowance: ByteAllowance) => Promise<ImportedRecipe[]>;

const some = (test: (name: string) => boolean) => (archive: Archive) => archive.names.some(test);

const isJsonName = (name: string): boolean => /\.(?:json|jsonld|melarecipe)$/i.test(name);

async function readJsonFiles(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isJsonName)) {
    recipes.push(...readJson(parseJson(await archive.read(name))));
  }
  return recipes;
}

/** Of Tandoor or of Nextcloud, which both call the file so. */
const readSingle: ReadZip = async (archive) => {
  const data = parseJson(await archive.read(RECIPE));
  return isFields(data) && isTandoor(data) ? readTandoorRecipe(archive) : readJson(data);
};

/** What archives are told apart by: the first that fits. */
const zips: readonly [is: (archive: Archive) => boolean, read: ReadZip][] = [
  [(archive) => archive.has(POTLUCK_FILE), readPotluck],
  [some(isPaprikaName), readPaprikaArchive],
  [(archive) => archive.has(PAGE), readCopyMeThat],
  [some(isMealieName), readMealie],
  [some(isNextcloudName), readNextcloud],
  [(archive) => archive.has(RECIPE), readSingle],
  [holdsArchives, readTandoor],
  [some(isCooklangName), readCooklangArchive],
  [some(isMarkdownName), readChowdownArchive],
  [some(isJsonName), readJsonFiles],
];

async function readZip(bytes: Uint8Array, allowance: ByteAllowance): Promise<ImportedRecipe[]> {
  const archive = await Archive.open(bytes, allowance);
  const read = zips.find(([is]) => is(archive))?.[1];
  if (!read) throw unknown();
  return read(archive, allowance);
}

function readTextFile(fileName: string, text: string): ImportedRecipe[] {
  if (/^\uFEFF?\s*[[{]/.test(text) && !isCooklangName(fileName)) {
    const recipes = readJson(parseJson(Buffer.from(text)));
    if (recipes.length > 0) return recipes;
  }
  if (isPlanToEat(text)) return readPlanToEat(text);
  const matter = readFrontMatter(text);
  if (matter && isChowdown(matter)) return [readChowdown(matter)];
  // A mark with braces is in no other kind of text.
  if (isCooklangName(fileName) || (matter && /@[^@{}\n]*\{[^{}\n]*\}/.test(matter.body))) {
    return [readCooklang(text, fileName)];
  }
  throw unknown();
}

/**
 * Reads a Potluck archive that is too large for memory. Its photos stay where they are.
 * @throws ImportError
 */
export async function readLargeArchive(path: string): Promise<ImportedRecipe[]> {
  const archive = await Archive.openFile(path);
  try {
    if (!archive.has(POTLUCK_FILE)) throw new ImportError(OTHER_LARGE);
    const recipes = await readPotluck(archive);
    if (recipes.length === 0) throw new ImportError("No recipe was found.");
    return recipes;
  } finally {
    archive.close();
  }
}

/**
 * Reads the recipes that another program, or Potluck itself, has written to a file. What the file contains decides how it is
 * read, and its name only where texts look alike.
 * @throws UnknownFormatError, ImportError
 */
export async function readArchive(
  fileName: string,
  bytes: Uint8Array,
  allowance = new ByteAllowance(),
): Promise<ImportedRecipe[]> {
  const recipes = isZip(bytes)
    ? await readZip(bytes, allowance)
    : isGzip(bytes)
      ? await readPaprikaFile(bytes, allowance)
      : readTextFile(fileName, new TextDecoder().decode(bytes));
  if (recipes.length === 0) throw new ImportError("No recipe was found.");
  return recipes;
}
