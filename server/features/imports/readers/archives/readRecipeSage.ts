import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { stepsOfText } from "../readInstructions";
import {
  asArray,
  asHeading,
  type Fields,
  firstText,
  isFields,
  linesIn,
  linkedPhotos,
  namesIn,
  recipeOf,
  textIn,
} from "./fields";

/** Whether JSON is a recipe as RecipeSage's own export has it; its JSON-LD is read as such. */
export const isRecipeSage = (recipe: Fields): boolean =>
  typeof recipe["title"] === "string" &&
  typeof recipe["ingredients"] === "string" &&
  typeof recipe["instructions"] === "string" &&
  ["activeTime", "labels", "recipeLabels", "folder", "recipeImages"].some((key) =>
    Object.hasOwn(recipe, key),
  );

/** A recipe of RecipeSage; a line in brackets is a heading. */
export function readRecipeSage(recipe: Fields): ImportedRecipe {
  const images = asArray(recipe["images"] ?? recipe["recipeImages"]).map((each) =>
    isFields(each)
      ? (each["location"] ?? (isFields(each["image"]) && each["image"]["location"]))
      : each,
  );
  const [category, ...tags] = namesIn(recipe["labels"] ?? recipe["recipeLabels"]);
  return recipeOf({
    name: textIn(recipe["title"]) ?? "",
    description: textIn(recipe["description"]),
    source: firstText(recipe["url"], recipe["source"]),
    ...readServings(recipe["yield"]),
    prepMinutes: readMinutes(recipe["activeTime"]),
    totalMinutes: readMinutes(recipe["totalTime"]),
    ingredients: linesIn(recipe["ingredients"]).map(asHeading),
    instructions: stepsOfText(String(recipe["instructions"])).map(asHeading),
    notes: textIn(recipe["notes"]),
    category,
    tags,
    photos: linkedPhotos(...images),
  });
}
