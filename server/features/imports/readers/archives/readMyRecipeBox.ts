import type { ImportedRecipe } from "../ImportedRecipe";
import { markHeading, splitSteps } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { makeRecipe, toLines, toLinkedPhotos, toText, toWords, type Row } from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";
import { readNutrientLines } from "./readNutrients";

const COLUMNS = fieldNames(
  `title description preparationTime cookingTime totalTime quantity ingredients instructions notes nutrition categories
  tags source originalPicture`,
);

/** Returns true for the columns of MyRecipeBox. */
export const isMyRecipeBox = (columns: readonly string[]): boolean =>
  ["title", "ingredients", "instructions"].every((name) => columns.includes(name));

/** Reads a row of MyRecipeBox. */
export function readMyRecipeBox(row: Row): ImportedRecipe {
  const instructions = splitSteps(row["instructions"] ?? "");
  const [category, ...categories] = toWords(row["categories"]);
  return makeRecipe({
    name: toText(row["title"]) ?? "",
    description: toText(row["description"]),
    source: toText(row["source"]),
    ...readServings(row["quantity"]),
    prepMinutes: readMinutes(row["preparationTime"]),
    cookMinutes: readMinutes(row["cookingTime"]),
    totalMinutes: readMinutes(row["totalTime"]),
    ingredients: toLines(row["ingredients"]).map(markHeading),
    instructions,
    notes: toText(row["notes"]),
    category,
    otherCategories: categories,
    tags: [...categories, ...toWords(row["tags"])],
    photos: toLinkedPhotos(row["originalPicture"]),
    nutrition: readNutrientLines(toLines(row["nutrition"]), instructions),
    warnings: warnOfUnread(listUnread(row, COLUMNS)),
  });
}
