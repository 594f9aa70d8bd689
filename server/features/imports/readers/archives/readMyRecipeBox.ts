import type { NutritionProperty } from "../../../exports/nutritionJsonLd";
import type { ImportedRecipe } from "../ImportedRecipe";
import { markHeading, splitSteps } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { makeRecipe, toLines, toLinkedPhotos, toText, toWords } from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";
import { type Nutrients, readNutrients } from "./readNutrients";
import type { Row } from "./readTable";

const NUTRIENTS = new Map<string, NutritionProperty>([
  ["servingsize", "servingSize"],
  ["calories", "calories"],
  ["fat", "fatContent"],
  ["saturatedfat", "saturatedFatContent"],
  ["unsaturatedfat", "unsaturatedFatContent"],
  ["transfat", "transFatContent"],
  ["carbohydrate", "carbohydrateContent"],
  ["sugar", "sugarContent"],
  ["fiber", "fiberContent"],
  ["protein", "proteinContent"],
  ["sodium", "sodiumContent"],
  ["cholesterol", "cholesterolContent"],
]);

const COLUMNS = fieldNames(
  `title description preparationTime cookingTime totalTime quantity ingredients instructions notes nutrition categories
  tags source originalPicture`,
);

/** Returns true for the columns of MyRecipeBox. */
export const isMyRecipeBox = (columns: readonly string[]): boolean =>
  ["title", "ingredients", "instructions"].every((name) => columns.includes(name));

/** Reads lines such as "saturatedFat : 4 g"; a text without such lines is returned as it is. */
function readNutrition(text: string | undefined, instructions: string[]): string | undefined {
  const nutrients: Nutrients = {};
  const rest: string[] = [];
  for (const line of toLines(text)) {
    const [, name = "", value = ""] = /^([A-Za-z ]{1,30}?) ?: ?(.+)$/.exec(line) ?? [];
    const property = NUTRIENTS.get(name.replaceAll(" ", "").toLowerCase());
    if (property && nutrients[property] === undefined) nutrients[property] = value;
    else rest.push(line);
  }
  return [readNutrients(nutrients, instructions), ...rest].filter(Boolean).join("\n") || undefined;
}

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
    tags: [...categories, ...toWords(row["tags"])],
    photos: toLinkedPhotos(row["originalPicture"]),
    nutrition: readNutrition(row["nutrition"], instructions),
    warnings: warnOfUnread(listUnread(row, COLUMNS)),
  });
}
