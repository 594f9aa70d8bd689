import { ownProperty } from "../../../../../shared/ownProperty";
import { RecipeVisibility } from "../../../../../shared/recipeVisibility";
import type { NutritionProperty } from "../../../exports/nutritionJsonLd";
import type { ImportedRecipe } from "../ImportedRecipe";
import { markHeading, splitSteps } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import {
  findText,
  makeRecipe,
  readDates,
  readSource,
  toHeadings,
  toLines,
  toLinkedPhotos,
  toText,
  toWords,
  type Row,
} from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";
import { makeNutrients, readNutrients } from "./readNutrients";
import { readYield } from "./readYield";

const NUTRIENTS = new Map<string, NutritionProperty>([
  ["Calories", "calories"],
  ["Fat", "fatContent"],
  ["Saturated Fat", "saturatedFatContent"],
  ["Carbohydrate", "carbohydrateContent"],
  ["Sugar", "sugarContent"],
  ["Fiber", "fiberContent"],
  ["Protein", "proteinContent"],
  ["Sodium", "sodiumContent"],
  ["Cholesterol", "cholesterolContent"],
]);
const toNutrients = makeNutrients(NUTRIENTS);

const COLUMNS = fieldNames(
  `Title Course Cuisine MainIngredient Description Source Url UrlHost PrepTime CookTime TotalTime Servings Yield
  Ingredients Directions Notes Tags PublicUrl PhotoUrl Private CreatedAt UpdatedAt
  ${[...NUTRIENTS.keys()].map((name) => name.replace(" ", "")).join(" ")}`,
);

/** Returns true for the columns of Plan to Eat. */
export const isPlanToEat = (columns: readonly string[]): boolean =>
  ["Title", "Ingredients", "Directions"].every((name) => columns.includes(name));

/** A comma before a line makes it a heading. */
const readIngredient = (line: string): string[] =>
  line.startsWith(", ") ? toHeadings(line.slice(2)) : [markHeading(line)];

/** Reads a row of Plan to Eat. */
export function readPlanToEat(row: Row): ImportedRecipe {
  const instructions = splitSteps(row["Directions"] ?? "");
  const { read, unread } = readYield(toText(row["Yield"]), toText(row["Servings"]));
  return makeRecipe({
    name: toText(row["Title"]) ?? "",
    description: toText(row["Description"]),
    ...readSource(row["Source"], findText(row["Url"], row["Url Host"])),
    ...read,
    prepMinutes: readMinutes(row["Prep Time"]),
    cookMinutes: readMinutes(row["Cook Time"]),
    totalMinutes: readMinutes(row["Total Time"]),
    ingredients: toLines(row["Ingredients"]).flatMap(readIngredient),
    instructions,
    notes: toText(row["Notes"]),
    category: toText(row["Course"]),
    tags: [
      ...toWords(row["Cuisine"]),
      ...toWords(row["Tags"]?.replaceAll("^", ",")),
      ...toWords(row["Main Ingredient"]),
    ],
    photos: toLinkedPhotos(row["Photo Url"]),
    nutrition: readNutrients(
      toNutrients((name) => ownProperty(row, name)),
      instructions,
    ),
    visibility: /^(?:yes|true|1)$/i.test(row["Private"] ?? "")
      ? RecipeVisibility.PRIVATE
      : undefined,
    ...readDates(row["Created At"], row["Updated At"]),
    warnings: warnOfUnread([...listUnread(row, COLUMNS), ...unread]),
  });
}
