import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { trimColon } from "../textOf";
import type { Archive } from "./Archive";
import {
  asArray,
  type Fields,
  firstText,
  isFields,
  linesIn,
  namesIn,
  photosOf,
  recipeOf,
  textIn,
} from "./fields";
import { parseJson } from "./parseJson";
import { ownProperty } from "../../../../../shared/ownProperty";

/** Returns whether a name is that of a recipe in an archive of Mealie: `recipes/soup/soup.json`. */
export function isMealieName(name: string): boolean {
  const [folder, title, file] = name.split("/").slice(-3);
  return folder === "recipes" && Boolean(title) && file === `${title}.json`;
}

/** Mealie has called its fields `recipe_yield` and `recipeYield`. */
const fieldOf = (recipe: Fields, name: string): unknown =>
  ownProperty(recipe, name) ??
  ownProperty(
    recipe,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );

const nameOf = (value: unknown): string | undefined => namesIn(value)[0];

const heading = (value: unknown): string[] => {
  const title = textIn(value);
  return title ? [`${trimColon(title)}:`] : [];
};

/** A quantity of zero says that there is none. */
const quantityOf = (value: unknown): string | undefined =>
  value === 0 || value === "0" ? undefined : textIn(value);

function linesOfIngredient(ingredient: unknown): string[] {
  if (!isFields(ingredient)) return linesIn(ingredient);
  const food = nameOf(ingredient["food"]);
  const note = textIn(ingredient["note"]);
  const words = [quantityOf(ingredient["quantity"]), nameOf(ingredient["unit"]), food];
  const line = food
    ? words.filter(Boolean).join(" ") + (note ? `, ${note}` : "")
    : firstText(note, fieldOf(ingredient, "originalText"), ingredient["display"]);
  return [...heading(ingredient["title"]), ...(line ? [line] : [])];
}

const stepsOf = (instruction: unknown): string[] =>
  isFields(instruction)
    ? [...heading(instruction["title"]), ...linesIn(instruction["text"])]
    : linesIn(instruction);

const notesOf = (recipe: Fields): string =>
  asArray(recipe["notes"])
    .flatMap((note) => (isFields(note) ? [textIn(note["title"]), textIn(note["text"])] : []))
    .filter(Boolean)
    .join("\n");

function readRecipe(recipe: Fields): ImportedRecipe {
  const [category, ...others] = namesIn(fieldOf(recipe, "recipeCategory"));
  const servings = fieldOf(recipe, "recipeServings");
  return recipeOf({
    name: textIn(recipe["name"]) ?? "",
    description: textIn(recipe["description"]),
    source: textIn(fieldOf(recipe, "orgURL") ?? recipe["org_url"]),
    ...readServings(fieldOf(recipe, "recipeYield")),
    ...(servings ? readServings(servings) : {}),
    prepMinutes: readMinutes(fieldOf(recipe, "prepTime")),
    cookMinutes: readMinutes(fieldOf(recipe, "performTime") ?? fieldOf(recipe, "cookTime")),
    totalMinutes: readMinutes(fieldOf(recipe, "totalTime")),
    ingredients: asArray(fieldOf(recipe, "recipeIngredient")).flatMap(linesOfIngredient),
    instructions: asArray(fieldOf(recipe, "recipeInstructions")).flatMap(stepsOf),
    notes: notesOf(recipe),
    category,
    tags: [...others, ...namesIn(recipe["tags"])],
  });
}

/** An archive that Mealie has exported. */
export async function readMealie(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isMealieName)) {
    const recipe = parseJson(await archive.read(name));
    if (!isFields(recipe)) continue;
    const folder = name.slice(0, name.lastIndexOf("/"));
    const picture = ["original.webp", "original.jpg", "original.png", "min-original.webp"]
      .map((file) => `${folder}/images/${file}`)
      .find((file) => archive.has(file));
    const read = readRecipe(recipe);
    const { photos, warnings } = photosOf(picture ? [await archive.photo(picture)] : []);
    recipes.push({ ...read, photos, warnings: [...read.warnings, ...warnings] });
  }
  return recipes;
}
