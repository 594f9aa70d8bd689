import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ImportError } from "../ImportError";
import type { ImportedPhoto, ImportedRecipe } from "../ImportedRecipe";
import { splitSteps } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import type { ByteAllowance } from "./ByteAllowance";
import {
  decodePicture,
  type Fields,
  filterPhotos,
  isFields,
  makeRecipe,
  readDates,
  readSource,
  toArray,
  toLines,
  toLinkedPhotos,
  toNames,
  toRawText,
  toText,
} from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";
import { parseJson } from "./parseJson";
import { joinSteps, readStepLines } from "./stepLines";

const unpack = promisify(gunzip);

/** The fields that are read, and those about the program itself. */
const FIELDS = fieldNames(
  `name ingredients directions description notes nutritionalInfo servings difficulty prepTime cookTime totalTime
  source sourceUrl imageUrl photo photoHash photoLarge photoData photoUrl photos scale categories created deleted
  inTrash isPinned onGroceryList`,
);

/** Returns true if JSON is a recipe of Paprika. */
export const isPaprika = (recipe: Fields): boolean =>
  typeof recipe["name"] === "string" && typeof recipe["directions"] === "string";

/** A link to another recipe. */
const RECIPE_LINK = /\[recipe:([^[\]\n]{1,200})\]/gi;

/** Reads the JSON of a `.paprikarecipe`. */
export function readPaprikaRecipe(recipe: Fields): ImportedRecipe {
  const pictures = toArray(recipe["photos"]).filter(isFields);
  const stepPictures = new Set<Fields>();
  const findPhotos = (name: string): ImportedPhoto[] => {
    const picture = pictures.find((item) => item["name"] === name.trim());
    if (picture) stepPictures.add(picture);
    return filterPhotos(decodePicture(picture?.["data"])).photos;
  };
  const text = toRawText(recipe["directions"]).replace(RECIPE_LINK, "$1");
  const { lines, lacksPhotos } = readStepLines(text, splitSteps, findPhotos);
  const ofDish = pictures.filter((picture) => !stepPictures.has(picture));
  const { photos, warnings } = filterPhotos(
    [recipe["photo_data"], ...ofDish.map(({ data }) => data)].flatMap(decodePicture),
  );
  const [category, ...tags] = toNames(recipe["categories"]);
  const links = [...toRawText(recipe["directions"]).matchAll(RECIPE_LINK)];
  return makeRecipe({
    name: toText(recipe["name"]) ?? "",
    description: toText(recipe["description"]),
    ...readSource(recipe["source"], recipe["source_url"]),
    ...readServings(recipe["servings"]),
    prepMinutes: readMinutes(recipe["prep_time"]),
    cookMinutes: readMinutes(recipe["cook_time"]),
    totalMinutes: readMinutes(recipe["total_time"]),
    ingredients: toLines(recipe["ingredients"]),
    ...joinSteps(lines, photos.length > 0 ? photos : toLinkedPhotos(recipe["image_url"])),
    notes: toText(recipe["notes"]),
    nutrition: toText(recipe["nutritional_info"]),
    category,
    otherCategories: tags,
    tags,
    difficultyLevel: toText(recipe["difficulty"]),
    ...readDates(recipe["created"]),
    warnings: [
      ...warnings,
      ...warnOfUnread([
        ...listUnread(recipe, FIELDS),
        ...links.map(([, name]) => `linked recipe (${name})`),
        ...(lacksPhotos ? ["photos of steps"] : []),
      ]),
    ],
  });
}

/**
 * Reads a `.paprikarecipe`, which is gzipped JSON.
 * @throws ImportError
 */
export async function readPaprikaFile(
  bytes: Uint8Array,
  allowance: ByteAllowance,
): Promise<ImportedRecipe[]> {
  const json = await unpack(bytes, { maxOutputLength: allowance.largest }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === "ERR_BUFFER_TOO_LARGE") allowance.spend(Infinity);
      throw new ImportError("This file is damaged.", { cause });
    },
  );
  allowance.spend(json.length);
  const recipe = parseJson(json);
  if (!isFields(recipe) || !isPaprika(recipe)) {
    throw new ImportError("This file does not contain a recipe of Paprika.");
  }
  return [readPaprikaRecipe(recipe)];
}

export const isPaprikaName = (name: string): boolean => /\.paprikarecipe$/i.test(name);
