import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ImportError } from "../ImportError";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { stepsOfText } from "../readInstructions";
import type { ByteAllowance } from "./ByteAllowance";
import {
  asArray,
  decodedPicture,
  type Fields,
  firstText,
  isFields,
  linesIn,
  linkedPhotos,
  namesIn,
  photosOf,
  recipeOf,
  textIn,
} from "./fields";
import { parseJson } from "./parseJson";

const unpack = promisify(gunzip);

/** Whether JSON is a recipe of Paprika. */
export const isPaprika = (recipe: Fields): boolean =>
  typeof recipe["name"] === "string" && typeof recipe["directions"] === "string";

/** A recipe of Paprika, as it is packed in a `.paprikarecipe`. */
export function readPaprikaRecipe(recipe: Fields): ImportedRecipe {
  const further = asArray(recipe["photos"]).map((each) => (isFields(each) ? each["data"] : null));
  const { photos, warnings } = photosOf([recipe["photo_data"], ...further].flatMap(decodedPicture));
  const [category, ...tags] = namesIn(recipe["categories"]);
  const notes = [recipe["notes"], recipe["nutritional_info"]].flatMap((each) => textIn(each) ?? []);
  return recipeOf({
    name: textIn(recipe["name"]) ?? "",
    description: textIn(recipe["description"]),
    source: firstText(recipe["source_url"], recipe["source"]),
    ...readServings(recipe["servings"]),
    prepMinutes: readMinutes(recipe["prep_time"]),
    cookMinutes: readMinutes(recipe["cook_time"]),
    totalMinutes: readMinutes(recipe["total_time"]),
    ingredients: linesIn(recipe["ingredients"]),
    instructions: stepsOfText(String(recipe["directions"] ?? "")),
    notes: notes.join("\n"),
    category,
    tags,
    difficultyLevel: textIn(recipe["difficulty"]),
    photos: photos.length > 0 ? photos : linkedPhotos(recipe["image_url"]),
    warnings,
  });
}

/**
 * A `.paprikarecipe`: gzipped JSON.
 * @throws ImportError
 */
export async function readPaprikaFile(
  bytes: Uint8Array,
  allowance: ByteAllowance,
): Promise<ImportedRecipe[]> {
  const json = await unpack(bytes, { maxOutputLength: allowance.largest }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === "ERR_BUFFER_TOO_LARGE") allowance.take(Infinity);
      throw new ImportError("This file is damaged.", { cause });
    },
  );
  allowance.take(json.length);
  const recipe = parseJson(json);
  if (!isFields(recipe) || !isPaprika(recipe)) {
    throw new ImportError("This file does not contain a recipe of Paprika.");
  }
  return [readPaprikaRecipe(recipe)];
}

export const isPaprikaName = (name: string): boolean => /\.paprikarecipe$/i.test(name);
