import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { stepsOfText } from "../readInstructions";
import {
  asArray,
  asHeading,
  decodedPicture,
  type Fields,
  linesIn,
  namesIn,
  photosOf,
  recipeOf,
  textIn,
} from "./fields";

/** Whether JSON is a recipe of Mela. */
export const isMela = (recipe: Fields): boolean =>
  typeof recipe["title"] === "string" &&
  typeof recipe["ingredients"] === "string" &&
  ["yield", "link", "prepTime", "images"].some((key) => Object.hasOwn(recipe, key)) &&
  !("recipeIngredient" in recipe);

/** A `.melarecipe`, as https://mela.recipes/fileformat describes it: lines of Markdown in JSON. */
export function readMela(recipe: Fields): ImportedRecipe {
  const { photos, warnings } = photosOf(asArray(recipe["images"]).flatMap(decodedPicture));
  const [category, ...tags] = namesIn(recipe["categories"]);
  const notes = [recipe["notes"], recipe["nutrition"]].flatMap((each) => textIn(each) ?? []);
  return recipeOf({
    name: textIn(recipe["title"]) ?? "",
    description: textIn(recipe["text"]),
    source: textIn(recipe["link"]),
    ...readServings(recipe["yield"]),
    prepMinutes: readMinutes(recipe["prepTime"]),
    cookMinutes: readMinutes(recipe["cookTime"]),
    totalMinutes: readMinutes(recipe["totalTime"]),
    ingredients: linesIn(recipe["ingredients"]).map(asHeading),
    instructions: stepsOfText(String(recipe["instructions"] ?? "")).map(asHeading),
    notes: notes.join("\n"),
    category,
    tags,
    photos,
    warnings,
  });
}
