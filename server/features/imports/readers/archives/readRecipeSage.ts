import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { splitSteps, markHeading } from "../readInstructions";
import {
  toArray,
  type Fields,
  isFields,
  toLines,
  toLinkedPhotos,
  toNames,
  makeRecipe,
  readDates,
  readSource,
  toText,
} from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";

const FIELDS = fieldNames(
  `title description yield activeTime totalTime source url notes ingredients instructions labels recipeLabels
  images recipeImages image createdAt updatedAt indexedAt folder fromUser user`,
);

/** Returns true if JSON is a recipe of RecipeSage's own format. Its JSON-LD export has another reader. */
export const isRecipeSage = (recipe: Fields): boolean =>
  typeof recipe["title"] === "string" &&
  typeof recipe["ingredients"] === "string" &&
  typeof recipe["instructions"] === "string" &&
  ["activeTime", "labels", "recipeLabels", "folder", "recipeImages"].some((key) =>
    Object.hasOwn(recipe, key),
  );

/** Reads a recipe of RecipeSage; a line in brackets is a heading. */
export function readRecipeSage(recipe: Fields): ImportedRecipe {
  const images = toArray(recipe["images"] ?? recipe["recipeImages"]).map((image) =>
    isFields(image)
      ? (image["location"] ?? (isFields(image["image"]) && image["image"]["location"]))
      : image,
  );
  const [category, ...tags] = toNames(recipe["labels"] ?? recipe["recipeLabels"]);
  return makeRecipe({
    name: toText(recipe["title"]) ?? "",
    description: toText(recipe["description"]),
    ...readSource(recipe["source"], recipe["url"]),
    ...readServings(recipe["yield"]),
    prepMinutes: readMinutes(recipe["activeTime"]),
    totalMinutes: readMinutes(recipe["totalTime"]),
    ingredients: toLines(recipe["ingredients"]).map(markHeading),
    instructions: splitSteps(String(recipe["instructions"])),
    notes: toText(recipe["notes"]),
    category,
    otherCategories: tags,
    tags,
    photos: toLinkedPhotos(...images),
    ...readDates(recipe["createdAt"], recipe["updatedAt"]),
    warnings: warnOfUnread(listUnread(recipe, FIELDS)),
  });
}
