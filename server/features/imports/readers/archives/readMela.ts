import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { splitSteps, markHeading } from "../readInstructions";
import {
  toArray,
  decodePicture,
  type Fields,
  toLines,
  toNames,
  filterPhotos,
  makeRecipe,
  toText,
} from "./fields";

/** Returns true if JSON is a recipe of Mela. */
export const isMela = (recipe: Fields): boolean =>
  typeof recipe["title"] === "string" &&
  typeof recipe["ingredients"] === "string" &&
  ["yield", "link", "prepTime", "images"].some((key) => Object.hasOwn(recipe, key)) &&
  !("recipeIngredient" in recipe);

/** Reads a `.melarecipe` (https://mela.recipes/fileformat): lines of Markdown in JSON. */
export function readMela(recipe: Fields): ImportedRecipe {
  const { photos, warnings } = filterPhotos(toArray(recipe["images"]).flatMap(decodePicture));
  const [category, ...tags] = toNames(recipe["categories"]);
  const notes = [recipe["notes"], recipe["nutrition"]].flatMap((note) => toText(note) ?? []);
  return makeRecipe({
    name: toText(recipe["title"]) ?? "",
    description: toText(recipe["text"]),
    source: toText(recipe["link"]),
    ...readServings(recipe["yield"]),
    prepMinutes: readMinutes(recipe["prepTime"]),
    cookMinutes: readMinutes(recipe["cookTime"]),
    totalMinutes: readMinutes(recipe["totalTime"]),
    ingredients: toLines(recipe["ingredients"]).map(markHeading),
    instructions: splitSteps(String(recipe["instructions"] ?? "")),
    notes: notes.join("\n"),
    category,
    otherCategories: tags,
    tags,
    photos,
    warnings,
  });
}
