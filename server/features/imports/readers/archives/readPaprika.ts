import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ImportError } from "../ImportError";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { splitSteps } from "../readInstructions";
import type { ByteAllowance } from "./ByteAllowance";
import {
  toArray,
  decodePicture,
  type Fields,
  findText,
  isFields,
  toLines,
  toLinkedPhotos,
  toNames,
  filterPhotos,
  makeRecipe,
  toText,
} from "./fields";
import { parseJson } from "./parseJson";

const unpack = promisify(gunzip);

/** Returns true if JSON is a recipe of Paprika. */
export const isPaprika = (recipe: Fields): boolean =>
  typeof recipe["name"] === "string" && typeof recipe["directions"] === "string";

/** Reads the JSON of a `.paprikarecipe`. */
export function readPaprikaRecipe(recipe: Fields): ImportedRecipe {
  const morePictures = toArray(recipe["photos"]).map((photo) =>
    isFields(photo) ? photo["data"] : null,
  );
  const { photos, warnings } = filterPhotos(
    [recipe["photo_data"], ...morePictures].flatMap(decodePicture),
  );
  const [category, ...tags] = toNames(recipe["categories"]);
  const notes = [recipe["notes"], recipe["nutritional_info"]].flatMap((note) => toText(note) ?? []);
  return makeRecipe({
    name: toText(recipe["name"]) ?? "",
    description: toText(recipe["description"]),
    source: findText(recipe["source_url"], recipe["source"]),
    ...readServings(recipe["servings"]),
    prepMinutes: readMinutes(recipe["prep_time"]),
    cookMinutes: readMinutes(recipe["cook_time"]),
    totalMinutes: readMinutes(recipe["total_time"]),
    ingredients: toLines(recipe["ingredients"]),
    instructions: splitSteps(String(recipe["directions"] ?? "")),
    notes: notes.join("\n"),
    category,
    otherCategories: tags,
    tags,
    difficultyLevel: toText(recipe["difficulty"]),
    photos: photos.length > 0 ? photos : toLinkedPhotos(recipe["image_url"]),
    warnings,
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
