import type { ImportedRecipe } from "../ImportedRecipe";
import { markHeading, splitSteps } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import {
  decodePicture,
  type Fields,
  filterPhotos,
  makeRecipe,
  readDates,
  toArray,
  toLines,
  toNames,
  toRawText,
  toText,
} from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";

const FIELDS = fieldNames(
  "title text images categories yield prepTime cookTime totalTime ingredients instructions notes nutrition link date",
);

/** Returns true if JSON is a recipe of Mela. */
export const isMela = (recipe: Fields): boolean =>
  typeof recipe["title"] === "string" &&
  typeof recipe["ingredients"] === "string" &&
  ["yield", "link", "prepTime", "images"].some((key) => Object.hasOwn(recipe, key)) &&
  !("recipeIngredient" in recipe);

/** A link in Markdown. */
const LINK = /(?<!!)\[([^[\]\n]{1,200})\]\([^()\s]{1,2000}\)/g;

/** Removes the addresses of links in an ingredient, since they are no part of its name. */
const unlink = (text: string): string => text.replace(LINK, "$1");

/** Mela counts the seconds since 2001. */
const START = Date.UTC(2001, 0, 1);

const LATEST_SECONDS = 10_000_000_000;

const toIsoDate = (seconds: unknown): string | undefined =>
  typeof seconds === "number" && seconds > 0 && seconds < LATEST_SECONDS
    ? new Date(START + seconds * 1000).toISOString()
    : undefined;

/** Reads a `.melarecipe` (https://mela.recipes/fileformat): lines of Markdown in JSON. */
export function readMela(recipe: Fields): ImportedRecipe {
  const { photos, warnings } = filterPhotos(toArray(recipe["images"]).flatMap(decodePicture));
  const [category, ...tags] = toNames(recipe["categories"]);
  const ingredients = toRawText(recipe["ingredients"]);
  return makeRecipe({
    name: toText(recipe["title"]) ?? "",
    description: toText(recipe["text"]),
    source: toText(recipe["link"]),
    ...readServings(recipe["yield"]),
    prepMinutes: readMinutes(recipe["prepTime"]),
    cookMinutes: readMinutes(recipe["cookTime"]),
    totalMinutes: readMinutes(recipe["totalTime"]),
    ingredients: toLines(unlink(ingredients)).map(markHeading),
    instructions: splitSteps(toRawText(recipe["instructions"])),
    notes: toText(recipe["notes"]),
    nutrition: toText(recipe["nutrition"]),
    category,
    otherCategories: tags,
    tags,
    photos,
    ...readDates(toIsoDate(recipe["date"])),
    warnings: [
      ...warnings,
      ...warnOfUnread([
        ...listUnread(recipe, FIELDS),
        ...(unlink(ingredients) !== ingredients ? ["links of ingredients"] : []),
      ]),
    ],
  });
}
